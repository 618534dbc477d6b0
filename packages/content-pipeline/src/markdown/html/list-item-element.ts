import type { Element } from 'hast'
import type { List, ListItem, Parents } from 'mdast'
import { defaultHandlers } from 'remark-rehype'

type ListItemState = Parameters<typeof defaultHandlers.listItem>[0]

/** Lists whose spacing is known: whether any of their items are separated by empty lines. */
const looseLists = new WeakMap<List, List>()

/**
 * Makes an element of a list item. The converter's own handler looks through the whole list for each of its items, which
 * takes seconds for long ones: it is given a list that answers at once.
 */
export function listItemElement(state: ListItemState, node: ListItem, parent: Parents | undefined): Element {
  return defaultHandlers.listItem(state, node, parent?.type === 'list' ? withoutItems(parent) : parent)
}

function withoutItems(list: List): List {
  const known = looseLists.get(list)
  if (known !== undefined) return known
  const spread = list.spread === true || list.children.some(isLoose)
  const made: List = { ...list, spread, children: [] }
  looseLists.set(list, made)
  return made
}

function isLoose({ spread, children }: ListItem): boolean {
  return spread ?? children.length > 1
}
