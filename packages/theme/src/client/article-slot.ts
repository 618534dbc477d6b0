import { prepareArticle } from './article/enhance-article.ts'

/** The place of the article in the document. */
export interface ArticleSlot {
  /** Takes the element when it comes to stand in the document, null when it goes; a `ref`. */
  readonly attach: (element: HTMLElement | null) => void
  /** Prepares what the element holds now; to be called when its content has been replaced. */
  readonly refresh: () => void
}

/** Makes the slot; one article at a time is prepared and watched, and its islands are started, where a site has some. */
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
