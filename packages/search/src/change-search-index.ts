import { type Analyser, createAnalyser } from './analyser.ts'
import {
  createPageReader,
  factsOf,
  MAX_UNINDEXED,
  PART_LETTERS,
  type SearchIndex,
  termsOfPage,
  type TextsWriter,
  toIndexedSection,
  withoutDefines,
  type WordsRead,
  wordsOf,
} from './build-search-index.ts'
import { changeFieldIndex, type SectionTerms } from './field-index.ts'
import type { IndexFacts } from './index-facts.ts'
import type { PageWords } from './page-words.ts'
import { createRepeatedTexts, repeatedKey } from './repeated-texts.ts'
import { type FieldIndex, type IndexedPage, type IndexedSection, SEARCH_FORMAT } from './search-files.ts'
import { createTermMaker, stemsOf, type TermOptions } from './search-terms.ts'
import { createSiteWords, type SiteWords } from './site-words.ts'

/** A page, and what names its text. */
export interface KeptPage extends IndexedPage {
  readonly textKey: string
}

/** The index of a large site, as the last build has left it. */
export interface KeptIndex {
  readonly index: SearchIndex
  readonly pages: readonly KeptPage[]
  readonly facts: IndexFacts
}

/** Where the words of texts come from, and where parts of the texts go to. */
export interface ChangeContext {
  readonly options: TermOptions
  readonly readWords: (textKey: string, analyse: Analyser) => Promise<PageWords>
  readonly writeTexts: TextsWriter
}

/** When more than one page of so many has changed, the index is made from all of them as fast. */
const MOST_CHANGED = 4

/** The pages of the last build beside those of this one. */
interface PagePairs {
  readonly last: KeptIndex
  readonly pages: readonly KeptPage[]
  /** For each page of this build the number of the same one in the last; null for one that is new or has changed. */
  readonly before: readonly (number | null)[]
}

interface PageRead {
  readonly words: PageWords
  readonly read: WordsRead
}

/** Gives the pages that have been read. */
type GetPage = (page: KeptPage) => PageRead

/**
 * Makes the index of `pages` from that of the last build, with the same bytes as from all pages. Words are read of pages
 * that have changed, of those that share a text with one that has, and of those in the same part of the texts. Null when the index
 * has to be made from all pages: the site is small, many pages have changed, or other words split compounds.
 */
export async function changeSearchIndex(
  last: KeptIndex,
  pages: readonly KeptPage[],
  { options, readWords, writeTexts }: ChangeContext,
): Promise<Pick<KeptIndex, 'index' | 'facts'> | null> {
  const pairs = { last, pages, before: pairPages(last.pages, pages) }
  const stay = new Set(pairs.before)
  const removed = last.pages.filter((_page, number) => !stay.has(number))
  const changed = pages.filter((_page, number) => pairs.before[number] === null)
  if (Math.max(removed.length, changed.length) * MOST_CHANGED > pages.length) return null

  const analyse = createAnalyser(options.stem)
  const { readAll, get } = createPages(readWords, analyse)
  await readAll([...removed, ...changed])
  const siteWords = createSiteWords(options, analyse, last.facts.words)
  const isSplitAlike = countWords(siteWords, options, removed.map(get), changed.map(get))
  const facts = { ...changeFacts(pairs, get), words: siteWords.finish() }
  if (!isSplitAlike || sizeOf(facts) <= MAX_UNINDEXED) return null

  const isKept = keptSections(pages, facts)
  const indexed = new Set([...changed, ...findOtherwise(pairs, facts, isKept)])
  await readAll([...indexed])
  const terms = createTermMaker(siteWords.stems, options)
  const toTerms: PageTerms = (page, start) => {
    const { words, read } = get(page)
    return termsOfPage(words, read, terms, (index) => isKept[start + index] === true)
  }
  const { places, heads, texts } = changePlaces(pairs, facts, indexed, toTerms)
  const parts = planParts(pairs, facts)
  await readAll(parts.flatMap((part) => (part.file === null ? part.pages : [])))
  const writePart = (ofPart: readonly KeptPage[]): string => {
    const written = ofPart.flatMap((page) => get(page).words.sections.map(({ text }) => text))
    return writeTexts({ format: SEARCH_FORMAT, texts: written })
  }
  const change = (index: FieldIndex | null, added: AddedSections): FieldIndex | null =>
    index && changeFieldIndex(index, places, added, facts.keys.length)
  return {
    index: {
      heads: {
        format: SEARCH_FORMAT,
        pages: pages.map(({ path, title, kind, trail, boost }) => ({ path, title, kind, trail, boost })),
        sections: changeHeadings(pairs, facts, get),
        index: change(last.index.heads.index, heads),
      },
      body: {
        format: SEARCH_FORMAT,
        texts: [],
        names: [],
        thesaurus: siteWords.groups(),
        index: change(last.index.body.index, texts),
        parts: parts.map(({ start, file, pages: own }) => ({ start, file: file ?? writePart(own) })),
      },
    },
    facts,
  }
}

