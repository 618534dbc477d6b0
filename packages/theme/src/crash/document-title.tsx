import { useLayoutEffect } from 'react'

/** Gives the document a title for as long as it is mounted, then puts back the one before. Draws nothing. */
export function DocumentTitle({ title }: { readonly title: string }): null {
  useLayoutEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
  return null
}
