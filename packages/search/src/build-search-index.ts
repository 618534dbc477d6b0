import type { Section } from './section.ts'
import { type Analyser, createAnalyser, type WordForm } from './analyser.ts'
import { createFieldIndex, type SectionTerms } from './field-index.ts'
import { type HeadWords, headTerms, readHeads } from './index-heads.ts'
import type { IndexFacts, PageFacts } from './index-facts.ts'
import { textTerms } from './index-sections.ts'
import { createFormReader, type PageWords, readPageWords, type SectionWords, wordsIn } from './page-words.ts'
import {
  type IndexedPage,
  type IndexedSection,
  SEARCH_FORMAT,
  type SearchBody,
  type SearchHeads,
  type SearchPart,
  type SearchTexts,
} from './search-files.ts'
import { createRepeatedTexts, repeatedKey, type TextKey } from './repeated-texts.ts'
import { createTermMaker, type TermMaker, type TermOptions, type VisitWords } from './search-terms.ts'
import { createSiteWords } from './site-words.ts'

/** A page with its sections, as they are compiled. */
export interface SearchedPage extends IndexedPage {
  /** The first is what comes before all headings. */
  readonly sections: readonly Section[]
}

/** A page with the words of its sections. */
export interface ReadPage extends IndexedPage {
  readonly words: PageWords
}

/** The two files of an index; the texts of a large site are in further ones. */
export interface SearchIndex {
  readonly heads: SearchHeads
  readonly body: SearchBody
}

/** A site with more letters of text than that is large: browsers would take too long to index it. */
export const MAX_UNINDEXED = 400_000

/** Size of a part of the texts in characters: about three pages, so that the eight pages shown need few parts. */
export const PART_LETTERS = 16_384

/**
 * Makes the index of a site from one page after the other, because the words of all of them take more memory than the rest
 * of a build. The pages of a large site are read twice: compounds are split by the words of the whole site.
 */
export interface SearchIndexBuilder {
  /** Adds the next page. */
  addPage(page: ReadPage): void
  /** Whether every page has to be indexed once all are taken in, in the same order. */
  isLarge(): boolean
  indexPage(page: ReadPage): void
  finish(): SearchIndex
  /** What the next build changes the index by, instead of making it from all pages again; null for a small site. */
  facts(): IndexFacts | null
}

/** What is read of a page: its second reading takes it from the first, if the caller has kept the words of the page. */
export interface WordsRead {
  readonly path: string
  readonly forms: readonly WordForm[]
  readonly heads: readonly HeadWords[]
}

/** Writes a part of the texts of a large site. Returns the name of its file. */
export type TextsWriter = (texts: SearchTexts) => string

export function createSearchIndex(options: TermOptions, writeTexts: TextsWriter): SearchIndexBuilder {
  const analyse = createAnalyser(options.stem)
  const pages: IndexedPage[] = []
  const sections: IndexedSection[] = []
  let texts: string[] = []
  let names: string[] = []
  const parts: SearchPart[] = []
  const repeated = createRepeatedTexts()
  const countsWords = (options.thesaurus ?? []).length + options.joints.length > 0
  const siteWords = createSiteWords(options, analyse)
  const facts: PageFacts[] = []
  const keys: TextKey[] = []
  const indexes = { heads: createFieldIndex(), body: createFieldIndex() }
  let terms: TermMaker | null = null
  let size = 0
  let indexed = 0

  const isLarge = (): boolean => size > MAX_UNINDEXED
  const endPart = (): void => {
    if (texts.length === 0) return
    parts.push({ start: indexed - texts.length, file: writeTexts({ format: SEARCH_FORMAT, texts }) })
    texts = []
  }

  /** A text, or the number of the section that has it for others too. */
  const once = (text: string, section: number): string | number => {
    const keeper = repeated.keeperOf(section)
    return keeper === section ? text : keeper
  }
  const readOnce = createPageReader(analyse)

  return {
    addPage(page) {
      const { path, title, kind, trail, boost, words } = page
      pages.push({ path, title, kind, trail, boost })
      for (const section of words.sections) {
        sections.push(toIndexedSection(section))
        texts.push(section.text)
        const key = repeatedKey(section.text, page)
        keys.push(key)
        repeated.add(key, page)
        names.push(section.names)
      }
      const own = factsOf(words)
      facts.push(own)
      size += own.size
      // The second reading of a large site takes its texts, in parts.
      if (isLarge()) [texts, names] = [[], []]
      if (countsWords) siteWords.add(wordsOf(readOnce(page)))
    },
    isLarge,
    indexPage(page) {
      const own = (terms ??= createTermMaker(siteWords.stems, options))
      const isKept = (index: number): boolean => repeated.keeperOf(indexed + index) === indexed + index
      for (const { heads, text } of termsOfPage(page.words, readOnce(page), own, isKept)) {
        indexes.heads.add(heads)
        indexes.body.add(text)
      }
      texts.push(...page.words.sections.map(({ text }) => text))
      indexed += page.words.sections.length
      if (lettersOf(texts) >= PART_LETTERS) endPart()
    },
    finish() {
      const format = SEARCH_FORMAT
      const groups = siteWords.groups()
      if (terms === null)
        return {
          heads: { format, pages, sections, index: null },
          body: { format, texts: texts.map(once), names, thesaurus: groups, index: null, parts },
        }
      endPart()
      return {
        heads: { format, pages, sections: sections.map(withoutDefines), index: indexes.heads.finish() },
        body: { format, texts: [], names: [], thesaurus: groups, index: indexes.body.finish(), parts },
      }
    },
    facts: () => (isLarge() ? { pages: facts, keys, words: siteWords.finish() } : null),
  }
}

