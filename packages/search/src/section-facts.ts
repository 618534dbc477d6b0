import type { Analyser, Word } from './analyser.ts'
import { nearness, type WordsOfTerms } from './near-words.ts'
import type { SectionFacts } from './rank-sections.ts'
import { RANKING } from './ranking.ts'
import type { IndexedPage, SearchHeads, SearchKind } from './search-files.ts'
import type { SearchLanguage } from './search-language.ts'

/** A site that is searched, as far as it is loaded. */
export interface SearchedSite {
  readonly heads: SearchHeads
  /** Number of the page of each section. */
  readonly numbers: readonly number[]
  /** By number of the section. */
  readonly texts: ReadonlyMap<number, string>
  readonly analyse: Analyser
}

/** The page of a section. */
export function pageOf(section: number, { heads, numbers }: SearchedSite): IndexedPage {
  const page = heads.pages[numbers[section] ?? -1]
  if (page === undefined) throw new RangeError(`No section has the number ${section}.`)
  return page
}

/** What a section is called: its heading, or, before the first, the title of the page. */
export function nameOf(section: number, site: SearchedSite): string {
  const [depth, , heading] = site.heads.sections[section] ?? [0, null, '']
  return depth === 0 ? pageOf(section, site).title : heading
}

/** Digits, emoji and punctuation before and after the words of a heading. */
const SIGNS_AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu

const LETTER = /\p{L}/u

/** A version that is the name of a folder: `v2`. */
const VERSION_FOLDER = /(?<=\/)v(\d+)(?=\/|$)/gi

/** Whether a query names the version whose folder a page is in: `v2`, or `version 2` in one of the languages that say it so. */
function isVersionNamed(path: string, query: string): boolean {
  return [...path.matchAll(VERSION_FOLDER)].some(([, number = '']) =>
    new RegExp(`(?<![\\p{L}\\p{N}])v(?:er[sz]\\p{L}* ?)?${number}(?![\\p{L}\\p{N}])`, 'iu').test(query),
  )
}

/** By section what it weighs on its page: less under a heading of `asides`, without punctuation around it: `What’s next?`. */
function sectionWeights({ sections }: SearchHeads, asides: readonly string[]): readonly number[] {
  const wanted = new Set(asides)
  const isAside = (heading: string): boolean =>
    wanted.has(heading.toLowerCase().replaceAll('’', "'").replaceAll(SIGNS_AROUND, ''))
  return sections.map(([depth, , heading]) => (depth > 0 && isAside(heading) ? RANKING.aside : 1))
}

/** Makes what gives the weight of a section for a query; 0 where its page is not of the kind that is asked for. */
type WeightsFor = (query: string, kind: SearchKind | null) => (section: number) => number

/** What the ranking asks about sections of a site. */
export function createFacts(
  site: SearchedSite,
  { stopWords, asides = [] }: Pick<SearchLanguage, 'stopWords' | 'asides'>,
): Omit<SectionFacts, 'weightOf'> & { readonly weightsFor: WeightsFor } {
  const stops = new Set(stopWords)
  const onPage = sectionWeights(site.heads, asides)
  const headingWords = new Map<number, number>()
  // The texts of a large site come in parts, and its hits do not change places when one comes.
  const wordsOf = (section: number): readonly Word[] =>
    site.heads.index === null ? site.analyse(site.texts.get(section) ?? '') : []
  return {
    weightsFor(query, wanted) {
      const pages = site.heads.pages.map(({ kind, boost, path }) => {
        if (wanted !== null && kind !== wanted) return 0
        const own = (kind === 'post' ? RANKING.post : 1) * boost
        // Docs of an older version weigh less, but not for those who ask for it.
        return own < 1 && isVersionNamed(path, query) ? 1 : own
      })
      return (section) => (pages[site.numbers[section] ?? 0] ?? 0) * (onPage[section] ?? 1)
    },
    isPage: (section) => site.heads.sections[section]?.[0] === 0,
    beginsWith(section, word) {
      const name = nameOf(section, site)
      return name.slice(0, word.length).toLowerCase() === word && !LETTER.test(name.charAt(word.length))
    },
    headingWordsOf(section) {
      const known = headingWords.get(section)
      if (known !== undefined) return known
      const words = site.analyse(nameOf(section, site)).filter(({ whole }) => !stops.has(whole))
      const count = Math.max(words.length, 1)
      headingWords.set(section, count)
      return count
    },
    nearnessOf(section, words: WordsOfTerms, weights) {
      const heading = nearness(site.analyse(nameOf(section, site)), words, weights)
      return heading === 1 ? 1 : Math.max(heading, nearness(wordsOf(section), words, weights))
    },
  }
}
