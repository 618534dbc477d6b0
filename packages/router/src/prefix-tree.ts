/** Something to be found by the first characters of a text. */
export interface Prefixed {
  readonly prefix: string
}

/**
 * A radix tree over prefixes. A node looks at the one character at which the prefixes below it first differ and skips
 * those before it, so a search reads few characters, however many prefixes there are. What it finds may differ in the
 * skipped ones: the caller compares.
 */
export interface PrefixNode<Item extends Prefixed> {
  /** Place of the character that chooses the branch. */
  readonly position: number
  /** Nodes by character code. */
  readonly branches: (PrefixNode<Item> | undefined)[]
  /** Items to try when no branch matches: all whose prefix ends on the way here, longest prefix first. */
  readonly items: readonly Item[]
}

/**
 * Builds the tree.
 *
 * @param items Items whose prefixes are alike before `position`. Those with one prefix keep their order.
 * @param shorter Items found above, whose prefixes are shorter.
 */
export function buildPrefixTree<Item extends Prefixed>(
  items: readonly Item[],
  position = 0,
  shorter: readonly Item[] = [],
): PrefixNode<Item> {
  const first = items[0]?.prefix ?? ''
  const areAlikeAt = (at: number) => items.every(({ prefix }) => prefix[at] === first[at])
  while (position < first.length && areAlikeAt(position)) position++

  const found = [...items.filter(({ prefix }) => prefix.length === position), ...shorter]
  const branches: (PrefixNode<Item> | undefined)[] = []
  for (const { prefix } of items) {
    if (prefix.length === position) continue
    branches[prefix.charCodeAt(position)] ??= buildPrefixTree(
      items.filter((other) => other.prefix[position] === prefix[position]),
      position + 1,
      found,
    )
  }
  return { position, branches, items: found }
}

/** Returns the items whose prefix the text may begin with, longest prefix first. */
export function findByPrefix<Item extends Prefixed>(root: PrefixNode<Item>, text: string): readonly Item[] {
  let node = root
  let next: PrefixNode<Item> | undefined
  while ((next = node.branches[text.charCodeAt(node.position)])) node = next
  return node.items
}
