import { walkElements } from '@fyr/markdown-parser/tree'
import type { Root, RootContent } from 'hast'
import { CODE_TOKENS } from '../../manifest/index.ts'
import { findReferences, type Reference } from './find-references.ts'
import { highlightCode } from '@fyr/code-blocks/highlight'
import { dropPositions, sanitiseInPlace } from '../html/sanitise.ts'
import { REFERENCE_NUMBER } from '../html/sanitise-schema.ts'
import { TRUNCATE_TAG } from '../metadata/truncate-tag.ts'
import { type Block, readBlocks } from './read-blocks.ts'

/** Content whose links and images still have to be resolved. */
export interface FinishedText {
  /** Sanitised; elements with a reference have its number. */
  readonly tree: Root
  /** The links and images, by number. */
  readonly references: readonly Reference[]
  /** The part before the truncate marker; null without one. */
  readonly excerpt: FinishedExcerpt | null
  /** The blocks of the tree, with their positions. */
  readonly blocks: readonly Block[]
}

/** The start of the content, up to its truncate marker. */
export interface FinishedExcerpt {
  /** Number of blocks, from the start. */
  readonly blocks: readonly RootContent[]
  /** Number of links and images in them. */
  readonly referenceCount: number
}

/**
 * Numbers links and images, highlights code and sanitises, in this order. Only addresses and sizes that the site itself
 * found are added afterwards.
 */
export async function finishText(tree: Root): Promise<FinishedText> {
  const references = numberReferences(tree)
  await highlightCode(tree)
  const end = tree.children.findIndex(isTruncateMarker)
  if (end === -1) return { ...withBlocks(sanitiseInPlace(tree)), references, excerpt: null }
  const lead = sanitiseInPlace({ type: 'root', children: tree.children.slice(0, end) })
  const rest = sanitiseInPlace({
    type: 'root',
    children: tree.children.slice(end).filter((node) => !isTruncateMarker(node)),
  })
  const children = [...lead.children, ...rest.children]
  const excerpt = { blocks: lead.children, referenceCount: countReferences(lead) }
  return { ...withBlocks({ type: 'root', children }), references, excerpt }
}

/** The tree without source positions, and its blocks, which keep theirs. */
function withBlocks(tree: Root): Pick<FinishedText, 'tree' | 'blocks'> {
  const blocks = readBlocks(tree)
  dropPositions(tree)
  return { tree, blocks }
}

/** Numbers are in document order, so those of the excerpt are the lowest. */
function countReferences(tree: Root): number {
  let count = 0
  walkElements(tree, ({ properties }) => {
    const number = properties[REFERENCE_NUMBER]
    if (typeof number === 'number') count = Math.max(count, number + 1)
  })
  return count
}

/** Numbers every link and image. Numbers in the author's own HTML are removed first. */
export function numberReferences(tree: Root): Reference[] {
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
