import { type Analyser, normalise, type WordForm } from './analyser.ts'
import { stemsOf, type TermOptions } from './search-terms.ts'

/** How many pages have each word that says something about the index of the whole site. */
export interface WordCounts {
  /** Stems that compounds are split by; empty in a language without compounds. */
  readonly stems: readonly (readonly [stem: string, pages: number])[]
  /** Words of the thesaurus, and their stems. */
  readonly thesaurus: readonly (readonly [word: string, pages: number])[]
}

/** Counts those words while pages are added and taken out. */
export interface SiteWords {
  readonly stems: Pick<ReadonlySet<string>, 'has'>
  add(page: Iterable<WordForm>): void
  remove(page: Iterable<WordForm>): void
  /** The groups of the thesaurus with a word that the site has: others would be loaded for nothing. */
  groups(): readonly string[]
  finish(): WordCounts
}

const NONE: WordCounts = { stems: [], thesaurus: [] }

/** `before`: the counts to go on from. */
export function createSiteWords(
  { joints, thesaurus = [] }: TermOptions,
  analyse: Analyser,
  before: WordCounts = NONE,
): SiteWords {
  const groups = thesaurus.map((written) => ({
    written,
    members: written.split(',').map((words) => analyse(normalise(words))),
  }))
  const wanted = new Set(
    groups.flatMap(({ members }) => members.flat().flatMap(({ whole, stem }) => [whole, stem])),
  )
  const stems = new Map(before.stems)
  const found = new Map(before.thesaurus)
  const count = (page: Iterable<WordForm>, step: 1 | -1): void => {
    const ownStems = new Set<string>()
    const own = new Set<string>()
    for (const form of page) {
      if (joints.length > 0) for (const stem of stemsOf(form)) ownStems.add(stem)
      addWanted(form, wanted, own)
    }
    for (const stem of ownStems) addTo(stems, stem, step)
    for (const word of own) addTo(found, word, step)
  }
  const has = ({ whole, stem }: WordForm): boolean => found.has(whole) || found.has(stem)
  return {
    stems,
    add: (page) => count(page, 1),
    remove: (page) => count(page, -1),
    groups: () =>
      groups.filter(({ members }) => members.some((words) => words.every(has))).map(({ written }) => written),
    finish: () => ({ stems: [...stems], thesaurus: [...found] }),
  }
}

function addWanted({ whole, stem, parts }: WordForm, wanted: ReadonlySet<string>, own: Set<string>): void {
  if (wanted.has(whole)) own.add(whole)
  if (wanted.has(stem)) own.add(stem)
  for (const part of parts) addWanted(part, wanted, own)
}

function addTo(counts: Map<string, number>, word: string, step: number): void {
  const pages = (counts.get(word) ?? 0) + step
  if (pages === 0) counts.delete(word)
  else counts.set(word, pages)
}
