/** Ids of the document around the article; an article that used one would break the page or its scripts. */
export const RESERVED_IDS: readonly string[] = [
  'main',
  'fyr',
  'fyr-page',
  'fyr-progress',
  'fyr-load-notice',
  'fyr-toc-title',
  'footnote-label',
]
