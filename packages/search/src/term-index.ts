/** Terms in the order of their letters, each with what is known of it. */
export interface TermIndex<Value> {
  /** All terms. */
  readonly terms: readonly string[]
  get(term: string): Value | undefined
  has(term: string): boolean
  /** Terms that begin with these letters. */
  beginningWith(letters: string): readonly string[]
  /** Terms that become this one by at most so many changes of a letter, with the number of these. */
  nearTo(term: string, edits: number): ReadonlyMap<string, number>
}

export function createTermIndex<Value>(values: ReadonlyMap<string, Value>): TermIndex<Value> {
  const terms = [...values.keys()].toSorted((one, other) => (one < other ? -1 : 1))
  return {
    terms,
    get: (term) => values.get(term),
    has: (term) => values.has(term),
    beginningWith: (letters) => terms.slice(firstFrom(terms, letters), firstAfter(terms, letters)),
    nearTo: (term, edits) => findNear(terms, term, edits),
  }
}

/** The number of the first term that does not come before some letters. */
function firstFrom(terms: readonly string[], letters: string): number {
  let [from, to] = [0, terms.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((terms[middle] ?? '') < letters) from = middle + 1
    else to = middle
  }
  return from
}

/** The number of the first term after those that begin with some letters. */
function firstAfter(terms: readonly string[], letters: string): number {
  return firstFrom(terms, `${letters}\uFFFF`)
}

/**
 * Compares a term with all others by the table of changes between two words. It has a row for each letter of the other word; words
 * that begin alike share rows, and those that begin too differently are skipped together.
 */
function findNear(terms: readonly string[], term: string, edits: number): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const rows = [Array.from({ length: term.length + 1 }, (_none, at) => at)]
  let before = ''
  for (let number = 0; number < terms.length; number++) {
    const other = terms[number] ?? ''
    let depth = commonLength(before, other)
    let least = 0
    while (depth < other.length && least <= edits) {
      const letter = other.charCodeAt(depth)
      const above = rows[depth] ?? []
      depth += 1
      const row = (rows[depth] ??= [])
      least = fillRow(row, above, term, letter)
    }
    const changes = rows[depth]?.[term.length] ?? 0
    if (least > edits) number = firstAfter(terms, other.slice(0, depth)) - 1
    else if (changes <= edits) found.set(other, changes)
    before = other.slice(0, depth)
  }
  return found
}

/** Fills a row by the one above it. Returns its least number: words that go on from here have no fewer changes. */
function fillRow(row: number[], above: readonly number[], term: string, letter: number): number {
  let left = (above[0] ?? 0) + 1
  let least = left
  row[0] = left
  for (let at = 1; at <= term.length; at++) {
    const replaced = (above[at - 1] ?? 0) + (term.charCodeAt(at - 1) === letter ? 0 : 1)
    left = Math.min(replaced, (above[at] ?? 0) + 1, left + 1)
    row[at] = left
    if (left < least) least = left
  }
  return least
}

function commonLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
