import { useSyncExternalStore } from 'react'
import { type ConsentState, consentState, giveConsent, unknownConsent, watchConsent } from './consent.ts'

/**
 * The reader's answer to a consent by its name, and a function that keeps another answer. For the slot `Consent` and
 * other components of the shell, and for islands.
 */
export function useConsent(name: string): [ConsentState, (isGiven: boolean) => void] {
  const state = useSyncExternalStore(watchConsent, () => consentState(name), unknownConsent)
  return [state, (isGiven) => giveConsent(name, isGiven)]
}
