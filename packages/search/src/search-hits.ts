import type { Analyser } from './analyser.ts'
import { bestOf } from './best-of.ts'
import { excerptOf, isFound, rangesOf, type TextPiece } from './excerpt.ts'
import { RANKING } from './ranking.ts'
import { allTerms, type FoundTerms, type FoundWording } from './score-sections.ts'
import type { IndexedPage, SearchHeads, SearchPart } from './search-files.ts'

/** A section that answers a query. */
export interface SectionHit {
  /** Null for the page itself. */
  readonly headingId: string | null
  readonly heading: readonly TextPiece[]
  /** Empty as long as the texts are not loaded. */
  readonly excerpt: readonly TextPiece[]
  /** The words found, as the section writes them, in small letters: to mark them in the page. */
  readonly words: readonly string[]
}

/** A page with the sections that answer a query, the best first. */
export interface PageHit extends Pick<IndexedPage, 'path' | 'kind' | 'trail'> {
  readonly title: readonly TextPiece[]
  readonly sections: readonly SectionHit[]
}

/** Sections that answer. */
export interface FoundSections extends FoundTerms {
  /** By number of the section, the best with the highest; 0 for one that does not answer. */
  readonly ranks: Float64Array
  readonly count: number
}

/** Maximum number of sections shown for a page. */
const MAX_SECTIONS = 3
/** Maximum number of different words that are marked in a section. */
const MAX_WORDS = 20

/** A page that answers, and the best of its sections that do, as numbers. */
export interface ShownPage {
  readonly page: IndexedPage
  readonly sections: readonly number[]
}

interface HitPages {
  readonly heads: SearchHeads
  /** Number of the page of each section. */
  readonly numbers: readonly number[]
}

/** Pages in the order of their best sections. */
export function groupSections(
  { ranks }: FoundSections,
  { heads, numbers }: HitPages,
  limit: number,
): readonly ShownPage[] {
  const best = new Float64Array(heads.pages.length)
  const numberOf = (id: number): number => numbers[id] ?? 0
  for (let id = 0; id < ranks.length; id++) {
    const own = ranks[id] ?? 0
    const number = numberOf(id)
    if (own > (best[number] ?? 0)) best[number] = own
  }
  const answering = [...best.keys()].filter((number) => (best[number] ?? 0) > 0)
  const numbersShown = bestOf(answering, best, limit)
  const shown = new Map(numbersShown.map((number): [number, number[]] => [number, []]))
  const last = best[numbersShown.at(-1) ?? -1] ?? 0
  for (let id = 0; id < ranks.length; id++) {
    const number = numberOf(id)
    // Most pages of a large site are none of those shown.
    if ((ranks[id] ?? 0) > 0 && (best[number] ?? 0) >= last) shown.get(number)?.push(id)
  }
  return [...shown].map(([number, ids], place) => {
    const own = ids.toSorted((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0) || one - other)
    const next = best[numbersShown[place + 1] ?? -1] ?? 0
    const least = Math.max(RANKING.beside * (best[number] ?? 0), RANKING.before * next)
    const sections = own.filter((id) => (ranks[id] ?? 0) >= least).slice(0, MAX_SECTIONS)
    return { page: heads.pages[number] as IndexedPage, sections }
  })
}

/** The parts that have texts of the sections shown which are not among `texts`, in the order of the hits. */
export function partsWithout(
  texts: ReadonlyMap<number, string>,
  shown: readonly ShownPage[],
  parts: readonly SearchPart[],
): readonly SearchPart[] {
  const ids = shown.flatMap(({ sections }) => sections).filter((id) => !texts.has(id))
  const missing = ids.map((id) => parts.findLast(({ start }) => start <= id))
  return [...new Set(missing.filter((part) => part !== undefined))]
}

interface HitContext {
  readonly heads: SearchHeads
  /** By number of the section. */
  readonly texts: ReadonlyMap<number, string>
  readonly analyse: Analyser
}

export function toPageHit({ page, sections }: ShownPage, found: FoundTerms, context: HitContext): PageHit {
  const { path, kind, trail, title } = page
  return {
    path,
    kind,
    trail,
    title: excerptOf(title, markedTerms([title], found, context.analyse)(title), context.analyse),
    sections: sections.map((id) => toHit(id, found, context)),
  }
}

/**
 * For each of the texts of a section the terms that are marked in it: those of another wording only where the section has
 * the whole of it, and only in a text that has none of the words of the query.
 */
function markedTerms(
  texts: readonly string[],
  { terms, wordings }: FoundTerms,
  analyse: Analyser,
): (text: string) => ReadonlySet<string> {
  const words = texts.flatMap(analyse)
  // A word between the others has no terms.
  const isWhole = (part: ReadonlySet<string>): boolean =>
    part.size === 0 || words.some((word) => isFound(word, part))
  const whole = wordings.filter((wording) => wording.words.every(isWhole))
  const withWordings = (found: readonly FoundWording[]): ReadonlySet<string> =>
    found.length === 0 ? terms : allTerms({ terms, wordings: found })
  const own = withWordings(whole.filter(({ isSure }) => isSure))
  return (text) => (analyse(text).some((word) => isFound(word, own)) ? own : withWordings(whole))
}

function wordsFound(text: string, terms: ReadonlySet<string>, analyse: Analyser): readonly string[] {
  const found = analyse(text).filter((word) => isFound(word, terms))
  return rangesOf(found).map(({ start, end }) => text.slice(start, end).toLowerCase())
}

function toHit(id: number, hits: FoundTerms, { heads, texts, analyse }: HitContext): SectionHit {
  const [, headingId = null, heading = ''] = heads.sections[id] ?? []
  const text = texts.get(id) ?? ''
  const marked = markedTerms([heading, text], hits, analyse)
  const [inHeading, inText] = [marked(heading), marked(text)]
  return {
    headingId,
    heading: excerptOf(heading, inHeading, analyse),
    excerpt: excerptOf(text, inText, analyse),
    words: [
      ...new Set([...wordsFound(heading, inHeading, analyse), ...wordsFound(text, inText, analyse)]),
    ].slice(0, MAX_WORDS),
  }
}
