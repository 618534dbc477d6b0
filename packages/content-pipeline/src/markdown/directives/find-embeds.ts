import { walkElements } from '@fyr/markdown-parser/tree'
import type { Root } from 'hast'
import type { Point } from '../../content-error.ts'

/** Placeholder element for a video or another page in a frame. */
export const EMBED_TAG = 'fyr-embed'

/** A frame in the content: the origin that it loads from, and its position. */
export interface EmbedUse extends Point {
  readonly origin: string
}

/** The frames of a tree, in order; those without a valid address are already reported. */
export function findEmbeds(tree: Root): EmbedUse[] {
  const embeds: EmbedUse[] = []
  walkElements(tree, ({ tagName, properties, position }) => {
    const frame = String(properties['frame'] ?? '')
    if (tagName !== EMBED_TAG || frame === '') return
    const { line, column } = position?.start ?? { line: 1, column: 1 }
    embeds.push({ origin: new URL(frame).origin, line, column })
  })
  return embeds
}
