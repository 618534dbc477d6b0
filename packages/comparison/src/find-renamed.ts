/** A text that is called otherwise has more than half of its blocks in common with its former state. */
const RENAMED = 0.5

/** Pairs each new text with the one of those that are gone which is most alike, and each of these once. */
export function findRenamed<Text>(
  fresh: readonly Text[],
  gone: readonly Text[],
  keysOf: (text: Text) => readonly string[],
): ReadonlyMap<Text, Text> {
  const counts = new Map<Text, number>()
  const byKey = new Map<string, Text[]>()
  for (const text of fresh.length === 0 ? [] : gone) {
    const keys = new Set(keysOf(text))
    counts.set(text, keys.size)
    for (const key of keys) {
      const texts = byKey.get(key)
      if (texts === undefined) byKey.set(key, [text])
      else texts.push(text)
    }
  }
  const renamed = new Map<Text, Text>()
  for (const text of fresh) {
    const keys = new Set(keysOf(text))
    const shared = new Map<Text, number>()
    for (const other of [...keys].flatMap((key) => byKey.get(key) ?? [])) {
      if (counts.has(other)) shared.set(other, (shared.get(other) ?? 0) + 1)
    }
    let [best, former] = [RENAMED, null as Text | null]
    for (const [other, count] of shared) {
      const value = (2 * count) / (keys.size + (counts.get(other) ?? 0))
      if (value <= best) continue
      best = value
      former = other
    }
    if (former === null) continue
    renamed.set(text, former)
    // Each is found once.
    counts.delete(former)
  }
  return renamed
}
