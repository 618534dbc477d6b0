import { walkElements } from '@fyr/markdown-parser/tree'
import type { Root } from 'hast'
import type { TocEntry } from '../../manifest/index.ts'

/**
 * Turns the name of an anchor, `<a name="x">`, into the id that links lead to. A name that a heading has as its id, as in
 * older Markdown right above it, is left out: links lead to the heading.
 */
export function namesToIds(tree: Root, headings: readonly TocEntry[]): void {
  const taken = new Set(headings.map(({ id }) => id))
  walkElements(tree, ({ tagName, properties }) => {
    const { id, name } = properties
    if (tagName !== 'a' || typeof name !== 'string') return
    delete properties['name']
    if (name === '' || id !== undefined || taken.has(name)) return
    taken.add(name)
    properties.id = name
  })
}
