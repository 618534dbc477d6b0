import type { Element, ElementContent, Root, RootContent } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { findReferences, type Reference } from './find-references.ts'
import { highlightCode } from './highlight-code.ts'
import { sanitise } from './sanitise.ts'
import { TRUNCATE_TAG } from './truncate-tag.ts'

/** What a link or an image becomes: the properties that replace the written ones, or null to leave it alone. */
export type ResolveReference = (
  reference: Reference,
) => Readonly<Record<string, string | number | boolean>> | null

/** The beginning of a post, for lists. */
export interface FinishedExcerpt {
  /** What stands before the truncate marker, or the whole text without one. */
  readonly excerpt: Root
  readonly isTruncated: boolean
}

/** Resolves links and images, colours code and sanitises, in this order: nothing is added after the sanitiser. */
export async function finishDocument(tree: Root, resolve: ResolveReference): Promise<Root> {
  return finish({ type: 'root', children: tree.children.filter((node) => !isTruncateMarker(node)) }, resolve)
}

/**
 * Finishes what a list shows of a post. Several excerpts share a page, so ids go, and footnotes with them; links within
 * the post lead to the post at `path`.
 */
export async function finishExcerpt(
  tree: Root,
  path: string,
  resolve: ResolveReference,
): Promise<FinishedExcerpt> {
  const end = tree.children.findIndex(isTruncateMarker)
  const lead: Root = { type: 'root', children: end === -1 ? tree.children : tree.children.slice(0, end) }
  const excerpt = detach(await finish(lead, resolve), path)
  return { excerpt, isTruncated: end !== -1 }
}

async function finish(tree: Root, resolve: ResolveReference): Promise<Root> {
  for (const { reference, element } of findReferences(tree)) {
    const resolved = resolve(reference)
    if (resolved !== null) element.properties = { ...element.properties, ...resolved }
  }
  await highlightCode(tree)
  return sanitise(tree)
}

function isTruncateMarker(node: RootContent): boolean {
  return node.type === 'element' && node.tagName === TRUNCATE_TAG
}

function detach(tree: Root, path: string): Root {
  visit(tree, 'element', (node, index, parent) => {
    if (parent !== undefined && index !== undefined && isFootnotePart(node)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    delete node.properties.id
    const { href } = node.properties
    if (typeof href === 'string' && href.startsWith('#')) node.properties.href = path + href
    return undefined
  })
  return tree
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