/** Pages that are read once, before they are looked at. */
function createPages(
  readWords: ChangeContext['readWords'],
  analyse: Analyser,
): { readonly readAll: (pages: readonly KeptPage[]) => Promise<unknown>; readonly get: GetPage } {
  const known = new Map<KeptPage, PageRead>()
  const readPage = createPageReader(analyse)
  return {
    readAll: (pages) =>
      Promise.all(
        pages.map(async (page) => {
          if (known.has(page)) return
          const words = await readWords(page.textKey, analyse)
          known.set(page, { words, read: readPage({ ...page, words }) })
        }),
      ),
    get: (page) => {
      const read = known.get(page)
      if (read === undefined) throw new Error(`"${page.path}" has not been read.`)
      return read
    },
  }
}

/**
 * Pages that stay are those around the changed ones, and those between if no page has come or gone: all of them in the same order as
 * before.
 */
function pairPages(last: readonly KeptPage[], pages: readonly KeptPage[]): readonly (number | null)[] {
  const moved = pages.length - last.length
  const most = Math.min(last.length, pages.length)
  let first = 0
  while (first < most && isSame(last[first], pages[first])) first += 1
  let end = 0
  while (end < most - first && isSame(last.at(-1 - end), pages.at(-1 - end))) end += 1
  return pages.map((page, number) => {
    if (number < first) return number
    if (number >= pages.length - end) return number - moved
    return moved === 0 && isSame(last[number], page) ? number : null
  })
}

function isSame(one: KeptPage | undefined, other: KeptPage | undefined): boolean {
  return identityOf(one) === identityOf(other)
}

function identityOf(page: KeptPage | undefined): string {
  return JSON.stringify(page && [page.path, page.title, page.kind, page.trail, page.boost, page.textKey])
}

/** Updates the counts by the words of changed pages. False when compounds are split by other words than before. */
function countWords(
  siteWords: SiteWords,
  { joints }: TermOptions,
  removed: readonly PageRead[],
  changed: readonly PageRead[],
): boolean {
  const [before, now] = [removed, changed].map((pages) => pages.map(({ read }) => wordsOf(read)))
  const stems = joints.length === 0 ? [] : [...(before ?? []), ...(now ?? [])].flat().flatMap(stemsOf)
  const had = stems.map((stem) => siteWords.stems.has(stem))
  for (const words of before ?? []) siteWords.remove(words)
  for (const words of now ?? []) siteWords.add(words)
  return stems.every((stem, at) => siteWords.stems.has(stem) === had[at])
}

function changeFacts({ last, pages, before }: PagePairs, get: GetPage): Pick<IndexFacts, 'pages' | 'keys'> {
  const starts = startsOf(last.facts)
  const all = pages.map((page, number) => {
    const same = before[number] ?? null
    const facts = same === null ? undefined : last.facts.pages[same]
    const start = starts[same ?? -1]
    if (facts !== undefined && start !== undefined)
      return { facts, keys: last.facts.keys.slice(start, start + facts.sections) }
    const { words } = get(page)
    return { facts: factsOf(words), keys: words.sections.map(({ text }) => repeatedKey(text, page)) }
  })
  return { pages: all.map(({ facts }) => facts), keys: all.flatMap(({ keys }) => keys) }
}

function sizeOf({ pages }: IndexFacts): number {
  return pages.reduce((sum, { size }) => sum + size, 0)
}

/** The number of the first section of each page. */
function startsOf({ pages }: Pick<IndexFacts, 'pages'>): readonly number[] {
  let next = 0
  return pages.map(({ sections }) => {
    const start = next
    next += sections
    return start
  })
}

