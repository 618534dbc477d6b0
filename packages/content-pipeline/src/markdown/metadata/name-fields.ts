import { element, walkElements } from '@fyr/markdown-parser/tree'
import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'

const LIST = 'fyr-fields'
const NAME = 'fyr-field'

/** Start of the ids of fields that have no heading above them. */
const WITHOUT_HEADING = 'field'

/**
 * Makes the name of each field of `:::fields` the target of links. Its id is the id of the heading above and the names of the
 * fields around it, `request-body.ship.name`, so that it stays the same when other fields are added or removed.
 */
export function nameFields(tree: Root): void {
  const ids = new Set<string>()
  const lists: { readonly list: Element; readonly heading: string }[] = []
  let heading = WITHOUT_HEADING
  walkElements(tree, (node) => {
    const { id } = node.properties
    if (typeof id === 'string') ids.add(id)
    if (typeof id === 'string' && /^h[2-6]$/.test(node.tagName)) heading = id
    if (node.tagName === LIST) lists.push({ list: node, heading })
  })
  if (lists.length === 0) return
  const giveId = uniqueIds(ids)
  for (const { list, heading: above } of lists) nameIn(list, above, giveId)
}

function nameIn(parent: Element, above: string, giveId: (id: string) => string): void {
  for (const child of parent.children) {
    // A list inside has its own turn.
    if (child.type !== 'element' || child.tagName === LIST) continue
    const line = child.tagName === 'li' ? firstLine(child) : null
    const name = line === null ? '' : toString(line.code).trim().replaceAll(/\s+/g, '-')
    if (line === null || name === '') {
      nameIn(child, above, giveId)
      continue
    }
    const path = `${above}.${name}`
    nameIn(child, path, giveId)
    line.parent.children[line.index] = element(NAME, { id: giveId(path) }, [line.code])
  }
}

/** The code that the first line of an item begins with, which names a field; null for an item that begins otherwise. */
function firstLine(
  parent: Element,
): { readonly parent: Element; readonly index: number; readonly code: Element } | null {
  const index = parent.children.findIndex((child) => child.type !== 'text' || child.value.trim() !== '')
  const child = parent.children[index]
  if (child?.type !== 'element') return null
  if (child.tagName === 'code') return { parent, index, code: child }
  return child.tagName === 'p' && parent.tagName === 'li' ? firstLine(child) : null
}

/** Numbers an id that is taken. */
function uniqueIds(taken: Set<string>): (id: string) => string {
  const counts = new Map<string, number>()
  return (id) => {
    let unique = id
    for (let count = counts.get(id) ?? 1; taken.has(unique); count += 1) {
      unique = `${id}-${count}`
      counts.set(id, count + 1)
    }
    taken.add(unique)
    return unique
  }
}
