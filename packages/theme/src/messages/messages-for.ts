import { en } from './en.ts'
import type { Messages } from './messages.ts'
import { no } from './no.ts'

/** Primary language subtags that are read as Norwegian. Readers of nynorsk are nearer to bokmål than to English. */
const NORWEGIAN = new Set(['no', 'nb', 'nn'])

/**
 * Gives the catalogue for a BCP 47 language tag. `no`, `nb` and their regions are one written language here; a
 * language without a catalogue gets the English one.
 */
export function messagesFor(lang: string): Messages {
  const primary = lang.toLowerCase().split('-', 1)[0] ?? ''
  return NORWEGIAN.has(primary) ? no : en
}
