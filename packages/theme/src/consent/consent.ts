import { readerStorage } from '../browser/storage.ts'

/** The name of a consent, and whether the reader gave it. */
export interface ConsentDetail {
  readonly name: string
  readonly isGiven: boolean
}

declare global {
  interface DocumentEventMap {
    /** A reader has given or withdrawn a consent. */
    'fyr:consent': CustomEvent<ConsentDetail>
  }
}

/** Answers of this page view that could not be stored. */
const answers = new Map<string, boolean>()

/** The reader's answer to a consent by its name; null when there is none yet. */
export function readConsent(name: string): boolean | null {
  const stored = readerStorage.read(`fyr.consent.${name}`)
  return answers.get(name) ?? (stored === null ? null : stored === 'yes')
}

/**
 * Keeps the reader's answer and reports it with `fyr:consent` on the document. Scripts that wait for a consent start
 * when it is given; a script that runs already ends with the document.
 */
export function giveConsent(name: string, isGiven = true): void {
  const key = `fyr.consent.${name}` as const
  const answer = isGiven ? 'yes' : 'no'
  readerStorage.write(key, answer)
  // Another tab of the site may change the stored value. Storage that is blocked or full keeps the old answer.
  if (readerStorage.read(key) === answer) answers.delete(name)
  else answers.set(name, isGiven)
  document.dispatchEvent(new CustomEvent('fyr:consent', { detail: { name, isGiven } }))
}

/** The state of a consent. `unknown` until the browser has read it: show nothing then. */
export type ConsentState = 'unknown' | 'unanswered' | 'given' | 'refused'

/** The answer to a consent by its name as a state. */
export function consentState(name: string): ConsentState {
  const answer = readConsent(name)
  if (answer === null) return 'unanswered'
  return answer ? 'given' : 'refused'
}

/** The state of a consent on the server. */
export function unknownConsent(): ConsentState {
  return 'unknown'
}

/** Calls back when an answer may have changed, in this tab or another one of the site. Returns how to end that. */
export function watchConsent(onChange: () => void): () => void {
  document.addEventListener('fyr:consent', onChange)
  window.addEventListener('storage', onChange)
  return () => {
    document.removeEventListener('fyr:consent', onChange)
    window.removeEventListener('storage', onChange)
  }
}
