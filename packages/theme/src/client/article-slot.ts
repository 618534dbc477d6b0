import { prepareArticle } from './article/enhance-article.ts'

/** The place of the article in the document. */
export interface ArticleSlot {
  /** Takes the element when it is mounted, and null when it is removed; a `ref`. */
  readonly attach: (element: HTMLElement | null) => void
  /** Prepares the current content of the element; call it after replacing the content. */
  readonly refresh: () => void
}

/** Makes the slot; one article at a time is prepared and watched, and its islands are started. */
export function createArticleSlot(startIslands: (article: HTMLElement) => () => void = nothing): ArticleSlot {
  let current: { readonly element: HTMLElement; readonly stop: () => void } | null = null
  const attach = (element: HTMLElement | null): void => {
    current?.stop()
    current = element && { element, stop: prepare(element) }
  }
  const prepare = (element: HTMLElement): (() => void) => {
    const ends = [prepareArticle(element), startIslands(element)]
    return () => {
      for (const end of ends) end()
    }
  }
  return { attach, refresh: () => attach(current?.element ?? null) }
}

const nothing = () => () => {}
