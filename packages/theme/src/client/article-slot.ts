import { prepareArticle } from './article/enhance-article.ts'

/** The place of the article in the document. */
export interface ArticleSlot {
  /** Takes the element when it comes to stand in the document, null when it goes; a `ref`. */
  readonly attach: (element: HTMLElement | null) => void
  /** Prepares what the element holds now; to be called when its content has been replaced. */
  readonly refresh: () => void
}

/** Makes the slot; one article at a time is prepared and watched. */
export function createArticleSlot(): ArticleSlot {
  let current: { readonly element: HTMLElement; readonly stop: () => void } | null = null
  const attach = (element: HTMLElement | null): void => {
    current?.stop()
    current = element && { element, stop: prepareArticle(element) }
  }
  return { attach, refresh: () => attach(current?.element ?? null) }
}
