import { type Counterparts, matchBetween } from './align-blocks.ts'

/** How much two texts have in common, from 0 to 1. */
export type Alikeness = (older: number, newer: number) => number

/** Blocks that are alike to this degree are the same block, changed, wherever they are among their neighbours. */
const ALIKE = 0.4

/** Blocks that are alike to this degree are the same block wherever they are, and whatever kind they are now. */
const ALIKE_ELSEWHERE = 0.6

/** The most comparisons of two texts. Above it, a block is looked for only near the place that it would have by its order. */
const MAX_LOOKS = 40_000

export interface TextBlocks {
  readonly olderKinds: readonly string[]
  readonly newerKinds: readonly string[]
  readonly alikeness: Alikeness
}

/**
 * Gives blocks of the older text without a counterpart the block that they have become: first those that are most alike
 * between the same neighbours, then those that are alike anywhere and of any kind, and at last by their order.
 */
export function matchAlike(same: Counterparts, { alikeness, ...kinds }: TextBlocks): Counterparts {
  // Most texts say what they said.
  if (!same.includes(null)) return same
  const { olderKinds, newerKinds } = kinds
  const between = takeMostAlike(same, findCandidates(same, kinds), ALIKE, alikeness)
  const anywhere = takeMostAlike(between, allFree(between, newerKinds.length), ALIKE_ELSEWHERE, alikeness)
  return matchBetween(anywhere, olderKinds, newerKinds)
}

/** A block of the older text, and a place where it may be in the newer one. */
type Candidate = readonly [from: number, at: number]

/** Pairs the most alike first: a block that was removed does not take the one that its neighbour has become. */
function takeMostAlike(
  found: Counterparts,
  candidates: readonly Candidate[],
  least: number,
  alikeness: Alikeness,
): Counterparts {
  const result = [...found]
  const taken = new Set(found)
  const ranked = candidates
    .map(([from, at]) => ({ from, at, value: alikeness(from, at) }))
    .filter(({ value }) => value > least)
    .toSorted((one, other) => other.value - one.value)
  for (const { from, at } of ranked) {
    if (result[from] !== null || taken.has(at)) continue
    result[from] = at
    taken.add(at)
  }
  return result
}

/** For blocks without a counterpart the places of their kind between their neighbours; of too many those about as far along. */
function findCandidates(
  same: Counterparts,
  { olderKinds, newerKinds }: Omit<TextBlocks, 'alikeness'>,
): readonly Candidate[] {
  const gaps = findGaps(same, newerKinds.length)
  const [blocks, looks] = [
    gaps.reduce((sum, { from, fromEnd }) => sum + fromEnd - from, 0),
    gaps.reduce((sum, { from, fromEnd, at, atEnd }) => sum + (fromEnd - from) * (atEnd - at), 0),
  ]
  const reach = looks > MAX_LOOKS ? Math.floor((MAX_LOOKS / blocks - 1) / 2) : looks
  if (reach < 1) return []
  const found: Candidate[] = []
  for (const { from: start, fromEnd, at: first, atEnd } of gaps) {
    const steepness = (atEnd - first) / (fromEnd - start)
    for (let from = start; from < fromEnd; from += 1) {
      const middle = first + Math.round((from - start) * steepness)
      const end = Math.min(atEnd, middle + reach + 1)
      for (let at = Math.max(first, middle - reach); at < end; at += 1)
        if (newerKinds[at] === olderKinds[from]) found.push([from, at])
    }
  }
  return found
}

/** A row of blocks without counterparts, and the places where they may be, each with its end. */
interface Gap {
  readonly from: number
  readonly fromEnd: number
  readonly at: number
  readonly atEnd: number
}

function findGaps(same: Counterparts, newerCount: number): readonly Gap[] {
  const equal = new Set(same)
  const gaps: Gap[] = []
  for (let from = 0; from < same.length; from += 1) {
    if (same[from] !== null) continue
    let fromEnd = from + 1
    while (same[fromEnd] === null) fromEnd += 1
    const at = (same[from - 1] ?? -1) + 1
    // What is the same on both sides ends the places where a block may be.
    let atEnd = at
    while (atEnd < newerCount && !equal.has(atEnd)) atEnd += 1
    gaps.push({ from, fromEnd, at, atEnd })
    from = fromEnd
  }
  return gaps
}

/** All that is free on both sides; none if there is too much. */
function allFree(found: Counterparts, newerCount: number): readonly Candidate[] {
  const taken = new Set(found)
  const places = Array.from({ length: newerCount }, (_, at) => at).filter((at) => !taken.has(at))
  const left = found.flatMap((at, from) => (at === null ? [from] : []))
  if (left.length * places.length > MAX_LOOKS) return []
  return left.flatMap((from) => places.map((at): Candidate => [from, at]))
}
