/**
 * The largest number of comparisons for a common order, and for what is between the same: longer texts that differ from beginning
 * to end are matched by their hashes alone.
 */
const MAX_COMPARISONS = 1_000_000

/** For each item of a list the place of its counterpart in another; null without one. */
export type Counterparts = readonly (number | null)[]

/**
 * The counterparts of equal keys, each used once: first those in the same order, then those that were moved. Empty keys have
 * none.
 */
export function matchEqual(keys: readonly string[], others: readonly string[]): (number | null)[] {
  const found: (number | null)[] = keys.map(() => null)
  for (const [index, other] of inSameOrder(keys, others, (key, one) => (key !== '' && key === one ? 1 : 0)))
    found[index] = other
  const free = new Map<string, number[]>()
  const taken = new Set(found)
  others.forEach((key, index) => {
    if (taken.has(index)) return
    const places = free.get(key) ?? []
    places.push(index)
    free.set(key, places)
  })
  keys.forEach((key, index) => {
    if (found[index] === null && key !== '') found[index] = free.get(key)?.shift() ?? null
  })
  return found
}

/**
 * Gives items without a counterpart the next free one of the same kind between the counterparts of their neighbours, in
 * the order of both lists.
 */
export function matchBetween(
  found: Counterparts,
  kinds: readonly string[],
  otherKinds: readonly string[],
): (number | null)[] {
  const result = [...found]
  const fixed = new Set(found)
  const taken = new Set(found)
  const isFree = (index: number, kind: string | undefined): boolean =>
    !taken.has(index) && otherKinds[index] === kind
  const take = (index: number, other: number): void => {
    result[index] = other
    taken.add(other)
  }
  let looks = 0
  const mayLook = (): boolean => (looks += 1) <= MAX_COMPARISONS
  let before = -1
  for (const [index, counterpart] of found.entries()) {
    if (counterpart !== null) {
      before = counterpart
      continue
    }
    for (let other = before + 1; other < otherKinds.length && !fixed.has(other) && mayLook(); other += 1) {
      if (!isFree(other, kinds[index])) continue
      take(index, other)
      before = other
      break
    }
  }
  // What stands before a block that was moved has no neighbour above it in the other list.
  let after = otherKinds.length
  for (let index = found.length - 1; index >= 0; index -= 1) {
    const counterpart = result[index] ?? null
    if (counterpart !== null) {
      after = counterpart
      continue
    }
    for (let other = after - 1; other >= 0 && !fixed.has(other) && mayLook(); other -= 1) {
      if (!isFree(other, kinds[index])) continue
      take(index, other)
      after = other
      break
    }
  }
  return result
}

/**
 * The pairs of a longest common order: `valueOf` says how much a pair is worth, 0 for none. Both lists may have items without
 * a counterpart.
 */
export function inSameOrder<Item>(
  items: readonly Item[],
  others: readonly Item[],
  valueOf: (item: Item, other: Item) => number,
): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = []
  let start = 0
  let [end, otherEnd] = [items.length, others.length]
  while (start < end && start < otherEnd && isSame(items[start], others[start])) pairs.push([start, start++])
  while (end > start && otherEnd > start && isSame(items[end - 1], others[otherEnd - 1])) {
    end -= 1
    otherEnd -= 1
    pairs.push([end, otherEnd])
  }
  const [height, width] = [end - start, otherEnd - start]
  if (height === 0 || width === 0 || height * width > MAX_COMPARISONS) return pairs
  const best = new Float64Array((height + 1) * (width + 1))
  const at = (row: number, column: number): number => best[row * (width + 1) + column] ?? 0
  for (let row = height - 1; row >= 0; row -= 1) {
    for (let column = width - 1; column >= 0; column -= 1) {
      const value = valueOf(items[start + row] as Item, others[start + column] as Item)
      const paired = value > 0 ? value + at(row + 1, column + 1) : 0
      best[row * (width + 1) + column] = Math.max(paired, at(row + 1, column), at(row, column + 1))
    }
  }
  let [row, column] = [0, 0]
  while (row < height && column < width) {
    const value = valueOf(items[start + row] as Item, others[start + column] as Item)
    if (value > 0 && at(row, column) === value + at(row + 1, column + 1)) {
      pairs.push([start + row, start + column])
      row += 1
      column += 1
    } else if (at(row, column) === at(row + 1, column)) row += 1
    else column += 1
  }
  return pairs

  function isSame(item: Item | undefined, other: Item | undefined): boolean {
    return item !== undefined && item === other && valueOf(item, other as Item) > 0
  }
}
