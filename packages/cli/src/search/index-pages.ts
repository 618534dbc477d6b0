import { readSections, type SearchPage, type TextSource } from '@fyr/content-pipeline'
import { buildSearchIndex, compoundJoints, type SearchIndex } from '@fyr/content-pipeline/search'
import pMap from 'p-map'
import { loadStemmer } from './load-stemmer.ts'

/** Pages to index together: those of a locale and version. */
export interface IndexOrder {
  /** Of the locale: `nb-NO`. */
  readonly lang: string
  readonly pages: readonly SearchPage[]
}

/** Makes the index of some pages from their compiled texts. Rejects with what `texts` rejects with. */
export async function indexPages({ lang, pages }: IndexOrder, texts: TextSource): Promise<SearchIndex> {
  const stem = await loadStemmer(lang)
  // One after the other: a tree takes ten times the memory of its sections.
  const searched = await pMap(
    pages,
    async ({ path, title, kind, trail, boost, textKey }) => {
      const sections = readSections(await texts.loadText(textKey))
      return { path, title, kind, trail, boost, sections }
    },
    { concurrency: 1 },
  )
  return buildSearchIndex(searched, { stem, joints: compoundJoints(lang) })
}
