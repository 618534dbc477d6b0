import { matchEqual } from './align-blocks.ts'
import { type Alikeness, matchAlike } from './match-alike.ts'

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
  const pairs = matchAlike(same, { olderKinds, newerKinds, alikeness })
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
