import { type FieldIndex, SEARCH_FIELDS } from './search-files.ts'

/** How often each term is in each field of a section, in the order of the fields. */
export type SectionTerms = readonly ReadonlyMap<string, number>[]

/** Further occurrences of a term do not count. */
const MAX_COUNTED = 7

/** A number of a file holds the distance to the section before, and below it how often the term is there. */
const STEP = MAX_COUNTED + 1

/** By term: the number of the last section that has it, then a packed number for each section. */
type FieldPostings = Map<string, number[]>

/** An index while sections are added to it. */
export interface FieldIndexBuilder {
  /** Adds the next section. */
  add(section: SectionTerms): void
  /** The index of the fields that have any terms. Nothing can be added after that. */
  finish(): FieldIndex
}

export function createFieldIndex(): FieldIndexBuilder {
  const fields = SEARCH_FIELDS.map((): FieldPostings => new Map())
  const lengths = SEARCH_FIELDS.map((): number[] => [])
  let count = 0
  return {
    add(section) {
      for (const [field, postings] of fields.entries()) {
        const counts = section[field] ?? new Map<string, number>()
        for (const [term, times] of counts) addPosting(postings, term, count, times)
        lengths[field]?.push(counts.size)
      }
      count += 1
    },
    finish() {
      const terms = [...new Set(fields.flatMap((postings) => [...postings.keys()]))]
      terms.sort((one, other) => (one < other ? -1 : 1))
      return {
        terms: terms.join(' '),
        postings: terms.map((term) =>
          fields.flatMap((postings, field) => takePostings(postings, field, term)),
        ),
        lengths: lengths.map((own) => (own.some((length) => length > 0) ? own : [])),
      }
    },
  }
}

function addPosting(postings: FieldPostings, term: string, section: number, times: number): void {
  const known = postings.get(term)
  const step = section - (known?.[0] ?? 0)
  const packed = step * STEP + Math.min(times, MAX_COUNTED)
  if (known === undefined) postings.set(term, [section, packed])
  else {
    known[0] = section
    known.push(packed)
  }
}

/** The postings of a term in a field, as a file has them. They are removed: an index takes most of the memory of a large build. */
function takePostings(postings: FieldPostings, field: number, term: string): readonly number[] {
  const packed = postings.get(term)
  if (packed === undefined) return []
  postings.delete(term)
  return [field, packed.length - 1, ...packed.slice(1)]
}

/**
 * An index with other sections. `places`: for each section before its number now, or -1 for one that is taken out; their order
 * stays. `added`: by their numbers, the sections that take the other places. The result is what adding all of them one by one gives.
 */
export function changeFieldIndex(
  before: FieldIndex,
  places: readonly number[],
  added: ReadonlyMap<number, SectionTerms>,
  count: number,
): FieldIndex {
  const numbers = [...added.keys()].toSorted((one, other) => one - other)
  const ofAdded = SEARCH_FIELDS.map((): Map<string, PlacedTerm[]> => new Map())
  const lengths = SEARCH_FIELDS.map((_name, field) => {
    const own = Array.from({ length: count }, () => 0)
    for (const [section, length] of (before.lengths[field] ?? []).entries()) {
      const place = places[section] ?? -1
      if (place >= 0) own[place] = length
    }
    for (const number of numbers) {
      const counts = added.get(number)?.[field] ?? new Map<string, number>()
      own[number] = counts.size
      for (const [term, times] of counts) {
        const placed = { section: number, times: Math.min(times, MAX_COUNTED) }
        const known = ofAdded[field]?.get(term)
        if (known === undefined) ofAdded[field]?.set(term, [placed])
        else known.push(placed)
      }
    }
    return own.some((length) => length > 0) ? own : []
  })
  const packTerm = (term: string, packed: readonly number[]): readonly number[] =>
    changePostings(
      packed,
      places,
      ofAdded.map((terms) => terms.get(term) ?? NOWHERE),
    )
  const termsBefore = before.terms === '' ? [] : before.terms.split(' ')
  const postings = new Map(
    termsBefore.map((term, number) => [term, packTerm(term, before.postings[number] ?? [])]),
  )
  for (const term of ofAdded.flatMap((terms) => [...terms.keys()]))
    if (!postings.has(term)) postings.set(term, packTerm(term, []))
  const terms = [...postings.keys()].filter((term) => postings.get(term)?.length !== 0)
  terms.sort((one, other) => (one < other ? -1 : 1))
  return { terms: terms.join(' '), postings: terms.map((term) => postings.get(term) ?? []), lengths }
}

/** How often a section has a term. */
interface PlacedTerm {
  readonly section: number
  readonly times: number
}

const NOWHERE: readonly PlacedTerm[] = []

/** The postings of a term in all fields, as a file has them. An index has hundreds of thousands of numbers. */
function changePostings(
  packed: readonly number[],
  places: readonly number[],
  added: readonly (readonly PlacedTerm[])[],
): readonly number[] {
  const changed: number[] = []
  let at = 0
  for (const [field, ofField] of added.entries()) {
    const head = changed.push(field, 0)
    let last = 0
    let next = 0
    const addBefore = (end: number): void => {
      for (let one = ofField[next]; one !== undefined && one.section < end; one = ofField[next]) {
        changed.push((one.section - last) * STEP + one.times)
        last = one.section
        next += 1
      }
    }
    if (packed[at] === field) {
      const end = at + 2 + (packed[at + 1] ?? 0)
      let before = 0
      for (at += 2; at < end; at++) {
        const number = packed[at] ?? 0
        before += Math.floor(number / STEP)
        const section = places[before] ?? -1
        if (section < 0) continue
        addBefore(section)
        changed.push((section - last) * STEP + (number % STEP))
        last = section
      }
    }
    addBefore(Number.POSITIVE_INFINITY)
    if (changed.length === head) changed.length -= 2
    else changed[head - 1] = changed.length - head
  }
  return changed
}

/** Calls `visit` for each field that has a term, with the number of its sections and where they begin in `packed`. */
export function visitFields(
  packed: readonly number[],
  visit: (field: number, count: number, start: number) => void,
): void {
  for (let at = 0; at < packed.length;) {
    const count = packed[at + 1] ?? 0
    visit(packed[at] ?? 0, count, at + 2)
    at += count + 2
  }
}

/** Calls `visit` for each of `count` sections that begin at `start`, with how often each has the term. */
export function visitSections(
  packed: readonly number[],
  { start, count }: { readonly start: number; readonly count: number },
  visit: (section: number, count: number) => void,
): void {
  let section = 0
  for (let at = start; at < start + count; at++) {
    const number = packed[at] ?? 0
    section += Math.floor(number / STEP)
    visit(section, number % STEP)
  }
}
