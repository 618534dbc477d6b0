import type { Code, Heading, Nodes, Parents, Root, Text } from 'mdast'
import type { Place } from '../content-error.ts'
import { linesOf } from '../lines-of.ts'
import { certainName, suggestName } from '../nearest-name.ts'
import { type DocumentContext, reportAt } from './document-context.ts'
import { findUnreadRanges, withoutTitle } from './parse-code-meta.ts'
import { TRUNCATE_EXPRESSION } from './truncate-tag.ts'
import { walkMarkdown } from './walk-tree.ts'

/** What was meant to be more than text, and is none of what Markdown knows. */
interface Slip {
  /** Found in a text as it stands in the source: what a writer escaped was meant as it is. */
  readonly pattern: RegExp
  readonly problem: (match: RegExpExecArray) => string
  readonly hint: (match: RegExpExecArray) => string
}

const BLANK_IN_ADDRESS = 'This is no link, since there is a blank in its address.'

function hintForBlank(address: string): string {
  return `Write "(<${address}>)".`
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
    pattern:
      /\]\((?=[^()<>"'\n]{0,200}[ \t])((?:\.{0,2}\/|\{\{)[^()<>"'\n]{1,200}|[^()<>"'\n]{1,200}\.\w{1,5}(?:#[^()<>"'\s]{0,200})?)\)/g,
    problem: () => BLANK_IN_ADDRESS,
    hint: ([, address = '']) => hintForBlank(address),
  },
  {
    pattern: /<(\{\{[^{}<>\n]{1,100}\}\}\/[^<>\s]{0,200})>/g,
    problem: () => 'This is no link, since an address in "<>" begins with "https:" or the like.',
    hint: ([, address]) => `Write "[${address}](${address})".`,
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
    pattern: /\{\/(?:\*[^\n]*?\*\/\}|\*|$)/g,
    problem: () => 'This is no comment, but text.',
    hint: ([mark]) =>
      mark.includes('truncate')
        ? 'Write "<!-- truncate -->" between two blocks.'
        : 'A comment stands between "<!--" and "-->".',
  },
  {
    pattern: /<[A-Za-z][\w.]{0,50}[ \t](?:[^<>\n]{0,200}[ \t])?[\w-]{1,50}=\{/g,
    problem: () => 'This is text: HTML has its values in quotes, not in braces.',
    hint: () => 'Write Markdown, such as "![text](/img/chart.png)". Content holds no code.',
  },
  {
    pattern: /^:{3,}[A-Za-z-]{1,50}\[[^\][\n]{0,200}(?=\n|$)/g,
    problem: () => 'The title of this block is never closed, so this is text.',
    hint: () => 'Put "]" behind its last word.',
  },
  {
    pattern: /\[[^\][\n]{1,200}\] \(((?:\.{0,2}\/[^()\s]{1,200})|[^()\s]{1,200}\.md(?:#[^()\s]{0,200})?)\)/g,
    problem: () => 'This is no link, since a blank stands between its text and its address.',
    hint: ([mark]) => `Write "${mark.replace('] (', '](')}".`,
  },
  {
    pattern: /^\|[^\n|]{0,500}\|[^\n]{0,500}(?=\n\|)/g,
    problem: () => 'This is no table, since no line of hyphens with as many cells follows its first one.',
    hint: () => 'Write a line such as "| --- | --- |" below it, with a cell for each of its own.',
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
    if (node.type === 'heading') reportId(node, context)
    if ('children' in node) reportCutAddresses(node, context)
  })
}

function reportText(node: Text, context: DocumentContext): void {
  if (!/[[:|]|<\{|=\{|\{\/|^(?:import|export)\s/.test(node.value)) return
  for (const { pattern, problem, hint } of SLIPS) {
    for (const match of firstMatches(node.value, pattern)) {
      const start = placeOf(match[0], node, context)
      if (start === null || TRUNCATE_EXPRESSION.test(sourceAt(start, context).trim())) continue
      reportAt(context, { position: { start } }, 'unread-syntax', problem(match), hint(match))
    }
  }
}

/** An id behind a heading that is none, of which writers see the braces. */
const UNREAD_ID = /\{[ \t]?#([^{}]{0,200})\}$/

/** Ids that can be read are still in the text. */
function reportId(node: Heading, context: DocumentContext): void {
  const last = node.children.at(-1)
  const [written, id = ''] = last?.type === 'text' ? (UNREAD_ID.exec(last.value.trimEnd()) ?? []) : []
  if (last?.type !== 'text' || written === undefined || /^\{#[^\s{}]+\}/.test(written)) return
  const start = placeOf(written, last, context)
  if (start === null) return
  const mended = id.trim().replaceAll(/\s+/g, '-')
  reportAt(
    context,
    { position: { start } },
    'unread-syntax',
    'This is no id, but a part of the heading.',
    `Write "{#${mended === '' ? 'some-id' : mended}}": an id has no blanks.`,
  )
}

/** `[text](https://exa mple.com)`, of which only the address up to the blank became a link. */
function reportCutAddresses({ children }: Parents, context: DocumentContext): void {
  for (const [index, node] of children.entries()) {
    const [before, after] = [children[index - 1], children[index + 1]]
    if (node.type !== 'link' || before?.type !== 'text' || after?.type !== 'text') continue
    const [rest] = /^[ \t][^()<>"'\n]{0,200}(?=\))/.exec(after.value) ?? []
    const words = node.children[0]
    if (!before.value.endsWith('](') || rest === undefined || words?.type !== 'text') continue
    const end = before.position?.end
    // Behind the bracket the address begins at once, where one in marks would have its mark.
    if (end === undefined || !sourceAt(end, context).startsWith(`](${words.value}`, end.column - 3)) continue
    const start = { line: end.line, column: end.column - 2 }
    reportAt(
      context,
      { position: { start } },
      'unread-syntax',
      BLANK_IN_ADDRESS,
      hintForBlank(words.value + rest),
    )
  }
}

function sourceAt({ line }: Place, { source }: DocumentContext): string {
  return linesOf(source.text)[line - 1] ?? ''
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
const LINE_NUMBERS = 'showLineNumbers'
const CODE_ATTRIBUTES = ['title', LINE_NUMBERS]

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
  reportBareWords(node, context)
  for (const part of findUnreadRanges(node.meta ?? '')) {
    const problem = `"${part}" marks no lines of this code.`
    reportAt(
      context,
      node,
      'unknown-attribute',
      problem,
      'Write lines and ranges from first to last: "{1,3-5}".',
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

function reportBareWords(node: Code, context: DocumentContext): void {
  for (const [name] of withoutTitle(node.meta ?? '').matchAll(/(?<=^|\s)[A-Za-z0-9]+(?=\s|$)/g)) {
    if (name === 'npm2yarn') {
      const problem = 'A code block knows no "npm2yarn", so it shows npm alone.'
      reportAt(
        context,
        node,
        'unknown-attribute',
        problem,
        'Write "npm" as its language, and nothing behind.',
      )
    }
    const near = certainName(name, [LINE_NUMBERS])
    if (near === null || name === LINE_NUMBERS) continue
    const problem = `A code block knows no "${name}", so it is left out.`
    reportAt(context, node, 'unknown-attribute', problem, `Did you mean "${near}"?`)
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
