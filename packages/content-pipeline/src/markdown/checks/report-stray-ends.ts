import { walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Root } from 'mdast'
import type { DiagnosticLog, SourceText } from '../../diagnostic.ts'
import { linesOf } from '../../lines-of.ts'
import type { DocumentContext } from '../document/document-context.ts'
import { containerNames, hintForContainer } from '../directives/transform-directives.ts'

const END = /^[\s>]*:{3,}\s*$/
/** Some other tools start a block with this. */
const SPACED_BEGINNING = /^[\s>]*:{3,}[ \t]+[a-z]/

/** Followed by words that are not a title. */
const UNREAD_BEGINNING = /^[\s>]*:{3,}([A-Za-z][\w-]*)(?!\[|[\w-])/

/**
 * Reports lines of colons that neither open nor close a directive: readers would see them as text. The end of an
 * invalid directive is reported with its start.
 */
export function reportStrayEnds(tree: Root, { source, log }: DocumentContext): void {
  if (!source.text.includes(':::')) return
  let begun = 0
  walkMarkdown(tree, (node) => {
    if (node.type !== 'text' || node.position === undefined) return
    const { start, end } = node.position
    const lines = linesOf(source.text).slice(start.line - 1, end.line)
    for (const [index, line] of lines.entries()) {
      // The title of a directive is a text node too, after the colons of its line.
      const isTitle = index === 0 && start.column - 1 > line.indexOf(':')
      const [beginning, name] = isTitle
        ? []
        : (UNREAD_BEGINNING.exec(line) ?? SPACED_BEGINNING.exec(line) ?? [])
      if (name !== undefined) reportBeginning(name, line, start.line + index, source, log)
      else if (beginning !== undefined) reportSpace(line, start.line + index, source, log)
      if (beginning !== undefined) begun += 1
      if (!END.test(line)) continue
      begun -= 1
      if (begun >= 0) continue
      begun = 0
      log.add(source, {
        code: 'stray-directive-end',
        problem: `This "${line.replaceAll(/[^:]/g, '')}" does not close a directive.`,
        hint: 'Delete it, or open a directive above it, such as ":::note". An outer directive needs more colons than an inner one.',
        at: { line: start.line + index, column: line.indexOf(':') + 1 },
      })
    }
  })
}

const HINT_FOR_ATTRIBUTES = `Write each as name="text", and a text with marks such as " between '…'.`

function reportBeginning(
  name: string,
  text: string,
  line: number,
  source: SourceText,
  log: DiagnosticLog,
): void {
  const isKnown = containerNames().includes(name)
  const [what, hint] = text.includes(`${name}{`)
    ? ['These attributes cannot be read', HINT_FOR_ATTRIBUTES]
    : [
        'The text after the name of the directive is not a title',
        `Write ":::${name}[Title]", or only the name.`,
      ]
  log.add(source, {
    code: isKnown ? 'unread-syntax' : 'unknown-directive',
    problem: isKnown ? `${what}, so this line is shown as text.` : `Unknown directive ":::${name}".`,
    hint: isKnown ? hint : hintForContainer(name),
    at: { line, column: text.indexOf(':') + 1 },
  })
}

function reportSpace(text: string, line: number, source: SourceText, log: DiagnosticLog): void {
  const [from = ''] = /:{3,}[ \t]+/.exec(text) ?? []
  log.add(source, {
    code: 'spaced-directive',
    problem:
      'There is a space between the colons and the name of the directive, so this line is shown as text.',
    hint: `Write "${text.trim().replace(from, from.trim())}".`,
    at: { line, column: text.indexOf(':') + 1 },
    fix: { from, to: from.trim() },
  })
}
