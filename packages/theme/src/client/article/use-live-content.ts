import { type RefCallback, useCallback } from 'react'
import { createAnnouncer } from '../../browser/announcer.ts'
import { useMessages } from '../../messages/messages-context.ts'
import { listenToArticles, prepareArticle } from './enhance-article.ts'

/**
 * Returns a ref for the element around code blocks and tabs in an application that is not a Fyr site: their buttons
 * work while the element is mounted. On a site the shell does this for every article.
 */
export function useLiveContent(): RefCallback<HTMLElement> {
  const messages = useMessages()
  return useCallback(
    (root: HTMLElement | null) => {
      if (root === null) return undefined
      const announcer = createAnnouncer()
      const listening = new AbortController()
      listenToArticles(root, messages, announcer, listening.signal)
      const stopWatching = prepareArticle(root)
      return () => {
        listening.abort()
        stopWatching()
        announcer.remove()
      }
    },
    [messages],
  )
}
