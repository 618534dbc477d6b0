/** What can be found by how an address begins. */
export interface Start {
  readonly start: string
}

/**
 * A place at which starts differ, with a branch for each character there, by its code. Between two places nothing is
 * compared: what is found at the end has yet to be.
 */
export interface StartTree<Item extends Start> {
  readonly at: number
  /** What may be found when no branch leads on: the longest starts first. */
  readonly items: readonly Item[]
  [code: number]: StartTree<Item> | undefined
}

/** Grows the tree of starts that are alike before the place `at`. `above` is what begins with less. */
export function growTree<Item extends Start>(
  list: readonly Item[],
  at = 0,
  above: readonly Item[] = [],
): StartTree<Item> {
  const first = list[0]?.start ?? ''
  const isAlike = (place: number) => list.every(({ start }) => start[place] === first[place])
  while (at < first.length && isAlike(at)) at++
  const tree: StartTree<Item> = { at, items: [...list.filter(({ start }) => !start[at]), ...above] }
  for (const { start } of list)
    if (start[at])
      tree[start.charCodeAt(at)] ??= growTree(
        list.filter((other) => other.start[at] === start[at]),
        at,
        tree.items,
      )
  return tree
}
