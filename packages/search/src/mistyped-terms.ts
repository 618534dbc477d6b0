import type { TermIndex } from './term-index.ts'

/** Terms of an index that a term with so many typing errors may mean, with the number of these. */
export function mistypedTerms(
  index: TermIndex<unknown>,
  term: string,
  edits: number,
): ReadonlyMap<string, number> {
  if (edits === 0) return new Map()
  const found = new Map(nearTerms(index, term, edits))
  // Two letters that changed places are one error, which the search by letters counts as two.
  for (const other of transposed(term)) if (index.has(other)) found.set(other, 1)
  return found
}

/** Three errors are looked for only where there is nothing with two: it takes long, and finds much that is not meant. */
function nearTerms(index: TermIndex<unknown>, term: string, edits: number): ReadonlyMap<string, number> {
  const found = index.nearTo(term, Math.min(edits, 2))
  return found.size === 0 && edits > 2 ? index.nearTo(term, edits) : found
}

/** A term with two letters that follow each other in the other order, for each such pair. */
function transposed(term: string): readonly string[] {
  return Array.from(
    { length: Math.max(term.length - 1, 0) },
    (_none, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  )
}
