import { type FieldIndex, SEARCH_FIELDS } from './search-files.ts'

/** How often each term is in each field of a section, in the order of the fields. */
export type SectionTerms = readonly ReadonlyMap<string, number>[]

/** Further occurrences of a term do not count. */
const MOST_COUNTED = 7

/** A number of a file holds the distance to the section before, and below it how often the term is there. */
const STEP = MOST_COUNTED + 1

/** Of a term: for each field the number of its sections, and these packed. */
interface TermPostings {
  readonly fields: number[][]
  readonly last: number[]
}

/** An index while sections are added to it. */
export interface FieldIndexBuilder {
  /** Adds the next section. */
  add(section: SectionTerms): void
  /** The index of the fields that have any terms. Nothing can be added after that. */
  finish(): FieldIndex
}

export function createFieldIndex(): FieldIndexBuilder {
  const index = new Map<string, TermPostings>()
  const lengths = SEARCH_FIELDS.map((): number[] => [])
  let count = 0
  return {
    add(section) {
      for (const [field, own] of lengths.entries()) {
        const counts = section[field] ?? new Map<string, number>()
        for (const [term, times] of counts) addPosting(postingsOf(index, term), field, count, times)
        own.push(counts.size)
      }
      count += 1
    },
    finish() {
      const terms = [...index.keys()].toSorted((one, other) => (one < other ? -1 : 1))
      const postings = terms.map((term) => {
        const fields = index.get(term)?.fields ?? []
        // The index of a large site takes most of the memory of its build: no second one beside it.
        index.delete(term)
        return fields.flatMap((packed, field) =>
          packed.length === 0 ? [] : [field, packed.length, ...packed],
        )
      })
      return {
        terms: terms.join(' '),
        postings,
        lengths: lengths.map((own) => (own.some((length) => length > 0) ? own : [])),
      }
    },
  }
}

function postingsOf(index: Map<string, TermPostings>, term: string): TermPostings {
  const known = index.get(term)
  if (known !== undefined) return known
  const postings = { fields: SEARCH_FIELDS.map(() => []), last: SEARCH_FIELDS.map(() => 0) }
  index.set(term, postings)
  return postings
}

function addPosting({ fields, last }: TermPostings, field: number, section: number, count: number): void {
  const step = section - (last[field] ?? 0)
  last[field] = section
  fields[field]?.push(step * STEP + Math.min(count, MOST_COUNTED))
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
