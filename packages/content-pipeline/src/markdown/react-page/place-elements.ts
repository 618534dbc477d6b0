import { walkElements } from '@fyr/markdown-parser/tree'
import type { Element, Root } from 'hast'
import type { Point } from '../../diagnostic.ts'
import { ISLAND_TAG } from '../directives/find-islands.ts'
import { wordsOf } from '../finish/words-of.ts'

/**
 * Gives links, images, islands, headings and what has an id the position of the same words in the source, for diagnostics.
 * What the component computes, or takes from another module, has none.
 */
export function placeElements(tree: Root, source: string): void {
  walkElements(tree, (element) => {
    const start = pointOf(element, source)
    if (start !== null) element.position = { start, end: start }
  })
}

function pointOf(element: Element, source: string): Point | null {
  const { tagName, properties } = element
  const { href, src, name, id } = properties
  if (tagName === 'a') return literalPoint(href, source) ?? literalPoint(id, source)
  if (tagName === 'img') return literalPoint(src, source)
  if (tagName === ISLAND_TAG) return literalPoint(name, source)
  const ofId = literalPoint(id, source)
  return ofId === null && /^h[1-6]$/.test(tagName) ? pointAt(source.indexOf(wordsOf(element)), source) : ofId
}

/** The position of a text in quotes. */
function literalPoint(value: unknown, source: string): Point | null {
  if (typeof value !== 'string' || value === '') return null
  const found = ['"', "'", '`']
    .map((quote) => source.indexOf(quote + value + quote))
    .filter((at) => at !== -1)
  return pointAt(found.length === 0 ? -1 : Math.min(...found) + 1, source)
}

function pointAt(offset: number, source: string): Point | null {
  if (offset === -1) return null
  const before = source.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
