import { useLayoutEffect } from 'react'

/** Sets the title of the document while it is mounted, then restores the one before. Renders nothing. */
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
