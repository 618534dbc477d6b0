/** The element that marks the end of a post's excerpt, until the tree is split there. */
export const TRUNCATE_TAG = 'fyr-truncate'

/** The same marker in MDX. */
export const TRUNCATE_EXPRESSION = /^\{\/\*\s*truncate\s*\*\/\}$/
