/** Words this long may have one typing error, two, and three. */
const EDITS_FROM = [4, 8, 14]

/** How many typing errors a word may have. */
export function editsFor({ length }: string): number {
  return EDITS_FROM.filter((from) => length >= from).length
}

/** How many letters have to be changed, added or left out to make one text of another; two neighbours that changed places count once. */
export function editsBetween(one: string, other: string): number {
  let [before, above] = [[] as number[], Array.from({ length: other.length + 1 }, (_none, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      let least = Math.min(
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
        (above[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
      )
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      if (isSwapped) least = Math.min(least, (before[at - 2] ?? 0) + 1)
      next.push(least)
    }
    ;[before, above] = [above, next]
  }
  return above[other.length] ?? 0
}
