import type { ContentBuild } from '@fyr/content-pipeline'
import type { LocaleManifest } from '@fyr/content-pipeline/manifest'
import {
  collectTexts,
  createSearchEngine,
  type PageWords,
  type SearchEngine,
  searchLanguage,
  type SearchIndex,
} from '@fyr/search'
import { indexPages, type WordReader, wordsOfTexts } from '../search/index-pages.ts'
import { loadStemmer } from '../search/load-stemmer.ts'
import { latestVersion, pagesIn } from '../search/search-files.ts'
import { SiteError } from '../site-error.ts'

/** The search of a locale, as readers have it. */
export interface LocaleEngine {
  readonly engine: SearchEngine
  readonly index: SearchIndex
  readonly pageCount: number
  /** To make the index of a page from its compiled text, in milliseconds. */
  readonly indexMs: number
}

/** Opens the search of a locale, in the version of the docs that readers see first. */
export async function openLocaleEngine(
  content: Pick<ContentBuild, 'loadSearchPages' | 'texts'>,
  siteData: LocaleManifest['siteData'],
): Promise<LocaleEngine> {
  const { code, lang } = siteData.locale
  const pages = pagesIn(latestVersion(siteData), await content.loadSearchPages(code))
  const start = performance.now()
  const { texts, writeTexts } = collectTexts()
  const { index } = await indexPages(
    { name: code, lang, pages },
    { readWords: readOnce(wordsOfTexts(content.texts)), writeTexts },
  )
  const indexMs = (performance.now() - start) / Math.max(pages.length, 1)
  const engine = createSearchEngine(index.heads, {
    stem: await loadStemmer(lang),
    language: searchLanguage(lang),
    synonyms: siteData.search?.synonyms ?? [],
  })
  engine.addBody(index.body)
  for (const part of index.body.parts) {
    const own = texts.get(part.file)
    if (own !== undefined) engine.addTexts(part, own)
  }
  return { engine, index, pageCount: pages.length, indexMs }
}

/** Reads the words of a text once, as a build does, which has them in the store when it reads them again. */
function readOnce(read: WordReader): WordReader {
  const known = new Map<string, string>()
  return async (textKey, analyse) => {
    const json = known.get(textKey) ?? JSON.stringify(await read(textKey, analyse))
    known.set(textKey, json)
    const words: PageWords = JSON.parse(json)
    return words
  }
}

export function withoutSearch(): SiteError {
  const problem = 'This site has no search: its configuration says "search: false".'
  return new SiteError([{ code: 'search-off', file: 'site.config.ts', problem }])
}
