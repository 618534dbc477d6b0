import type { Root, RootContent } from 'hast'
import { CODE_TOKENS } from '../../manifest/index.ts'
import { findReferences, type Reference } from './find-references.ts'
import { highlightCode } from '../code/highlight-code.ts'
import { sanitise } from '../html/sanitise.ts'
import { REFERENCE_NUMBER } from '../html/sanitise-schema.ts'
import { TRUNCATE_TAG } from '../metadata/truncate-tag.ts'
import { walkElements } from '../document/walk-tree.ts'

/** A text that only waits for its links and images to be resolved. */
export interface FinishedText {
  /** Sanitised; elements with a reference carry its number. */
  readonly tree: Root
  /** The links and images by their numbers. */
  readonly references: readonly Reference[]
  /** What stands before the truncate marker; null without one. */
  readonly excerpt: FinishedExcerpt | null
}

/** The beginning of a text, up to its truncate marker. */
export interface FinishedExcerpt {
  /** The first blocks of the text. */
  readonly blocks: readonly RootContent[]
  /** Number of the text's first links and images that are in them. */
  readonly referenceCount: number
}

/**
 * Numbers links and images, colours code and sanitises, in this order. What is added to a text afterwards are addresses
 * and sizes that the site itself found.
 */
export async function finishText(tree: Root): Promise<FinishedText> {
  const references = numberReferences(tree)
  await highlightCode(tree)
  const end = tree.children.findIndex(isTruncateMarker)
  if (end === -1) return { tree: sanitise(tree), references, excerpt: null }
  const lead = sanitise({ type: 'root', children: tree.children.slice(0, end) })
  const rest = sanitise({
    type: 'root',
    children: tree.children.slice(end).filter((node) => !isTruncateMarker(node)),
  })
  const children = [...lead.children, ...rest.children]
  const excerpt = { blocks: lead.children, referenceCount: countReferences(lead) }
  return { tree: { type: 'root', children }, references, excerpt }
}

/** Numbers go up through a text, so those of its beginning are the lowest. */
function countReferences(tree: Root): number {
  let count = 0
  walkElements(tree, ({ properties }) => {
    const number = properties[REFERENCE_NUMBER]
    if (typeof number === 'number') count = Math.max(count, number + 1)
  })
  return count
}

/** Gives every link and image its number. What the writer's own HTML says in our name is taken away first. */
function numberReferences(tree: Root): Reference[] {
  walkElements(tree, ({ properties }) => {
    delete properties[REFERENCE_NUMBER]
    delete properties[CODE_TOKENS]
  })
  return findReferences(tree).map(({ reference, element }, number) => {
    element.properties[REFERENCE_NUMBER] = number
    return reference
  })
}

function isTruncateMarker(node: RootContent): boolean {
  return node.type === 'element' && node.tagName === TRUNCATE_TAG
}
