import { type Analyser, normalise, type WordForm } from './analyser.ts'
import type { SectionTerms } from './field-index.ts'
import { pageNumbers, type SearchHeads } from './search-files.ts'
import { countTerms, eachOnce, type TermMaker } from './search-terms.ts'

/** For each section the words of its title, its defined names, its heading, and what is above it or in its address: the order of the fields. */
export type HeadWords = readonly (readonly WordForm[])[]

/** Reads the words of titles, headings and defined names of sections. */
export function readHeads(
  { pages, sections }: Pick<SearchHeads, 'pages' | 'sections'>,
  analyse: Analyser,
): readonly HeadWords[] {
  // A heading is above many sections.
  const known = new Map<string, readonly WordForm[]>()
  const read = (written: string): readonly WordForm[] => {
    const words = known.get(written) ?? analyse(normalise(written))
    known.set(written, words)
    return words
  }
  // The headings of the page, by depth.
  const above: string[] = []
  const numbers = pageNumbers(sections)
  return sections.map(([depth, headingId, heading, defines = []], section) => {
    const { path = '', title = '', trail = [] } = pages[numbers[section] ?? -1] ?? {}
    const isPage = depth === 0
    above.length = Math.max(depth - 1, 0)
    const parents = isPage ? trail : [title, ...above]
    if (!isPage) above.push(heading)
    // Addresses may have other words than readers see, above all those of translations.
    const around = [...parents, isPage ? lastPartOf(path) : (headingId ?? '')]
    return [isPage ? read(title) : [], defines.flatMap(read), read(heading), around.flatMap(read)]
  })
}

/** The terms of a section in the fields of the heads. */
export function headTerms(words: HeadWords, { ofHeads }: TermMaker): SectionTerms {
  return words.map((field) => countTerms(eachOnce(field), ofHeads))
}

function lastPartOf(path: string): string {
  return path.split('/').findLast((part) => part !== '') ?? ''
}
