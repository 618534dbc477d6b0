import type { Root } from 'mdast'
import { linesOf } from '../lines-of.ts'
import type { DocumentContext } from './document-context.ts'
import { walkMarkdown } from './walk-tree.ts'

const END = /^[\s>]*:{3,}\s*$/

/** Reports lines of colons that close no block: readers would see them as text. */
export function reportStrayEnds(tree: Root, { source, log }: DocumentContext): void {
  if (!source.text.includes(':::')) return
  walkMarkdown(tree, (node) => {
    if (node.type !== 'text' || node.position === undefined) return
    const { start, end } = node.position
    const lines = linesOf(source.text).slice(start.line - 1, end.line)
    for (const [index, line] of lines.entries()) {
      if (!END.test(line)) continue
      log.add(source, {
        code: 'stray-directive-end',
        problem: `This "${line.replaceAll(/[^:]/g, '')}" closes no block.`,
        hint: 'Delete it, or open a block above it, such as ":::note". A block around another one needs more colons than that.',
        at: { line: start.line + index, column: line.indexOf(':') + 1 },
      })
    }
  })
}
