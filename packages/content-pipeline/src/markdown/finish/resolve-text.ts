import type { Element, ElementContent, Properties, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import type { DocCard } from '../../manifest/index.ts'
import { element } from '../document/element.ts'
import { CARDS_TAG } from '../directives/find-cards.ts'
import type { Reference } from './find-references.ts'
import { renameDrawingIds } from '../html/rename-drawing-ids.ts'
import { REFERENCE_NUMBER } from '../html/sanitise-schema.ts'
import { walkElements } from '../document/walk-tree.ts'

/** Properties that replace those of a link or an image as written. */
export type ResolvedProperties = Readonly<Record<string, string | number | boolean>>

/** What a link or an image becomes; null to leave it as it is. */
export type ResolveReference = (reference: Reference) => ResolvedProperties | null

/** What becomes of a compiled text on one page. Plain data. */
export interface TextPlan {
  /** Name of the compiled text. */
  readonly textKey: string
  /** Names what of the text is shown: the same as `textKey` for the whole. */
  readonly shownKey: string
  /** By number of the reference; null leaves the element as it is. */
  readonly references: readonly (ResolvedProperties | null)[]
  /** What the text shows where it asks for the cards of its category. */
  readonly cards: readonly DocCard[]
  /** For the beginning of a post in a list; null for the whole text. */
  readonly excerpt: ExcerptPlan | null
}

/** How a post stands in a list. */
export interface ExcerptPlan {
  /** Number of the blocks to show; null for all. */
  readonly length: number | null
  /** Address of the post. */
  readonly path: string
}

/** Carries out a plan on its own copy of the text and gives it back. */
export function resolveText(tree: Root, { references, cards, excerpt }: TextPlan): Root {
  if (excerpt?.length !== null && excerpt !== null) tree.children.length = excerpt.length
  walkElements(tree, (node) => {
    const { tagName, properties } = node
    if (tagName === CARDS_TAG) node.children = cards.map(cardElement)
    const number = properties[REFERENCE_NUMBER]
    if (typeof number !== 'number') return
    delete properties[REFERENCE_NUMBER]
    Object.assign(properties, withWrittenSize(references[number] ?? {}, properties))
  })
  if (excerpt !== null) detach(tree, excerpt.path)
  return tree
}

/**
 * What an image is resolved to, with the width or the height that its writer gave it, and the other one in proportion.
 * Where the one is no number of pixels, browsers find the other one.
 */
function withWrittenSize(resolved: ResolvedProperties, { width, height }: Properties): ResolvedProperties {
  if (width === undefined && height === undefined) return resolved
  const { width: fullWidth, height: fullHeight, ...others } = resolved
  const ratio = Number(fullWidth) / Number(fullHeight)
  if (!(ratio > 0 && ratio < Infinity)) return others
  if (typeof width === 'number' && height === undefined)
    return { ...others, height: Math.round(width / ratio) }
  if (typeof height === 'number' && width === undefined)
    return { ...others, width: Math.round(height * ratio) }
  return others
}

/** Labels are texts and addresses resolved ones: nothing in a card is a writer's markup. */
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
 * Several excerpts share a page: ids go, and footnotes with them; links within the post lead to the post. Drawings get ids
 * of their own.
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

/** A mark of an address as an id may have it; no two addresses become one. */
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
