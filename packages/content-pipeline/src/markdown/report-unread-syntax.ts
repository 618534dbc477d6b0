import type { Code, Nodes, Root, Text } from 'mdast'
import type { Place } from '../content-error.ts'
import { linesOf } from '../lines-of.ts'
import { suggestName } from '../nearest-name.ts'
import { type DocumentContext, reportAt } from './document-context.ts'
import { withoutTitle } from './parse-code-meta.ts'
import { walkMarkdown } from './walk-tree.ts'

/** What was meant to be more than text, and is none of what Markdown knows. */
interface Slip {
  /** Found in a text as it stands in the source: what a writer escaped was meant as it is. */
  readonly pattern: RegExp
  readonly problem: (match: RegExpExecArray) => string
  readonly hint: (match: RegExpExecArray) => string
}

const SLIPS: readonly Slip[] = [
  {
    pattern: /(?<![\w\])])\[([^\][\n]+)\]\[([^\][\n]*)\]/g,
    problem: ([, text, name]) => `"${name || text}" is defined nowhere, so this is no link.`,
    hint: ([, text, name]) => `Add a line such as "[${name || text}]: ./setup.md".`,
  },
  {
    pattern: /\[\^([^\][\s]+)\]/g,
    problem: ([, name]) => `The footnote "${name}" is written nowhere, so this is no reference.`,
    hint: ([mark]) => `Add a line that begins with "${mark}:".`,
  },
  {
    pattern: /\]\((?=[^()<>"'\n]{0,200}[ \t])([^()<>"'\n]{1,200}\.\w{1,5}(?:#[^()<>"'\s]{0,200})?)\)/g,
    problem: () => 'This is no link, since there is a blank in its address.',
    hint: ([, address]) => `Write "(<${address}>)".`,
  },
  {
    pattern: /^\[!(note|tip|important|warning|caution)\]/gi,
    problem: () => 'This is no box here, but text.',
    hint: ([, name = '']) => `Write ":::${name.toLowerCase()}" above the text and ":::" below it.`,
  },
  {
    pattern: /^(?:import (?:["']|(?=[^\n]* from ["']))|export (?:default|const|let|function|async)\b)/g,
    problem: () => 'This is text: content holds no code.',
    hint: () => 'Delete it. What it was for may be among the blocks, such as "::::tabs" and "::include".',
  },
  {
    pattern: /^::(?:include|cards)\b[ \t]{0,9}[^{\s]/g,
    problem: () => 'This is no include, but text.',
    hint: () => 'Write "::include{file=./sample.ts}", or "::cards" alone.',
  },
]

/** Reports what readers would see as it is written, though its writer meant more; and what code blocks do not know. */
export function reportUnreadSyntax(tree: Root, context: DocumentContext): void {
  walkMarkdown(tree, (node) => {
    if (node.type === 'text') reportText(node, context)
    if (node.type === 'code') reportCode(node, context)
  })
}

function reportText(node: Text, context: DocumentContext): void {
  if (!/[[:]|^(?:import|export)\s/.test(node.value)) return
  for (const { pattern, problem, hint } of SLIPS) {
    for (const match of firstMatches(node.value, pattern)) {
      const start = placeOf(match[0], node, context)
      if (start === null) continue
      reportAt(context, { position: { start } }, 'unread-syntax', problem(match), hint(match))
    }
  }
}

/** Where words of a text stand in the source. Null when they do not, or when they are escaped and so meant as they are. */
function placeOf(words: string, { position }: Text, { source }: DocumentContext): Place | null {
  if (position === undefined) return null
  const { start, end } = position
  const lines = linesOf(source.text).slice(start.line - 1, end.line)
  for (const [index, line] of lines.entries()) {
    const at = line.indexOf(words, index === 0 ? start.column - 1 : 0)
    if (at !== -1) return line[at - 1] === '\\' ? null : { line: start.line + index, column: at + 1 }
  }
  return null
}

/** Slips that are told of one text: the first of them say what is wrong with the others. */
const MOST_SLIPS = 20

function firstMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  for (const match of text.matchAll(pattern)) {
    found.push(match)
    if (found.length === MOST_SLIPS) break
  }
  return found
}

/** What stands behind the language of a code block; other words may be a plugin's. */
const CODE_ATTRIBUTES = ['title', 'showLineNumbers']

function reportCode(node: Code, context: DocumentContext): void {
  for (const [, name = ''] of withoutTitle(node.meta ?? '').matchAll(/(?<=^|\s)([A-Za-z]+)=/g)) {
    const near = suggestName(name, CODE_ATTRIBUTES, '')
    if (near === '' || CODE_ATTRIBUTES.includes(name)) continue
    reportAt(
      context,
      node,
      'unknown-attribute',
      `A code block knows no "${name}", so it is left out.`,
      near.trim(),
    )
  }
  if (!isClosed(node, context)) {
    reportAt(
      context,
      node,
      'unclosed-code',
      'This block of code is never closed, so everything below belongs to it.',
      'Put a line with the same marks after its last line.',
    )
  }
}

/** The parser closes an open fence at the end of its parent; the source tells whether the writer did. */
function isClosed({ position }: Nodes, { source }: DocumentContext): boolean {
  if (position === undefined) return true
  const lines = linesOf(source.text)
  const { start, end } = position
  const [fence] = /^(?:`{3,}|~{3,})/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '') ?? []
  if (fence === undefined) return true
  const last = lines[end.line - 1]?.slice(0, end.column - 1).trimEnd() ?? ''
  return end.line > start.line && last.endsWith(fence)
}
