import { readerStorage } from '../browser/storage.ts'

/** What a reader was asked to consent to, and whether the answer was yes. */
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

/** Answers of this page view: storage may be blocked. */
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
  answers.set(name, isGiven)
  readerStorage.write(`fyr.consent.${name}`, isGiven ? 'yes' : 'no')
  document.dispatchEvent(new CustomEvent('fyr:consent', { detail: { name, isGiven } }))
}
