import { servingLanguage } from '@fyr/search/language'
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

/** Catalogues by the language that they serve. */
const CATALOGUES: ReadonlyMap<string, Catalogue> = new Map([
  ['da', da],
  ['de', de],
  ['en', en],
  ['es', es],
  ['fr', fr],
  ['it', it],
  ['ja', ja],
  ['ko', ko],
  ['nl', nl],
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
  return CATALOGUES.get(servingLanguage(lang)) ?? en
}