/** For each section whether it is found by its text: no other one has the same text and counts more. */
function keptSections(
  pages: readonly KeptPage[],
  facts: Pick<IndexFacts, 'pages' | 'keys'>,
): readonly boolean[] {
  const repeated = createRepeatedTexts()
  const starts = startsOf(facts)
  for (const [number, page] of pages.entries()) {
    const start = starts[number] ?? 0
    for (const key of facts.keys.slice(start, starts[number + 1])) repeated.add(key, page)
  }
  return facts.keys.map((_key, section) => repeated.keeperOf(section) === section)
}

/** The pages that stay but have a text by which they are found from now on, or no more. */
function findOtherwise(
  { last, pages, before }: PagePairs,
  facts: IndexFacts,
  isKept: readonly boolean[],
): readonly KeptPage[] {
  const wasKept = keptSections(last.pages, last.facts)
  const [starts, startsBefore] = [startsOf(facts), startsOf(last.facts)]
  return pages.filter((_page, number) => {
    const same = before[number] ?? null
    if (same === null) return false
    const [start, startBefore] = [starts[number] ?? 0, startsBefore[same] ?? 0]
    return isKept
      .slice(start, starts[number + 1])
      .some((kept, index) => kept !== wasKept[startBefore + index])
  })
}

/** By their numbers, the sections that are added to an index. */
type AddedSections = ReadonlyMap<number, SectionTerms>

/** The terms of the sections of a page, the first of which has the number `start`. */
type PageTerms = (page: KeptPage, start: number) => ReturnType<typeof termsOfPage>

/** Where the sections before are now, and those of pages that are indexed again. */
function changePlaces(
  { last, pages, before }: PagePairs,
  facts: IndexFacts,
  indexed: ReadonlySet<KeptPage>,
  toTerms: PageTerms,
): { readonly places: readonly number[]; readonly heads: AddedSections; readonly texts: AddedSections } {
  const places = last.facts.keys.map(() => -1)
  const heads = new Map<number, SectionTerms>()
  const texts = new Map<number, SectionTerms>()
  const [starts, startsBefore] = [startsOf(facts), startsOf(last.facts)]
  for (const [number, page] of pages.entries()) {
    const start = starts[number] ?? 0
    if (indexed.has(page)) {
      for (const [index, terms] of toTerms(page, start).entries()) {
        heads.set(start + index, terms.heads)
        texts.set(start + index, terms.text)
      }
    } else {
      const startBefore = startsBefore[before[number] ?? -1] ?? 0
      const count = facts.pages[number]?.sections ?? 0
      for (let index = 0; index < count; index++) places[startBefore + index] = start + index
    }
  }
  return { places, heads, texts }
}

function changeHeadings(
  { last, pages, before }: PagePairs,
  facts: IndexFacts,
  get: GetPage,
): readonly IndexedSection[] {
  const startsBefore = startsOf(last.facts)
  return pages.flatMap((page, number) => {
    const start = startsBefore[before[number] ?? -1]
    return start === undefined
      ? get(page).words.sections.map(toIndexedSection).map(withoutDefines)
      : last.index.heads.sections.slice(start, start + (facts.pages[number]?.sections ?? 0))
  })
}

/** A part of the texts. */
interface PartPlan {
  /** Number of its first section. */
  readonly start: number
  readonly pages: readonly KeptPage[]
  /** Null for one that has to be written. */
  readonly file: string | null
}

function planParts({ last, pages, before }: PagePairs, facts: IndexFacts): readonly PartPlan[] {
  const { parts: partsBefore } = last.index.body
  const [starts, startsBefore] = [startsOf(facts), startsOf(last.facts)]
  const total = last.facts.keys.length
  const files = new Map(
    partsBefore.map(({ start, file }, index) => [`${start} ${partsBefore[index + 1]?.start ?? total}`, file]),
  )
  const fileOf = (from: number, to: number): string | null => {
    const first = before[from] ?? null
    if (first === null || !before.slice(from, to).every((same, index) => same === first + index)) return null
    const end = first + to - from
    return files.get(`${startsBefore[first] ?? total} ${startsBefore[end] ?? total}`) ?? null
  }
  const parts: PartPlan[] = []
  let from = 0
  let letters = 0
  for (const [number, page] of facts.pages.entries()) {
    letters += page.letters
    if (letters < PART_LETTERS && number < facts.pages.length - 1) continue
    const to = number + 1
    parts.push({ start: starts[from] ?? 0, pages: pages.slice(from, to), file: fileOf(from, to) })
    from = to
    letters = 0
  }
  return parts
}
