import type { Section } from '../manifest/index.ts'
import { type Analyser, createAnalyser, normalise, type Word } from './analyser.ts'
import { indexTerms } from './field-index.ts'
import { indexTexts } from './index-texts.ts'
import { type IndexedPage, SEARCH_FORMAT, type SearchBody, type SearchHeads } from './search-files.ts'
import { createTermMaker, type TermOptions } from './search-terms.ts'

/** A page with its sections, as they are compiled. */
export interface SearchedPage extends IndexedPage {
  readonly sections: readonly Section[]
}

/** The two files of an index. */
export interface SearchIndex {
  readonly heads: SearchHeads
  readonly body: SearchBody
}

/** A section and its page. */
interface PlacedSection {
  readonly number: number
  readonly page: SearchedPage
  readonly section: Section
}

/** With more letters of text than that, browsers would take too long to index them themselves. */
const MOST_UNINDEXED = 400_000

/** The index of the pages of a locale and version: the same for the same pages. */
export function buildSearchIndex(pages: readonly SearchedPage[], options: TermOptions): SearchIndex {
  const analyse = createAnalyser(options.stem)
  const placed = pages.flatMap((page, number) => page.sections.map((section) => ({ number, page, section })))
  const heads = placed.map((one) => headsOf(one, analyse))
  const terms = createTermMaker(
    () => [...heads.flat(), ...placed.map(({ section }) => analyse(normalise(section.text)))],
    options,
  )
  return {
    heads: {
      format: SEARCH_FORMAT,
      pages: pages.map(({ path, title, kind, trail, boost }) => ({ path, title, kind, trail, boost })),
      sections: placed.map(({ number, section }) => [
        number,
        section.headingId,
        section.headings.at(-1) ?? '',
      ]),
      ...indexTerms(heads.map((fields) => fields.map(terms.ofHeads))),
    },
    body: buildBody(placed, options, analyse),
  }
}

function buildBody(placed: readonly PlacedSection[], options: TermOptions, analyse: Analyser): SearchBody {
  const texts = placed.map(({ section }) => normalise(section.text))
  const names = placed.map(({ section }) => codeWords(section, analyse))
  const size = [...texts, ...names].reduce((sum, text) => sum + text.length, 0)
  const index = size > MOST_UNINDEXED ? indexTexts({ texts, names }, options, analyse) : null
  return { format: SEARCH_FORMAT, texts, names, index }
}

/** The words of the title, the defined names, the heading, and what is above it, in the order of the fields. */
function headsOf({ page, section }: PlacedSection, analyse: Analyser): readonly (readonly Word[])[] {
  const { headingId, headings, defines } = section
  const read = (written: string): readonly Word[] => analyse(normalise(written))
  const isPage = headingId === null
  return [
    isPage ? read(page.title) : [],
    defines.flatMap(read),
    read(headings.at(-1) ?? ''),
    (isPage ? page.trail : [page.title, ...headings.slice(0, -1)]).flatMap(read),
  ]
}

/** The words of code that the text does not have, each once: samples repeat themselves. */
function codeWords({ text, code }: Section, analyse: Analyser): string {
  const written = normalise(code)
  const known = new Set(analyse(normalise(text)).map(({ whole }) => whole))
  const words = analyse(written).flatMap(({ whole, start, end }) => {
    if (known.has(whole) || /^\d+$/.test(whole)) return []
    known.add(whole)
    return [written.slice(start, end)]
  })
  return words.join(' ')
}
