import type { SearchPage, TextSource } from '@fyr/content-pipeline'
import { readSections } from '@fyr/content-pipeline/page-plan'
import {
  type Analyser,
  changeSearchIndex,
  createAnalyser,
  createSearchIndex,
  type IndexFacts,
  type KeptIndex,
  type PageWords,
  type ReadPage,
  readPageWords,
  searchLanguage,
  type SearchIndex,
  type TextsWriter,
  thesaurusOf,
} from '@fyr/search'
import pMap from 'p-map'
import { loadStemmer } from './load-stemmer.ts'

/** Pages to index together: those of a locale and version. */
export interface IndexOrder {
  /** Tells it from the other indexes of a site; the same in the next build. */
  readonly name: string
  /** Language tag of the locale: `nb-NO`. */
  readonly lang: string
  readonly pages: readonly SearchPage[]
}

/** Reads the words of a compiled text. */
export type WordReader = (textKey: string, analyse: Analyser) => Promise<PageWords>

/** The source of the words of pages, and the place for the texts of a large site. */
export interface IndexContext {
  readonly readWords: WordReader
  readonly writeTexts: TextsWriter
}

/** Number of pages whose words are kept for the second reading of a large site; they take about 20 MB. */
const MOST_KEPT = 500

/** An index, and what the next build changes it by; null for that of a small site. */
export interface IndexedPages {
  readonly index: SearchIndex
  readonly facts: IndexFacts | null
}

/** Makes the index of some pages, if it can from `last`, the one before. Rejects when `readWords` rejects. */
export async function indexPages(
  { lang, pages }: IndexOrder,
  { readWords, writeTexts }: IndexContext,
  last: KeptIndex | null = null,
): Promise<IndexedPages> {
  const stem = await loadStemmer(lang)
  const { joints, suffixes } = searchLanguage(lang)
  const options = { stem, joints, suffixes, thesaurus: thesaurusOf(lang) }
  const changed = last && (await changeSearchIndex(last, pages, { options, readWords, writeTexts }))
  if (changed !== null) return changed
  const analyse = createAnalyser(stem)
  const index = createSearchIndex(options, writeTexts)
  const kept: PageWords[] = []
  // One after the other, because a tree takes ten times the memory of its sections.
  const visit = (add: (page: ReadPage) => void): Promise<void[]> =>
    pMap(
      pages,
      async ({ path, title, kind, trail, boost, textKey }, number) => {
        const words = kept[number] ?? (await readWords(textKey, analyse))
        if (number < MOST_KEPT) kept[number] = words
        add({ path, title, kind, trail, boost, words })
      },
      { concurrency: 1 },
    )
  await visit(index.addPage)
  if (index.isLarge()) await visit(index.indexPage)
  return { index: index.finish(), facts: index.facts() }
}

/** Reads words from compiled texts. */
export function wordsOfTexts(texts: TextSource): WordReader {
  return async (textKey, analyse) => readPageWords(readSections(await texts.loadText(textKey)), analyse)
}
