import { walkElements } from '@fyr/markdown-parser/tree'
import type { Root } from 'hast'
import { START, startOf } from '../document/document-context.ts'
import type { Point } from '../../diagnostic.ts'

/** Placeholder element for a video or another page in a frame. */
export const EMBED_TAG = 'fyr-embed'

/** A frame in the content: the origin that it loads from, and its position. */
export interface EmbedUse extends Point {
  readonly origin: string
}

/** The frames of a tree, in order; those without a valid address are already reported. */
export function findEmbeds(tree: Root): EmbedUse[] {
  const embeds: EmbedUse[] = []
  walkElements(tree, (element) => {
    const { tagName, properties } = element
    const frame = String(properties['frame'] ?? '')
    if (tagName !== EMBED_TAG || frame === '') return
    embeds.push({ origin: new URL(frame).origin, ...(startOf(element) ?? START) })
  })
  return embeds
}
