import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type Stem, stemmerName } from '@fyr/search'
import { ownFile } from '../own-package.ts'

/** File of the stemmer of a language (`nb-NO`), absolute; null for a language without one. */
function stemmerFile(lang: string): string | null {
  const name = stemmerName(lang)
  return name === null ? null : ownFile(`dist/stemmers/${name}.js`)
}

/** The code of the stemmer of a language, as browsers load it; null for a language without one. */
export function readStemmer(lang: string): string | null {
  const file = stemmerFile(lang)
  return file === null ? null : readFileSync(file, 'utf8')
}

/** The stemmer of a language; null for a language without one. */
export async function loadStemmer(lang: string): Promise<Stem | null> {
  const file = stemmerFile(lang)
  if (file === null) return null
  const { stemmer }: { readonly stemmer: Stem } = await import(pathToFileURL(file).href)
  return stemmer
}
