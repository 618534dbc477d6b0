import { en } from './en.ts'
import type { Messages } from './messages.ts'
import { no } from './no.ts'

/** Catalogues by primary language subtag. Readers of nynorsk are nearer to bokmål than to English. */
const CATALOGUES: ReadonlyMap<string, Messages> = new Map([
  ['en', en],
  ['nb', no],
  ['nn', no],
  ['no', no],
])

/**
 * Returns the catalogue for a BCP 47 language tag. `no`, `nb` and their regions are one written language here; a
 * language without a catalogue gets the English one.
 */
export function messagesFor(lang: string): Messages {
  const primary = lang.toLowerCase().split('-', 1)[0] ?? ''
  return CATALOGUES.get(primary) ?? en
}
