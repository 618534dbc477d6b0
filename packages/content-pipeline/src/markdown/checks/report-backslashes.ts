import type { Html, Text } from 'mdast'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { sourceAt } from './point-of.ts'

/** A path of Windows: a drive, or a computer and a folder. */
const PATH = /(?<![\w\\])(?:[A-Za-z]:\\|\\\\[\w$.-]{1,100}\\)[^\s"'`<>|]{0,200}/g
const ESCAPE = /\\[!-/:-@[-`{-~]/
/** A backslash that is not one of two: where all are in pairs, the author has escaped each of them. */
const SINGLE = /(?<!\\)(?:\\\\)*\\(?!\\)/

/** Reports a path of Windows that loses backslashes: before punctuation they only say that it is meant as it stands. */
export function reportBackslashes({ value, position }: Text, context: DocumentContext): void {
  if (position === undefined || !value.includes('\\')) return
  const { start, end } = position
  for (let { line } = start; line <= end.line; line += 1) {
    const source = sourceAt({ line, column: 1 }, context)
    const from = line === start.line ? start.column - 1 : 0
    const text = source.slice(from, line === end.line ? end.column - 1 : undefined)
    for (const { 0: path, index } of text.matchAll(PATH)) {
      if (!ESCAPE.test(path) || !SINGLE.test(path)) continue
      const place = { position: { start: { line, column: from + index + 1 } } }
      reportAt(context, place, 'unread-syntax', BACKSLASHES, `Write it as code: "\`${path}\`".`)
      return
    }
  }
}

const BACKSLASHES = 'Readers see this path without the backslashes before its punctuation.'

/** Reports `<kbd>\</kbd>`, where the backslash makes text of the closing tag. */
export function reportEscapedTag(node: Text, before: Html, context: DocumentContext): void {
  const [, name] = /^<([a-z][\w-]*)[^<>]*>$/i.exec(before.value) ?? []
  if (name === undefined || !node.value.startsWith(`</${name}>`)) return
  const problem = `This closing tag is shown as text: the backslash makes "<" ordinary text.`
  reportAt(context, node, 'unread-syntax', problem, `For a backslash write two: "\\\\</${name}>".`)
}
