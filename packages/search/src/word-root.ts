/** Shortest root of a word. */
export const SHORTEST_ROOT = 4

/** Reduces a folded stem to what it shares with words that are made of the same one: `vaksinering` and `vaksinert` are `vaksin`. */
export type RootOf = (stem: string) => string

/** Makes roots by the endings of a language that make words of others. */
export function createRoots(endings: readonly string[]): RootOf {
  const replaced = endings
    .map((written): readonly [string, string] => {
      const [ending = '', replacement = ''] = written.split(':')
      return [ending, replacement]
    })
    .toSorted(([one], [other]) => other.length - one.length)
  const known = new Map<string, string>()
  const read = (stem: string): string => {
    const found = replaced.find(
      ([ending, replacement]) =>
        stem.endsWith(ending) && stem.length - ending.length + replacement.length >= SHORTEST_ROOT,
    )
    return found === undefined ? stem : stem.slice(0, stem.length - found[0].length) + found[1]
  }
  return (stem) => {
    const root = known.get(stem) ?? read(stem)
    known.set(stem, root)
    return root
  }
}
