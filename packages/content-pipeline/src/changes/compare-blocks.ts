import { matchBetween, matchEqual } from '../translation/align-blocks.ts'

/** A block as far as a comparison needs it. */
export interface ComparedBlock {
  readonly kind: string
  /** Equal for blocks that say the same. */
  readonly key: string
}

/** A difference between an older and a newer text. */
export interface BlockChange {
  readonly type: 'added' | 'removed' | 'changed' | 'moved'
  /** Place in the older text; null for what was added. Of several blocks that were moved together that of the first. */
  readonly older: number | null
  /** Place in the newer text; null for what was removed. */
  readonly newer: number | null
  /** Where to show it in the newer text: the block itself, or the one that a removed block followed; null for the beginning. */
  readonly place: number | null
}

/** How much two texts have in common, from 0 to 1. */
export type Alikeness = (older: number, newer: number) => number

/** Blocks that are alike to this degree are the same block, changed, wherever they are among their neighbours. */
const ALIKE = 0.4

/** Blocks that are alike to this degree are the same block wherever they are, and whatever kind they are now. */
const ALIKE_ELSEWHERE = 0.6

/** The most comparisons of two texts. Above it, changed blocks are paired by their order alone. */
const MAX_LOOKS = 40_000

/**
 * The differences between two texts, in the order of the newer one. A block that says the same elsewhere was moved, blocks
 * that stay together are moved once, and a block of the same kind in the same place is a changed one.
 */
export function compareBlocks(
  older: readonly ComparedBlock[],
  newer: readonly ComparedBlock[],
  alikeness: Alikeness,
): readonly BlockChange[] {
  const [olderKinds, newerKinds] = [older, newer].map((blocks) => blocks.map(({ kind }) => kind)) as [
    string[],
    string[],
  ]
  const same = matchEqual(
    older.map(({ key }) => key),
    newer.map(({ key }) => key),
  )
  const alike = matchAlike(same, { olderKinds, newerKinds, alikeness })
  const pairs = matchBetween(matchElsewhere(alike, newer.length, alikeness), olderKinds, newerKinds)
  const known = new Set(pairs)
  let place: number | null = null
  const changed = pairs.flatMap((at, from): BlockChange[] => {
    if (at === null) return [{ type: 'removed', older: from, newer: null, place }]
    place = at
    return same[from] === null ? [{ type: 'changed', older: from, newer: at, place: at }] : []
  })
  const added = newer.flatMap((_, at): BlockChange[] =>
    known.has(at) ? [] : [{ type: 'added', older: null, newer: at, place: at }],
  )
  return [...changed, ...added, ...movedBlocks(same)].toSorted(byPlace)
}

/** Removed blocks come after the block that they followed. */
function byPlace(one: BlockChange, other: BlockChange): number {
  const [left, right] = [one, other].map(({ place, newer }) => (place ?? -1) + (newer === null ? 0.5 : 0))
  return (left ?? 0) - (right ?? 0) || (one.older ?? 0) - (other.older ?? 0)
}

interface Kinds {
  readonly olderKinds: readonly string[]
  readonly newerKinds: readonly string[]
  readonly alikeness: Alikeness
}

/** Gives blocks without a counterpart the one of their kind, between those of their neighbours, that is most alike. */
function matchAlike(
  same: readonly (number | null)[],
  { alikeness, ...kinds }: Kinds,
): readonly (number | null)[] {
  const candidates = findCandidates(same, kinds)
  if (candidates === null) return same
  const result = [...same]
  const taken = new Set<number>()
  for (const [from, places] of candidates) {
    const found = mostAlike(from, places, { taken, least: ALIKE, alikeness })
    if (found === null) continue
    result[from] = found
    taken.add(found)
  }
  return result
}

/** Gives blocks that were both moved and changed, or made a block of another kind, their counterparts. */
function matchElsewhere(
  found: readonly (number | null)[],
  newerCount: number,
  alikeness: Alikeness,
): readonly (number | null)[] {
  const taken = new Set(found)
  const places = Array.from({ length: newerCount }, (_, at) => at).filter((at) => !taken.has(at))
  const left = found.flatMap((at, from) => (at === null ? [from] : []))
  if (left.length * places.length > MAX_LOOKS) return found
  const result = [...found]
  for (const from of left) {
    const at = mostAlike(from, places, { taken, least: ALIKE_ELSEWHERE, alikeness })
    result[from] = at
    taken.add(at)
  }
  return result
}

interface Choice {
  readonly taken: ReadonlySet<number | null>
  /** How much more than this a block has to be alike. */
  readonly least: number
  readonly alikeness: Alikeness
}

/** The free place whose block is most like another one; null if none is alike enough. */
function mostAlike(
  from: number,
  places: readonly number[],
  { taken, least, alikeness }: Choice,
): number | null {
  let [best, found] = [least, null as number | null]
  for (const at of places) {
    if (taken.has(at)) continue
    const value = alikeness(from, at)
    if (value <= best) continue
    best = value
    found = at
  }
  return found
}

/** For blocks without a counterpart the places where it may be; null if there are too many. */
function findCandidates(
  same: readonly (number | null)[],
  { olderKinds, newerKinds }: Omit<Kinds, 'alikeness'>,
): ReadonlyMap<number, readonly number[]> | null {
  const equal = new Set(same)
  const found = new Map<number, readonly number[]>()
  let before = -1
  let looks = 0
  for (const [from, counterpart] of same.entries()) {
    if (counterpart !== null) {
      before = counterpart
      continue
    }
    const places: number[] = []
    // What is the same on both sides ends the places where this block may be.
    for (let at = before + 1; at < newerKinds.length && !equal.has(at); at += 1) {
      looks += 1
      if (looks > MAX_LOOKS) return null
      if (newerKinds[at] === olderKinds[from]) places.push(at)
    }
    found.set(from, places)
  }
  return found
}

/** Those of the blocks that are the same which are in another order; each row of them that stayed together once. */
function movedBlocks(same: readonly (number | null)[]): BlockChange[] {
  const pairs = same.flatMap((at, from) => (at === null ? [] : [[from, at] as const]))
  const inOrder = longestRise(pairs.map(([, at]) => at))
  const rank = new Map(pairs.map(([from], index) => [from, index]))
  const moved = pairs.filter((_, index) => !inOrder.has(index)).toSorted(([, one], [, other]) => one - other)
  const placeOf = new Map(
    pairs.toSorted(([, one], [, other]) => one - other).map(([, at], index) => [at, index]),
  )
  const groups: { from: number; at: number; lastFrom: number; lastAt: number }[] = []
  for (const [from, at] of moved) {
    const group = groups.at(-1)
    const follows =
      group !== undefined &&
      rank.get(from) === (rank.get(group.lastFrom) ?? 0) + 1 &&
      placeOf.get(at) === (placeOf.get(group.lastAt) ?? 0) + 1
    if (group === undefined || !follows) groups.push({ from, at, lastFrom: from, lastAt: at })
    else Object.assign(group, { lastFrom: from, lastAt: at })
  }
  return groups.map(({ from, at }) => ({ type: 'moved', older: from, newer: at, place: at }))
}

/** The places of a longest rising row among different numbers. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const before: (number | null)[] = []
  /** For each length the place of the smallest number that a row of it ends with. */
  const ends: number[] = []
  for (const [place, value] of numbers.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < value) low = middle + 1
      else high = middle
    }
    before.push(ends[low - 1] ?? null)
    ends[low] = place
  }
  const row = new Set<number>()
  for (let place = ends.at(-1) ?? null; place !== null; place = before[place] ?? null) row.add(place)
  return row
}
