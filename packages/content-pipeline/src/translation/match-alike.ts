import { type Counterparts, matchBetween } from './align-blocks.ts'

/** How much two texts have in common, from 0 to 1. */
export type Alikeness = (older: number, newer: number) => number

/** Blocks that are alike to this degree are the same block, changed, wherever they are among their neighbours. */
const ALIKE = 0.4

/** Blocks that are alike to this degree are the same block wherever they are, and whatever kind they are now. */
const ALIKE_ELSEWHERE = 0.6

/** The most comparisons of two texts. Above it, changed blocks are paired by their order alone. */
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

/** For blocks without a counterpart the places of their kind between their neighbours; none if there are too many. */
function findCandidates(
  same: Counterparts,
  { olderKinds, newerKinds }: Omit<TextBlocks, 'alikeness'>,
): readonly Candidate[] {
  const equal = new Set(same)
  const found: Candidate[] = []
  let before = -1
  let looks = 0
  for (const [from, counterpart] of same.entries()) {
    if (counterpart !== null) {
      before = counterpart
      continue
    }
    // What is the same on both sides ends the places where this block may be.
    for (let at = before + 1; at < newerKinds.length && !equal.has(at); at += 1) {
      looks += 1
      if (looks > MAX_LOOKS) return []
      if (newerKinds[at] === olderKinds[from]) found.push([from, at])
    }
  }
  return found
}

/** All that is free on both sides; none if there is too much. */
function allFree(found: Counterparts, newerCount: number): readonly Candidate[] {
  const taken = new Set(found)
  const places = Array.from({ length: newerCount }, (_, at) => at).filter((at) => !taken.has(at))
  const left = found.flatMap((at, from) => (at === null ? [from] : []))
  if (left.length * places.length > MAX_LOOKS) return []
  return left.flatMap((from) => places.map((at): Candidate => [from, at]))
}
