import { walkElements } from '@fyr/markdown-parser/tree'
import type { Element, Root } from 'hast'
import type { Point } from '../../diagnostic.ts'
import { ISLAND_TAG } from '../directives/find-islands.ts'
import { decodeLetters } from '../document/decode-letters.ts'
import { startOf } from '../document/document-context.ts'
import { isRecord } from '../../schemas/is-record.ts'

/** A link, an image or another file as written. */
export interface Reference {
  /** A poster is the picture of a film, and media are the files of films and sounds. */
  readonly type: 'link' | 'image' | 'poster' | 'media'
  readonly url: string
  /** Alternative text; null without any. */
  readonly alt: string | null
  readonly at: Point | null
}

/** A reference and its element. */
export interface PlacedReference {
  readonly reference: Reference
  readonly element: Element
}

/** All links, images, films and sounds of a tree, raw HTML included, in order. */
export function findReferences(tree: Root): PlacedReference[] {
  const found: PlacedReference[] = []
  walkElements(tree, (element) => {
    const { tagName, properties } = element
    const at = startOf(element)
    if (tagName === 'a' && typeof properties.href === 'string') {
      found.push({ element, reference: { type: 'link', url: decodeUrl(properties.href), alt: null, at } })
    } else if (tagName === 'img' && typeof properties.src === 'string') {
      const alt = typeof properties.alt === 'string' ? properties.alt : null
      found.push({ element, reference: { type: 'image', url: decodeUrl(properties.src), alt, at } })
    } else if (tagName === 'video' && typeof properties['poster'] === 'string') {
      const url = decodeUrl(properties['poster'])
      found.push({ element, reference: { type: 'poster', url, alt: null, at } })
    } else if ((tagName === 'source' || tagName === 'track') && typeof properties.src === 'string') {
      found.push({ element, reference: { type: 'media', url: decodeUrl(properties.src), alt: null, at } })
    }
  })
  return found
}

/** Every id of a tree that a link may refer to with `#`, with those that pages give to islands, which render them. */
export function findIds(tree: Root): Set<string> {
  const ids = new Set<string>()
  walkElements(tree, ({ tagName, properties }) => {
    const id = tagName === ISLAND_TAG ? idOfIsland(properties['attributes']) : properties.id
    if (id !== undefined && id !== null) ids.add(String(id))
  })
  return ids
}

/** The id among the attributes of an island; undefined without one, and for what a plugin wrote that is no list of attributes. */
function idOfIsland(attributes: unknown): string | undefined {
  try {
    const written: unknown = JSON.parse(String(attributes))
    return isRecord(written) && typeof written['id'] === 'string' ? written['id'] : undefined
  } catch {
    return undefined
  }
}

/**
 * The converter percent-encodes our own addresses; files and routes are compared decoded. Browsers do without the blanks around one
 * in HTML.
 */
function decodeUrl(written: string): string {
  const url = written.trim()
  return /^[a-z][a-z0-9+.-]*:|^\/\//i.test(url) ? url : decodeLetters(url)
}