export function factsOf({ sections }: PageWords): PageFacts {
  const letters = lettersOf(sections.map(({ text }) => text))
  return { sections: sections.length, letters, size: letters + lettersOf(sections.map(({ names }) => names)) }
}

/** All words of a page, some of them more than once. */
export function wordsOf({ forms, heads }: WordsRead): readonly WordForm[] {
  return [...forms, ...heads.flat(2)]
}

/** The terms of each section of a page. `isKept`: whether a section is found by its text. */
export function termsOfPage(
  words: PageWords,
  { forms, heads }: WordsRead,
  terms: TermMaker,
  isKept: (section: number) => boolean,
): readonly { readonly heads: SectionTerms; readonly text: SectionTerms }[] {
  return words.sections.map((section, index) => ({
    heads: headTerms(heads[index] ?? [], terms),
    text: textTerms(isKept(index) ? textWords(section, forms) : wordsIn(section.nameCounts, forms), terms),
  }))
}

/** Makes a reader of pages that remembers what it has read of those whose words are still in use. */
export function createPageReader(analyse: Analyser): (page: ReadPage) => WordsRead {
  const readForms = createFormReader()
  const known = new WeakMap<PageWords, WordsRead>()
  return ({ words, ...page }) => {
    const before = known.get(words)
    // Pages with the same text have titles of their own.
    if (before?.path === page.path) return before
    const indexed = { pages: [page], sections: words.sections.map(toIndexedSection) }
    const read = { path: page.path, forms: readForms(words.forms), heads: readHeads(indexed, analyse) }
    known.set(words, read)
    return read
  }
}

function lettersOf(texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0)
}

/** Collects the parts of the texts by the name of their file. */
export function collectTexts(): {
  readonly texts: Map<string, SearchTexts>
  readonly writeTexts: TextsWriter
} {
  const texts = new Map<string, SearchTexts>()
  const writeTexts: TextsWriter = (part) => {
    const file = `search-texts-${texts.size}.json`
    texts.set(file, part)
    return file
  }
  return { texts, writeTexts }
}

/** An index with the parts of its texts by the name of their file. */
export interface WholeIndex extends SearchIndex {
  readonly texts: ReadonlyMap<string, SearchTexts>
}

/** The index of the pages of a locale and version: the same for the same pages. */
export function buildSearchIndex(pages: readonly SearchedPage[], options: TermOptions): WholeIndex {
  const analyse = createAnalyser(options.stem)
  const { texts, writeTexts } = collectTexts()
  const index = createSearchIndex(options, writeTexts)
  const read = pages.map(({ sections, ...page }) => ({ ...page, words: readPageWords(sections, analyse) }))
  for (const page of read) index.addPage(page)
  if (index.isLarge()) for (const page of read) index.indexPage(page)
  return { ...index.finish(), texts }
}

export function toIndexedSection({ headingId, headings, defines }: SectionWords): IndexedSection {
  const place = [headings.length, headingId, headings.at(-1) ?? ''] as const
  return defines.length === 0 ? place : [...place, defines]
}

/** As a large site has it. */
export function withoutDefines([depth, headingId, heading]: IndexedSection): IndexedSection {
  return [depth, headingId, heading]
}

/** The words of the text of a section, and of its code. */
function textWords({ textCounts, nameCounts }: SectionWords, forms: readonly WordForm[]): VisitWords {
  const visitText = wordsIn(textCounts, forms)
  const visitNames = wordsIn(nameCounts, forms)
  return (visit) => {
    visitText(visit)
    visitNames(visit)
  }
}
