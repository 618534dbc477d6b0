import type { ReactElement, Ref } from 'react'

/** The article's HTML and, in the browser, a handle on its element. */
export interface ArticleHostProps {
  /**
   * Inner HTML of the article. In the browser it must stay the same object while the page is the same: then React
   * does not touch the document, and replaces the article as a whole when the page changes.
   */
  readonly html: { readonly __html: string | TrustedHTML }
  readonly ref?: Ref<HTMLElement>
}

/**
 * The `<main>` element around the article. The server fills it; in the browser its content is kept as it is and
 * replaced as a whole on navigation. Focusable by script, so that the skip link moves the reading position too.
 */
export function ArticleHost({ html, ref }: ArticleHostProps): ReactElement {
  return (
    <main
      id="main"
      className="fyr-main"
      tabIndex={-1}
      ref={ref}
      dangerouslySetInnerHTML={html}
      suppressHydrationWarning
    />
  )
}
