import MiniSearch from 'minisearch'
import { type FieldIndex, SEARCH_FIELDS } from './search-files.ts'

/** The terms of a section in each field, in the order of the fields. */
export type SectionTerms = readonly (readonly string[])[]

/** More often than that a term counts no more. */
const MOST_COUNTED = 7

interface NumberedTerms {
  readonly id: number
  readonly fields: SectionTerms
}

/** Makes the index of the terms of sections, of the fields that have any. */
export function indexTerms(sections: readonly SectionTerms[]): FieldIndex {
  const search = new MiniSearch<NumberedTerms>({
    fields: [...SEARCH_FIELDS],
    extractField: (section, name) =>
      name === 'id' ? section.id : (section.fields[SEARCH_FIELDS.indexOf(name as 'text')] ?? []).join(' '),
    tokenize: (terms) => (terms === '' ? [] : terms.split(' ')),
    processTerm: (term) => term,
  })
  search.addAll(sections.map((fields, id) => ({ id, fields })))
  const { index, fieldLength } = search.toJSON()
  const terms = index
    .map(([term, fields]) => ({
      term,
      postings: Object.entries(fields).flatMap(([field, counts]) => [Number(field), ...packCounts(counts)]),
    }))
    .toSorted((one, other) => (one.term < other.term ? -1 : 1))
  return {
    terms: terms.map(({ term }) => term).join(' '),
    postings: terms.map(({ postings }) => postings),
    lengths: SEARCH_FIELDS.map((_name, field) => {
      const lengths = sections.map((_section, id) => fieldLength[id]?.[field] ?? 0)
      return lengths.some((length) => length > 0) ? lengths : []
    }),
  }
}

function packCounts(counts: Readonly<Record<string, number>>): number[] {
  let last = 0
  const entries = Object.entries(counts)
    .map(([section, count]) => [Number(section), Math.min(count, MOST_COUNTED)] as const)
    .toSorted(([one], [other]) => one - other)
  const packed = entries.map(([section, count]) => {
    const step = section - last
    last = section
    return step * (MOST_COUNTED + 1) + count
  })
  return [entries.length, ...packed]
}

/** Opens indexes of different fields of the same sections as one. */
export function openFields(count: number, files: readonly FieldIndex[]): MiniSearch<{ readonly id: number }> {
  const ids = Array.from({ length: count }, (_none, id) => id)
  const lengths = SEARCH_FIELDS.map(
    (_name, field) => files.map((file) => file.lengths[field] ?? []).find((own) => own.length > 0) ?? [],
  )
  const terms: UnpackedTerms = new Map()
  for (const file of files) unpackTerms(file, terms)
  return MiniSearch.loadJS<{ readonly id: number }>(
    {
      documentCount: count,
      nextId: count,
      documentIds: Object.fromEntries(ids.map((id) => [id, id])),
      fieldIds: Object.fromEntries(SEARCH_FIELDS.map((name, field) => [name, field])),
      fieldLength: Object.fromEntries(ids.map((id) => [id, lengths.map((own) => own[id] ?? 0)])),
      averageFieldLength: lengths.map(average),
      storedFields: {},
      dirtCount: 0,
      index: [...terms],
      serializationVersion: 2,
    },
    { fields: [...SEARCH_FIELDS] },
  )
}

function average(lengths: readonly number[]): number {
  return lengths.length === 0 ? 0 : lengths.reduce((sum, length) => sum + length, 0) / lengths.length
}

/** For each term its fields, and in these how often each section has it. */
type UnpackedTerms = Map<string, Record<string, Record<string, number>>>

function unpackTerms({ terms, postings }: FieldIndex, into: UnpackedTerms): void {
  if (terms === '') return
  for (const [index, term] of terms.split(' ').entries()) {
    const fields = into.get(term) ?? {}
    into.set(term, fields)
    const numbers = postings[index] ?? []
    for (let at = 0; at < numbers.length;) {
      const field = numbers[at] ?? 0
      const end = at + 2 + (numbers[at + 1] ?? 0)
      fields[field] = unpackCounts(numbers.slice(at + 2, end))
      at = end
    }
  }
}

function unpackCounts(packed: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {}
  let section = 0
  for (const number of packed) {
    section += Math.floor(number / (MOST_COUNTED + 1))
    counts[section] = number % (MOST_COUNTED + 1)
  }
  return counts
}
