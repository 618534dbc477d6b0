import type { Html } from 'mdast'
import { linesOf } from '../../lines-of.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { pointOf, sourceAt } from './point-of.ts'

/** Reports a comment that lasts to the end of the text, so that nobody sees what is below it. */
export function reportOpenComment(node: Html, context: DocumentContext): void {
  const open = node.value.replaceAll(CLOSED, (part) => ' '.repeat(part.length)).indexOf('<!--')
  const { end } = node.position ?? {}
  if (open === -1 || end === undefined) return
  const below = linesOf(context.source.text).slice(end.line)
  // In a block of HTML a comment may go on below a blank line.
  if (below.some((line) => line.includes('-->'))) return
  const start = pointOf(node.value.slice(open), node, context, open)
  if (start === null) return
  const problem = 'This comment is never closed, so readers do not see what is below it.'
  reportAt(context, { position: { start } }, 'unread-syntax', problem, 'Write "-->" at its end.')
}

/** Comments with an end; the shortest ones have none of their own. */
const CLOSED = /<!--(?:>|->|[\s\S]*?-->)/g

/** Parts whose text is meant as it stands, and what is not text. */
const APART =
  /<!--[\s\S]*?(?:-->|$)|<(pre|code|script|style|textarea|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)|<[^<>]*>/gi

/** Bold text, a link, or code, as Markdown writes them. */
const MARKDOWN = /\*\*[^\s*][^*\n]{0,200}\*\*|\[[^\][\n]{1,200}\]\([^()\s]{1,200}\)|`[^`\n]{1,200}`/

/** Reports Markdown in a block of HTML, which lasts to the next blank line, or after a comment to the end of its line. */
export function reportHtmlBlock(node: Html, context: DocumentContext): void {
  const [written] = MARKDOWN.exec(node.value.replaceAll(APART, '\n')) ?? []
  const start = written === undefined ? null : pointOf(written, node, context)
  if (start === null) return
  const isComment = node.value.startsWith('<!--')
  const problem = isComment
    ? 'Markdown behind a comment is shown as it is written.'
    : 'This Markdown is shown as it is written: it is part of a block of HTML.'
  const isBesideTag = sourceAt(start, context).trimStart().startsWith('<')
  const hint = isComment
    ? 'Put the comment on a line of its own.'
    : isBesideTag
      ? `Write it in HTML: "${htmlFor(written ?? '')}".`
      : 'Put a blank line above it.'
  reportAt(context, { position: { start } }, 'unread-syntax', problem, hint)
}

function htmlFor(written: string): string {
  if (written.startsWith('`')) return '<code>…</code>'
  return written.startsWith('*') ? '<strong>…</strong>' : '<a href="…">…</a>'
}
