import { type Analyser, createAnalyser, normalise, type WordForm } from './analyser.ts'
import { indexTerms } from './field-index.ts'
import { type FieldIndex, pageNumbers, type SearchHeads } from './search-files.ts'
import { countTerms, createTermMaker, eachOnce, type TermOptions, type VisitWords } from './search-terms.ts'

type WrittenHeads = Pick<SearchHeads, 'pages' | 'sections'>

/**
 * The index of titles, headings and defined names: made at build for a large site, and in the browser for others.
 * Compounds are split by the words of the texts too; there are none as long as these are not loaded.
 */
export function indexHeads(
  heads: WrittenHeads,
  texts: readonly VisitWords[],
  options: TermOptions,
): FieldIndex {
  const sections = readHeads(heads, createAnalyser(options.stem))
  const terms = createTermMaker([...sections.flat().map(eachOnce), ...texts], options)
  return indexTerms(
    sections.map((fields) => fields.map((words) => countTerms(eachOnce(words), terms.ofHeads))),
  )
}

/** For each section the words of its title, its defined names, its heading, and what is above it: the order of the fields. */
function readHeads(
  { pages, sections }: WrittenHeads,
  analyse: Analyser,
): readonly (readonly (readonly WordForm[])[])[] {
  const read = (written: string): readonly WordForm[] => analyse(normalise(written))
  // The headings of the page, by depth.
  const above: string[] = []
  const numbers = pageNumbers(sections)
  return sections.map(([depth, , heading, defines = []], section) => {
    const { title = '', trail = [] } = pages[numbers[section] ?? -1] ?? {}
    const isPage = depth === 0
    above.length = Math.max(depth - 1, 0)
    const parents = isPage ? trail : [title, ...above]
    if (!isPage) above.push(heading)
    return [isPage ? read(title) : [], defines.flatMap(read), read(heading), parents.flatMap(read)]
  })
}
