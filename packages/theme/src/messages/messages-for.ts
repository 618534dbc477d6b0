import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { Catalogue } from './messages.ts'
import { nl } from './nl.ts'
import { no } from './no.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { sv } from './sv.ts'
import { tr } from './tr.ts'
import { uk } from './uk.ts'
import { zh } from './zh.ts'

/** Catalogues by primary language subtag. Readers of nynorsk are nearer to bokmål than to English. */
const CATALOGUES: ReadonlyMap<string, Catalogue> = new Map([
  ['da', da],
  ['de', de],
  ['en', en],
  ['es', es],
  ['fr', fr],
  ['it', it],
  ['ja', ja],
  ['ko', ko],
  ['nb', no],
  ['nl', nl],
  ['nn', no],
  ['no', no],
  ['pl', pl],
  ['pt', pt],
  ['ru', ru],
  ['sv', sv],
  ['tr', tr],
  ['uk', uk],
  ['zh', zh],
])

/**
 * Returns the catalogue for a BCP 47 language tag. `no`, `nb` and their regions are one written language here; a
 * language without a catalogue gets the English one.
 */
export function messagesFor(lang: string): Catalogue {
  const primary = lang.toLowerCase().split('-', 1)[0] ?? ''
  return CATALOGUES.get(primary) ?? en
}
