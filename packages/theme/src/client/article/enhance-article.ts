import type { Announcer } from '../../browser/announcer.ts'
import { carryLocation } from '../../link/carry-location.ts'
import { closeContents } from './current-heading.ts'
import { copyCode, type LiveContentTexts } from './copy-code.ts'
import { moveAlongTabs, prepareTabs, selectTab, showPanel } from './tabs.ts'
import { toggleWrap, watchOverflow } from './wrap-code.ts'

const TAB = '[data-fyr-tabs] [role="tab"]'
const LATE = '[data-fyr-embed],[data-fyr-page-action],[data-fyr-try]'
const PANEL = '[data-fyr-tabs] > [role="tabpanel"]'

/**
 * Handles the buttons and tabs of all articles in `root`, by event delegation, until `signal` aborts. The markup of
 * articles comes from the build; React owns none of it.
 */
export function listenToArticles(
  root: HTMLElement,
  messages: LiveContentTexts,
  announcer: Announcer,
  signal?: AbortSignal,
): void {
  const options = signal && { signal }
  root.addEventListener(
    'click',
    ({ target }) => {
      const link = closest(target, 'a')
      if (link) closeContents(link)
      const button = closest(target, 'button')
      if (!button) return
      if (button.dataset['fyrCopy'] !== undefined) void copyCode(button, messages, announcer)
      if (button.dataset['fyrWrap'] !== undefined) toggleWrap(button)
      if (button.matches(LATE)) void pressLate(button, messages, announcer)
      if (button.matches(TAB)) selectTab(button, root)
    },
    options,
  )
  root.addEventListener(
    'keydown',
    (event) => {
      const tab = closest(event.target, TAB)
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      if (tab && !hasModifier && moveAlongTabs(tab, event.key, root)) event.preventDefault()
    },
    options,
  )
  root.addEventListener(
    'beforematch',
    ({ target }) => {
      const panel = closest(target, PANEL)
      if (panel) showPanel(panel)
    },
    options,
  )
}

/** Most readers press none of these buttons, so what they do is loaded when one does. */
async function pressLate(
  button: HTMLElement,
  messages: LiveContentTexts,
  announcer: Announcer,
): Promise<void> {
  const { pressButton } = await import('./late-buttons.ts')
  pressButton(button, messages, announcer)
}

/** Few pages have terms. */
async function prepareTerms(article: HTMLElement): Promise<void> {
  const { showTerms } = await import('./show-terms.ts')
  showTerms(article)
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

/**
 * Applies the reader's choices and the address to a new article, and shows the controls that have something to do.
 * Returns a function that stops watching it.
 */
export function prepareArticle(article: HTMLElement): () => void {
  prepareTabs(article)
  if (article.querySelector('[data-fyr-term]')) void prepareTerms(article)
  const endings = [carryLocation(article), watchOverflow(article)]
  return () => {
    for (const end of endings) end()
  }
}
