import type { Section } from '../manifest/index.ts'
import { type Analyser, createAnalyser, normalise, type WordForm } from './analyser.ts'
import { indexTerms } from './field-index.ts'
import { indexBody } from './index-texts.ts'
import { createFormReader, type PageWords, readPageWords, type SectionWords, wordsIn } from './page-words.ts'
import { type IndexedPage, SEARCH_FORMAT, type SearchBody, type SearchHeads } from './search-files.ts'
import { countTerms, createTermMaker, eachOnce, type TermOptions, type VisitWords } from './search-terms.ts'

/** A page with its sections, as they are compiled. */
export interface SearchedPage extends IndexedPage {
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

/** A section and its page. */
interface PlacedSection {
  readonly number: number
  readonly page: IndexedPage
  readonly section: SectionWords
  /** Forms that the counts of the section are of. */
  readonly forms: readonly WordForm[]
}

/** With more letters of text than that, browsers would take too long to index them themselves. */
const MOST_UNINDEXED = 400_000

/** The index of the pages of a locale and version: the same for the same pages. */
export function buildSearchIndex(pages: readonly SearchedPage[], options: TermOptions): SearchIndex {
  const analyse = createAnalyser(options.stem)
  const read = pages.map(({ sections, ...page }) => ({ ...page, words: readPageWords(sections, analyse) }))
  return joinPageWords(read, options)
}

/** The same of pages whose words are read already. */
export function joinPageWords(pages: readonly ReadPage[], options: TermOptions): SearchIndex {
  const analyse = createAnalyser(options.stem)
  const readForms = createFormReader()
  const placed = pages.flatMap((page, number) => {
    const forms = readForms(page.words.forms)
    return page.words.sections.map((section): PlacedSection => ({ number, page, section, forms }))
  })
  const heads = placed.map((one) => headsOf(one, analyse))
  const vocabulary = [
    ...heads.flat().map(eachOnce),
    ...placed.map(({ section, forms }) => wordsIn(section.textCounts, forms)),
  ]
  const terms = createTermMaker(vocabulary, options)
  return {
    heads: {
      format: SEARCH_FORMAT,
      pages: pages.map(({ path, title, kind, trail, boost }) => ({ path, title, kind, trail, boost })),
      sections: placed.map(({ number, section }) => [
        number,
        section.headingId,
        section.headings.at(-1) ?? '',
      ]),
      ...indexTerms(heads.map((fields) => fields.map((words) => countTerms(eachOnce(words), terms.ofHeads)))),
    },
    body: buildBody(placed, options),
  }
}

function buildBody(placed: readonly PlacedSection[], options: TermOptions): SearchBody {
  const texts = placed.map(({ section }) => section.text)
  const names = placed.map(({ section }) => section.names)
  const size = [...texts, ...names].reduce((sum, text) => sum + text.length, 0)
  if (size <= MOST_UNINDEXED) return { format: SEARCH_FORMAT, texts, names, index: null }
  const words = placed.map(({ section, forms }): VisitWords => {
    const visitText = wordsIn(section.textCounts, forms)
    const visitNames = wordsIn(section.nameCounts, forms)
    return (visit) => {
      visitText(visit)
      visitNames(visit)
    }
  })
  return { format: SEARCH_FORMAT, texts, names, index: indexBody(words, options) }
}

/** The words of the title, the defined names, the heading, and what is above it, in the order of the fields. */
function headsOf({ page, section }: PlacedSection, analyse: Analyser): readonly (readonly WordForm[])[] {
  const { headingId, headings, defines } = section
  const read = (written: string): readonly WordForm[] => analyse(normalise(written))
  const isPage = headingId === null
  return [
    isPage ? read(page.title) : [],
    defines.flatMap(read),
    read(headings.at(-1) ?? ''),
    (isPage ? page.trail : [page.title, ...headings.slice(0, -1)]).flatMap(read),
  ]
}
