import { walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Root } from 'mdast'
import { renameDrawingIds } from '../html/rename-drawing-ids.ts'

/** Gives the ids of drawings a prefix: plugins number their drawings separately in each document. */
export function renameDrawings(tree: Root, prefix: string): void {
  walkMarkdown(tree, ({ data }) => {
    for (const child of data?.hChildren ?? []) renameDrawingIds(child, prefix)
  })
}
