import type { Messages } from '../../messages/messages.ts'
import type { Announcer } from '../announcer.ts'
import { copyCode } from './copy-code.ts'
import { moveAlongTabs, restoreTabs, selectTab } from './tabs.ts'
import { toggleWrap, watchOverflow } from './wrap-code.ts'

/**
 * Makes the buttons and tabs of every article answer that will stand in `root`, by listening there. The articles'
 * markup is the build's; nothing in it belongs to React.
 */
export function listenToArticles(root: HTMLElement, messages: Messages, announcer: Announcer): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('main button') : null
    if (!button) return
    if (button.dataset['fyrCopy'] !== undefined) void copyCode(button, messages, announcer)
    if (button.dataset['fyrWrap'] !== undefined) toggleWrap(button)
    if (button.getAttribute('role') === 'tab') selectTab(button, root)
  })
  root.addEventListener('keydown', (event) => {
    const tab =
      event.target instanceof Element ? event.target.closest<HTMLElement>('main [role="tab"]') : null
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (tab && !hasModifier && moveAlongTabs(tab, event.key, root)) event.preventDefault()
  })
}

/**
 * Brings an article that has come to stand in the document to the reader's choices, and shows the controls that have
 * something to do. Gives back the function that ends its watching.
 */
export function prepareArticle(article: HTMLElement): () => void {
  restoreTabs(article)
  return watchOverflow(article)
}
