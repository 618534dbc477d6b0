import type { Root } from 'mdast'
import type { DiagnosticLog, SourceText } from '../content-error.ts'
import { linesOf } from '../lines-of.ts'
import type { DocumentContext } from './document-context.ts'
import { walkMarkdown } from './walk-tree.ts'

const END = /^[\s>]*:{3,}\s*$/
/** Some other tools take this for the beginning of a block. */
const SPACED_BEGINNING = /^[\s>]*:{3,}[ \t]+[a-z]/

/** Reports lines of colons that begin or close no block: readers would see them as text. */
export function reportStrayEnds(tree: Root, { source, log }: DocumentContext): void {
  if (!source.text.includes(':::')) return
  walkMarkdown(tree, (node) => {
    if (node.type !== 'text' || node.position === undefined) return
    const { start, end } = node.position
    const lines = linesOf(source.text).slice(start.line - 1, end.line)
    for (const [index, line] of lines.entries()) {
      if (SPACED_BEGINNING.test(line)) reportSpace(line, start.line + index, source, log)
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

function reportSpace(text: string, line: number, source: SourceText, log: DiagnosticLog): void {
  const [from = ''] = /:{3,}[ \t]+/.exec(text) ?? []
  log.add(source, {
    code: 'spaced-directive',
    problem: 'The name of a block follows its colons without a space, so this is read as text.',
    hint: `Write "${text.trim().replace(from, from.trim())}".`,
    at: { line, column: text.indexOf(':') + 1 },
    fix: { from, to: from.trim() },
  })
}
