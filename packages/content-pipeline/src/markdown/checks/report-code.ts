import type { Code, Nodes } from 'mdast'
import { linesOf } from '../../lines-of.ts'
import { certainName, suggestName } from '../../nearest-name.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { findUnreadCommands, findUnreadPatterns, findUnreadRanges, withoutTitle } from '@fyr/code-blocks'
import { hintForInclude } from './syntax-of-other-tools.ts'

/** Known options after the language of a code block; other words may belong to a plugin. */
const LINE_NUMBERS = 'showLineNumbers'
const CODE_ATTRIBUTES = ['title', LINE_NUMBERS]

/** The Fyr spelling of options of other tools. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['filename', 'Write "title".'],
  ['lineNumbers', `Write "${LINE_NUMBERS}".`],
  ['linenums', `Write "${LINE_NUMBERS}".`],
  ['startLine', `Write "${LINE_NUMBERS}=5".`],
  ['hl_lines', 'Write the lines to highlight in braces: "{1,3-5}".'],
  ['mark', 'Write the lines to highlight in braces, "{1,3-5}", and words between slashes, "/word/".'],
  ['ins', 'Write the added lines in braces, "ins={1,3-5}", and words in quotes.'],
  ['del', 'Write the removed lines in braces, "del={1,3-5}", and words in quotes.'],
])

/** Marks that are read: lines in braces, words in quotes and between slashes. */
const READ_MARK = /^(?:ins|del|mark)=[{"'/]/

/** Reports options and comments of a code block that have no meaning here. */
export function reportCode(node: Code, context: DocumentContext): void {
  reportDrawing(node, context)
  reportMarkers(node, context)
  reportUnreadCommands(node, context)
  const meta = withoutTitle(node.meta ?? '')
  for (const { index, 1: name = '', 2: value = '' } of meta.matchAll(ATTRIBUTE)) {
    if (READ_MARK.test(meta.slice(index))) continue
    if (name === 'file') {
      reportFile(node, value, context)
      continue
    }
    const near = INSTEAD.get(name) ?? suggestName(name, CODE_ATTRIBUTES, '').trim()
    if (near === '' || CODE_ATTRIBUTES.includes(name)) continue
    reportAt(
      context,
      node,
      'unknown-attribute',
      `Unknown option "${name}" for a code block: it is ignored.`,
      near,
    )
  }
  reportBareWords(node, context)
  for (const pattern of findUnreadPatterns(meta)) {
    const problem = `"/${pattern}/" marks nothing: a pattern can only list texts, such as "/a (b|c)/".`
    reportAt(
      context,
      node,
      'unknown-attribute',
      problem,
      'Write each text in quotes, or the lines in braces.',
    )
  }
  for (const part of findUnreadRanges(node.meta ?? '')) {
    const problem = `"${part}" highlights no line of this code.`
    reportAt(context, node, 'unknown-attribute', problem, 'Write line numbers and ranges: "{1,3-5}".')
  }
  if (!isClosed(node, context)) reportOpen(node, context)
}

/** The end of a directive ends what is in it, too: colons are read before code. */
function reportOpen(node: Code, context: DocumentContext): void {
  const { line = 1, column = 1 } = node.position?.end ?? {}
  const [colons] = /:{3,}(?=\s*$)/.exec(linesOf(context.source.text)[line - 1] ?? '') ?? []
  const [what, hint] =
    colons === undefined || column > 1
      ? ['never closed, so everything below is part of it', 'Add a closing line with the same marks.']
      : [
          `ended by the "${colons}" in line ${line}, which ends the directive around it`,
          `Close the code above that line. If the line is part of the code, begin and end the directive with ${colons.length + 1} colons.`,
        ]
  reportAt(context, node, 'unclosed-code', `This code block is ${what}.`, hint)
}

const ATTRIBUTE = /(?<=^|\s)([A-Za-z_]+)=(?:"([^"]*)"|[{'](?=\S)|(?=\S))/g

/** A block meant to show a file is empty; a file option with code may belong to a plugin. */
function reportFile(node: Code, path: string, context: DocumentContext): void {
  if (node.value.trim() !== '') return
  const file = path === '' ? (/file=(\S+)/.exec(node.meta ?? '')?.[1] ?? '') : path
  reportAt(
    context,
    node,
    'unknown-attribute',
    'A code block cannot show a file, so this one is empty.',
    hintForInclude(file.replace('<root>', '')),
  )
}

/** A plugin draws these; without it, readers see the source. */
function reportDrawing(node: Code, context: DocumentContext): void {
  if (node.lang !== 'mermaid' || context.plugins !== null) return
  reportAt(
    context,
    node,
    'unread-syntax',
    'This diagram is shown as code.',
    'Add the plugin "diagrams" from "@fyr/content-pipeline/diagrams" to remarkPlugins. To show the code itself, use the language "text".',
  )
}

/** Markers of lines of other tools that mean nothing here. */
const MARKER = /\[!code (?!(?:highlight|hl|focus|\+\+|--|warning|error)(?::\d+)?\])[^\]\n]{1,60}\]/

/** The first one is enough. */
function reportMarkers(node: Code, context: DocumentContext): void {
  const [written = ''] = MARKER.exec(node.value) ?? []
  if (written === '' || node.position === undefined) return
  const { start, end } = node.position
  const lines = linesOf(context.source.text)
  for (let line = start.line; line <= end.line; line += 1) {
    const column = (lines[line - 1] ?? '').indexOf(written) + 1
    if (column === 0) continue
    const problem = `"${written}" is not recognised here, so readers see it.`
    reportAt(context, { position: { start: { line, column } } }, 'unread-syntax', problem, 'Delete it.')
    return
  }
}

function reportUnreadCommands({ value, lang, meta, position }: Code, context: DocumentContext): void {
  if (position === undefined) return
  const { line, column } = position.start
  for (const { index, problem, hint } of findUnreadCommands(value, (lang ?? '').toLowerCase(), meta ?? '')) {
    const start = { line: line + index + 1, column }
    reportAt(context, { position: { start } }, 'unread-syntax', problem, hint)
  }
}

function reportBareWords(node: Code, context: DocumentContext): void {
  for (const [name] of withoutTitle(node.meta ?? '').matchAll(/(?<=^|\s)[A-Za-z0-9]+(?=\s|$)/g)) {
    const near = certainName(name, [LINE_NUMBERS])
    if (near === null || name === LINE_NUMBERS) continue
    const problem = `Unknown option "${name}" for a code block: it is ignored.`
    reportAt(context, node, 'unknown-attribute', problem, `Did you mean "${near}"?`)
  }
}

/** The parser closes an open fence at the end of its parent; the source shows whether the author closed it. */
function isClosed({ position }: Nodes, { source }: DocumentContext): boolean {
  if (position === undefined) return true
  const lines = linesOf(source.text)
  const { start, end } = position
  const [fence] = /^(?:`{3,}|~{3,})/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '') ?? []
  if (fence === undefined) return true
  const last = lines[end.line - 1]?.slice(0, end.column - 1).trimEnd() ?? ''
  return end.line > start.line && last.endsWith(fence)
}
