import { type KeyboardEvent, type MouseEvent, useCallback } from 'react'
import { isPlainClick } from '../link/is-plain-click.ts'
import { markArticle } from './mark-article.ts'
import { rememberSearch } from './recent-searches.ts'
import type { SearchChoice } from './search-hits.tsx'
import type { FoundPages } from './use-found-pages.ts'
import type { SearchWords } from './use-search-words.ts'

export interface SearchKeysOptions {
  readonly navigate: (href: string) => void
  readonly onClose: (words: string) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The keys that go through the hits, round at both ends, and what opens one of them. */
export function useSearchKeys(
  { navigate, onClose }: SearchKeysOptions,
  { asked, active, moveTo }: SearchWords,
  { choices }: FoundPages,
): {
  readonly go: (event: MouseEvent, choice: SearchChoice) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
} {
  const open = useCallback(
    ({ href, words }: SearchChoice): void => {
      rememberSearch(asked.trim())
      onClose('')
      document.addEventListener('fyr:navigated', () => markArticle(words), { once: true })
      navigate(href)
    },
    [asked, onClose, navigate],
  )
  const go = useCallback(
    (event: MouseEvent, choice: SearchChoice): void => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      open(choice)
    },
    [open],
  )
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const [step, chosen] = [STEPS[event.key], choices[active]]
    if (step !== undefined) {
      if (choices.length > 0) moveTo((active + step + choices.length) % choices.length)
    } else if (event.key !== 'Enter' || chosen === undefined) return
    else open(chosen)
    event.preventDefault()
  }
  return { go, onKeyDown }
}
