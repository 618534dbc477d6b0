import type { Element, Root } from 'hast'
import type { Place } from '../../content-error.ts'
import { walkElements } from '../document/walk-tree.ts'
import { ISLAND_TAG } from '../directives/find-islands.ts'
import { wordsOf } from './words-of.ts'

/**
 * Gives links, images, islands, headings and what has an id the position of the same words in the source, for diagnostics.
 * What the component computes, or takes from another module, has none.
 */
export function placeElements(tree: Root, source: string): void {
  walkElements(tree, (element) => {
    const start = placeOf(element, source)
    if (start !== null) element.position = { start, end: start }
  })
}

function placeOf(element: Element, source: string): Place | null {
  const { tagName, properties } = element
  const { href, src, name, id } = properties
  if (tagName === 'a') return literalPlace(href, source) ?? literalPlace(id, source)
  if (tagName === 'img') return literalPlace(src, source)
  if (tagName === ISLAND_TAG) return literalPlace(name, source)
  const ofId = literalPlace(id, source)
  return ofId === null && /^h[1-6]$/.test(tagName) ? placeAt(source.indexOf(wordsOf(element)), source) : ofId
}

/** Where a text is in quotes. */
function literalPlace(value: unknown, source: string): Place | null {
  if (typeof value !== 'string' || value === '') return null
  const found = ['"', "'", '`']
    .map((quote) => source.indexOf(quote + value + quote))
    .filter((at) => at !== -1)
  return placeAt(found.length === 0 ? -1 : Math.min(...found) + 1, source)
}

function placeAt(offset: number, source: string): Place | null {
  if (offset === -1) return null
  const before = source.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
