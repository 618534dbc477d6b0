import { useSyncExternalStore } from 'react'
import { giveConsent, readConsent } from './consent.ts'

/** The state of a consent. `unknown` until the browser has read it: show nothing then. */
export type ConsentState = 'unknown' | 'unanswered' | 'given' | 'refused'

/**
 * The reader's answer to a consent by its name, and a function that keeps another answer. For the slot `Consent` and
 * other components of the shell, and for islands.
 */
export function useConsent(name: string): [ConsentState, (isGiven: boolean) => void] {
  const state = useSyncExternalStore<ConsentState>(
    subscribe,
    () => stateOf(readConsent(name)),
    () => 'unknown',
  )
  return [state, (isGiven) => giveConsent(name, isGiven)]
}

function stateOf(answer: boolean | null): ConsentState {
  if (answer === null) return 'unanswered'
  return answer ? 'given' : 'refused'
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fyr:consent', onChange)
  window.addEventListener('storage', onChange)
  return () => {
    document.removeEventListener('fyr:consent', onChange)
    window.removeEventListener('storage', onChange)
  }
}
