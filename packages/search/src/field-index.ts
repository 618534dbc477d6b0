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
