import type { Section } from '../manifest/index.ts'
import { createAnalyser, type WordForm } from './analyser.ts'
import { indexHeads } from './index-heads.ts'
import { indexBody } from './index-texts.ts'
import { createFormReader, type PageWords, readPageWords, type SectionWords, wordsIn } from './page-words.ts'
import {
  type IndexedPage,
  type IndexedSection,
  SEARCH_FORMAT,
  type SearchBody,
  type SearchHeads,
} from './search-files.ts'
import type { TermOptions, VisitWords } from './search-terms.ts'

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

/** A section whose words are read. */
interface ReadSection {
  readonly section: SectionWords
  /** Forms that the counts of the section are of. */
  readonly forms: readonly WordForm[]
}

/** A site with more letters of text than that is large: browsers would take too long to index it. */
const MOST_UNINDEXED = 400_000

/** The index of the pages of a locale and version: the same for the same pages. */
export function buildSearchIndex(pages: readonly SearchedPage[], options: TermOptions): SearchIndex {
  const analyse = createAnalyser(options.stem)
  const read = pages.map(({ sections, ...page }) => ({ ...page, words: readPageWords(sections, analyse) }))
  return joinPageWords(read, options)
}

/** The same of pages whose words are read already. */
export function joinPageWords(pages: readonly ReadPage[], options: TermOptions): SearchIndex {
  const readForms = createFormReader()
  const read = pages.flatMap(({ words }): readonly ReadSection[] => {
    const forms = readForms(words.forms)
    return words.sections.map((section) => ({ section, forms }))
  })
  const heads = {
    format: SEARCH_FORMAT,
    pages: pages.map(({ path, title, kind, trail, boost }) => ({ path, title, kind, trail, boost })),
    sections: read.map(toIndexedSection),
  }
  const body = {
    format: SEARCH_FORMAT,
    texts: read.map(({ section }) => section.text),
    names: read.map(({ section }) => section.names),
  }
  const size = [...body.texts, ...body.names].reduce((sum, text) => sum + text.length, 0)
  if (size <= MOST_UNINDEXED) return { heads: { ...heads, index: null }, body: { ...body, index: null } }
  const words = read.map(wordsOf)
  const sections = heads.sections.map(withoutDefines)
  return {
    heads: { ...heads, sections, index: indexHeads(heads, words, options) },
    body: { ...body, index: indexBody(words, options) },
  }
}

function toIndexedSection({ section }: ReadSection): IndexedSection {
  const { headingId, headings, defines } = section
  const place = [headings.length, headingId, headings.at(-1) ?? ''] as const
  return defines.length === 0 ? place : [...place, defines]
}

function withoutDefines([depth, headingId, heading]: IndexedSection): IndexedSection {
  return [depth, headingId, heading]
}

/** The words of the text of a section, and of its code. */
function wordsOf({ section, forms }: ReadSection): VisitWords {
  const visitText = wordsIn(section.textCounts, forms)
  const visitNames = wordsIn(section.nameCounts, forms)
  return (visit) => {
    visitText(visit)
    visitNames(visit)
  }
}
