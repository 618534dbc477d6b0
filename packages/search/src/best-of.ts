/** The first `limit` of some numbers in the order of their ranks, the highest first. A large site has too many to sort all for a few. */
export function bestOf(numbers: Iterable<number>, ranks: Float64Array, limit: number): readonly number[] {
  const best: number[] = []
  let least = Number.NEGATIVE_INFINITY
  for (const number of numbers) {
    const rank = ranks[number] ?? 0
    if (rank <= least && best.length === limit) continue
    let place = best.length
    while (place > 0 && (ranks[best[place - 1] ?? 0] ?? 0) < rank) place -= 1
    best.splice(place, 0, number)
    if (best.length > limit) best.pop()
    least = ranks[best.at(-1) ?? 0] ?? 0
  }
  return best
}
