import { element, walkElements } from '@fyr/markdown-parser/tree'
import type { Element, ElementContent, Properties, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import type { DocCard } from '../../manifest/index.ts'
import { putDarkImages, splitModes } from './dark-image.ts'
import type { ResolvedProperties } from './resolved-properties.ts'
import { ISLAND_TAG, islandKey } from '../directives/find-islands.ts'
import { CARDS_TAG } from '../directives/find-cards.ts'
import type { SourceNotes } from './add-source-notes.ts'
import type { Reference } from './find-references.ts'
import { renameDrawingIds } from '../html/rename-drawing-ids.ts'
import { REFERENCE_NUMBER } from '../html/sanitise-schema.ts'

/** The resolved link or image; null to leave it as it is. */
export type ResolveReference = (reference: Reference) => ResolvedProperties | null

/** How compiled content is shown on one page: plain data. */
export interface TextPlan {
  /** Key of the compiled content. */
  readonly textKey: string
  /** Key of the part that is shown; equals the content key for the whole. */
  readonly shownKey: string
  /** By number of the reference; null leaves the element unchanged. */
  readonly references: readonly (ResolvedProperties | null)[]
  /** Cards to show at `::cards`. */
  readonly cards: readonly DocCard[]
  /** Attributes of islands as JSON, by `islandKey`, where their schemas give others than the content has. Absent without any. */
  readonly islands?: Readonly<Record<string, string>>
  /** What the original says where this text is older. Absent for a text that is current. */
  readonly sourceNotes?: SourceNotes
  /** How the text differs from another version. Absent where it does not. */
  readonly changes?: TextChanges
  /** For an excerpt in a list; null for the whole content. */
  readonly excerpt: ExcerptPlan | null
}

/** The text of another version that a text is compared with. */
export interface TextChanges {
  /** Key of the compiled text of the older version; null for a page that it does not have. */
  readonly textKey: string | null
  /** Label of the older version. */
  readonly since: string
  /** Address of the page with all changes. */
  readonly href: string
  /** The titles of both versions; null where they are the same. */
  readonly titles: readonly [older: string, newer: string] | null
  /** Address of the doc, for a list of its changes instead of its text. */
  readonly listFor?: string
  /** The text is that of the older version, and the newer one does not have the page. */
  readonly isRemoved?: true
  /** Blocks of the older text that are in another doc now, and blocks of the newer one that were; by their places. */
  readonly moves?: Readonly<Record<'to' | 'from', readonly BlockMove[]>>
}

/** A block and the doc that it went to or came from. */
export interface BlockMove {
  readonly place: number
  readonly label: string
  readonly href: string
  /** The heading that it is under there, with `#`; empty for none. */
  readonly hash: string
}

/** How a post appears in a list. */
export interface ExcerptPlan {
  /** Number of blocks to show; null for all. */
  readonly length: number | null
  /** Address of the post. */
  readonly path: string
}

/** Elements that name a file of a film. */
const MEDIA_FILES = new Set(['source', 'track'])

/** Applies a plan to its own copy of the content and returns it. */
export function resolveText(tree: Root, { references, cards, islands, excerpt }: TextPlan): Root {
  if (excerpt?.length !== null && excerpt !== null) tree.children.length = excerpt.length
  const refused = new Set<ElementContent>()
  const pairs = new Map<Element, Element>()
  walkElements(tree, (node) => {
    const { tagName, properties } = node
    if (tagName === CARDS_TAG) node.children = cards.map(cardElement)
    if (tagName === ISLAND_TAG && islands !== undefined) {
      const [name, attributes] = [String(properties['name']), String(properties['attributes'])]
      properties['attributes'] = islands[islandKey({ name, attributes })] ?? attributes
    }
    const number = properties[REFERENCE_NUMBER]
    if (typeof number !== 'number') return
    delete properties[REFERENCE_NUMBER]
    const { own, dark } = splitModes(references[number] ?? {})
    if (dark !== null) pairs.set(node, { ...node, properties: resolvedImage(properties, dark) })
    node.properties = tagName === 'img' ? resolvedImage(properties, own) : { ...properties, ...own }
    if (node.properties['poster'] === '') delete node.properties['poster']
    if (node.properties['src'] === '' && MEDIA_FILES.has(tagName)) refused.add(node)
  })
  if (refused.size > 0) leaveOut(tree, refused)
  if (pairs.size > 0) putDarkImages(tree, pairs)
  if (excerpt !== null) detach(tree, excerpt.path)
  return tree
}

/** Leaves out the files of films that are refused, and the films that have no other file. */
function leaveOut(tree: Root, refused: Set<ElementContent>): void {
  walkElements(tree, (node) => {
    if (!node.children.some((child) => refused.has(child))) return
    node.children = node.children.filter((child) => !refused.has(child))
    if (!node.children.some((child) => child.type === 'element' && child.tagName === 'source'))
      refused.add(node)
  })
  visit(tree, 'element', (node, index, parent) => {
    if (!refused.has(node) || parent === undefined || index === undefined) return undefined
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}

/** The properties of an image: resolved, with what its author wrote about its size, and about a window of its own. */
function resolvedImage(written: Properties, resolved: ResolvedProperties): Properties {
  const properties = { ...written, ...withWrittenSize(resolved, written) }
  if (written['zoom'] === 'false') delete properties['zoom']
  return properties
}

/**
 * A resolved image with the width or height from the author, and the other one in proportion. When a size is not a
 * number of pixels, browsers compute the other one.
 */
function withWrittenSize(resolved: ResolvedProperties, { width, height }: Properties): ResolvedProperties {
  if (width === undefined && height === undefined) return resolved
  const { width: fullWidth, height: fullHeight, ...others } = resolved
  const ratio = Number(fullWidth) / Number(fullHeight)
  if (!(ratio > 0 && ratio < Infinity)) return others
  if (typeof width === 'number' && height === undefined)
    return { ...others, ...shownAt(width, others), height: Math.round(width / ratio) }
  if (typeof height === 'number' && width === undefined)
    return { ...others, ...shownAt(height * ratio, others), width: Math.round(height * ratio) }
  return typeof width === 'number' ? { ...others, ...shownAt(width, others) } : others
}

/** What a browser must know to choose among the files of a picture, before it knows the style. */
function shownAt(width: number, { srcSet }: ResolvedProperties): ResolvedProperties {
  return srcSet === undefined ? {} : { sizes: `min(94vw,${Math.round(width)}px)` }
}

/** Labels are text and addresses are resolved: a card contains no markup from authors. */
function cardElement({
  type,
  label,
  href,
  isExternal,
  isDocument,
  description,
  itemCount,
}: DocCard): Element {
  return element('fyr-card', {
    type,
    label,
    href,
    itemCount,
    ...(isExternal ? { external: true } : {}),
    ...(isDocument ? { document: true } : {}),
    ...(description === null ? {} : { description }),
  })
}

/**
 * Several excerpts share a page, so ids are removed, and footnotes with them; links within the post lead to the post.
 * Drawings get their own ids.
 */
function detach(tree: Root, path: string): void {
  renameDrawingIds(tree, `${path.replaceAll(/[^a-z0-9-]/gi, nameOfMark)}-`)
  visit(tree, 'element', (node, index, parent) => {
    if (parent !== undefined && index !== undefined && isFootnotePart(node)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.tagName === 'svg') return SKIP
    delete node.properties.id
    const { href } = node.properties
    if (typeof href === 'string' && href.startsWith('#')) node.properties.href = path + href
    return undefined
  })
}

/** Encodes an address as an id; different addresses give different ids. */
function nameOfMark(mark: string): string {
  return `_${(mark.codePointAt(0) ?? 0).toString(16)}_`
}

function isFootnotePart(node: Element): boolean {
  return (
    node.properties['dataFootnotes'] !== undefined ||
    (node.tagName === 'sup' && node.children.some((child: ElementContent) => isFootnoteLink(child)))
  )
}

function isFootnoteLink(node: ElementContent): boolean {
  return node.type === 'element' && node.properties['dataFootnoteRef'] !== undefined
}
