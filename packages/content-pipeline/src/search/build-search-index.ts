import type { Section } from '../manifest/index.ts'
import { createAnalyser, type WordForm } from './analyser.ts'
import { createFieldIndex } from './field-index.ts'
import { type HeadWords, headTerms, readHeads } from './index-heads.ts'
import { textTerms } from './index-sections.ts'
import { createFormReader, type PageWords, readPageWords, type SectionWords, wordsIn } from './page-words.ts'
import {
  type IndexedPage,
  type IndexedSection,
  SEARCH_FORMAT,
  type SearchBody,
  type SearchHeads,
} from './search-files.ts'
import {
  addStems,
  createTermMaker,
  eachOnce,
  type TermMaker,
  type TermOptions,
  type VisitWords,
} from './search-terms.ts'

/** A page with its sections, as they are compiled. */
export interface SearchedPage extends IndexedPage {
  /** The first is what comes before all headings. */
  readonly sections: readonly Section[]
}

/** A page with the words of its sections. */
export interface ReadPage extends IndexedPage {
  readonly words: PageWords
}

/** The two files of an index. */
export interface SearchIndex {
  readonly heads: SearchHeads
  readonly body: SearchBody
}

/** A site with more letters of text than that is large: browsers would take too long to index it. */
const MOST_UNINDEXED = 400_000

/**
 * Makes the index of a site from one page after the other, because the words of all of them take more memory than the rest
 * of a build. The pages of a large site are read twice: compounds are split by the words of the whole site.
 */
export interface SearchIndexBuilder {
  /** Takes in the next page. */
  addPage(page: ReadPage): void
  /** Whether every page has to be indexed once all are taken in, in the same order. */
  isLarge(): boolean
  indexPage(page: ReadPage): void
  finish(): SearchIndex
}

export function createSearchIndex(options: TermOptions): SearchIndexBuilder {
  const analyse = createAnalyser(options.stem)
  const readForms = createFormReader()
  const pages: IndexedPage[] = []
  const sections: IndexedSection[] = []
  const texts: string[] = []
  const names: string[] = []
  const vocabulary = new Set<string>()
  const indexes = { heads: createFieldIndex(), body: createFieldIndex() }
  let terms: TermMaker | null = null
  let size = 0

  const wordsOfHeads = ({ words, ...page }: ReadPage): readonly HeadWords[] =>
    readHeads({ pages: [page], sections: words.sections.map(toIndexedSection) }, analyse)

  return {
    addPage(page) {
      const { path, title, kind, trail, boost, words } = page
      pages.push({ path, title, kind, trail, boost })
      for (const section of words.sections) {
        sections.push(toIndexedSection(section))
        texts.push(section.text)
        names.push(section.names)
        size += section.text.length + section.names.length
      }
      if (options.joints.length === 0) return
      const forms = readForms(words.forms)
      for (const one of wordsOfHeads(page).flat()) addStems(eachOnce(one), options, vocabulary)
      for (const section of words.sections) addStems(textWords(section, forms), options, vocabulary)
    },
    isLarge: () => size > MOST_UNINDEXED,
    indexPage(page) {
      const own = (terms ??= createTermMaker(vocabulary, options))
      const forms = readForms(page.words.forms)
      for (const words of wordsOfHeads(page)) indexes.heads.add(headTerms(words, own))
      for (const section of page.words.sections) indexes.body.add(textTerms(textWords(section, forms), own))
    },
    finish() {
      const format = SEARCH_FORMAT
      if (terms === null)
        return {
          heads: { format, pages, sections, index: null },
          body: { format, texts, names, index: null },
        }
      return {
        heads: { format, pages, sections: sections.map(withoutDefines), index: indexes.heads.finish() },
        body: { format, texts, names, index: indexes.body.finish() },
      }
    },
  }
}

/** The index of the pages of a locale and version: the same for the same pages. */
export function buildSearchIndex(pages: readonly SearchedPage[], options: TermOptions): SearchIndex {
  const analyse = createAnalyser(options.stem)
  const index = createSearchIndex(options)
  const read = pages.map(({ sections, ...page }) => ({ ...page, words: readPageWords(sections, analyse) }))
  for (const page of read) index.addPage(page)
  if (index.isLarge()) for (const page of read) index.indexPage(page)
  return index.finish()
}

function toIndexedSection({ headingId, headings, defines }: SectionWords): IndexedSection {
  const place = [headings.length, headingId, headings.at(-1) ?? ''] as const
  return defines.length === 0 ? place : [...place, defines]
}

function withoutDefines([depth, headingId, heading]: IndexedSection): IndexedSection {
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
