import { walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Delete, FootnoteReference, Html, Link, Nodes, Parents, Root, Text } from 'mdast'
import type { Point } from '../../diagnostic.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { linesOf } from '../../lines-of.ts'
import { firstMatches } from './first-matches.ts'
import { pointOf, sourceAt } from './point-of.ts'
import { reportBackslashes, reportEscapedTag } from './report-backslashes.ts'
import { reportCode } from './report-code.ts'
import { reportDefinitions } from './report-definitions.ts'
import { reportId, reportUnderlined } from './report-heading.ts'
import { reportHtmlBlock, reportOpenComment } from './report-html-block.ts'
import { reportBoxes, reportDate, reportNumbers, reportRunOnList } from './report-list.ts'
import { reportOpenMarks } from './report-open-marks.ts'
import { reportShownMarks } from './report-shown-marks.ts'
import { reportTable } from './report-table.ts'
import { reportTableAsText } from './report-table-as-text.ts'
import type { SyntaxMistake } from './mistakes-in-markdown.ts'
import { hintForInclude, SYNTAX_OF_OTHER_TOOLS } from './syntax-of-other-tools.ts'
import { spaceInAddress, hintForSpace, MISTAKES_IN_MARKDOWN } from './mistakes-in-markdown.ts'
import { TRUNCATE_EXPRESSION } from '../metadata/truncate-tag.ts'
import { hintForImageAttribute, isImage, parseImageAttributes } from '../directives/read-image-attributes.ts'

const MISTAKES = [...MISTAKES_IN_MARKDOWN, ...SYNTAX_OF_OTHER_TOOLS]

/** Reports syntax that readers would see as text, and unknown options of code blocks. */
export function reportUnreadSyntax(tree: Root, context: DocumentContext): void {
  const reported = new Set<SyntaxMistake['problem']>()
  walkMarkdown(tree, (node) => {
    if (node.type === 'text') {
      reportText(node, reported, context)
      reportBackslashes(node, context)
    }
    if (node.type === 'html') {
      reportIncludeComment(node, context)
      reportOpenComment(node, context)
    }
    if (node.type === 'code') reportCode(node, context)
    if (node.type === 'heading') {
      reportId(node, context)
      reportUnderlined(node, context)
    }
    if (node.type === 'table') reportTable(node, context)
    // A bar in code parts it in two cells.
    if (node.type === 'tableRow')
      reportOpenMarks(
        node.children.flatMap((cell) => [...cell.children, cell]),
        context,
      )
    if (node.type === 'paragraph') {
      reportTableAsText(node, context)
      reportRunOnList(node, context)
    }
    if (node.type === 'list') {
      reportBoxes(node, context)
      reportDate(node, context)
    }
    if (node.type === 'delete') reportSubscript(node, context)
    if (WITH_ATTRIBUTES.has(node.type)) reportFootnoteInTitle(node, context)
    if (node.type === 'link') reportLongAddress(node, context)
    if (MARKS.has(node.type)) reportMarksInTags(node, context)
    if ('children' in node) {
      reportNeighbours(node, context)
      reportShownMarks(node.children, context)
      if (node.type === 'paragraph' || node.type === 'heading') reportOpenMarks(node.children, context)
    }
  })
  reportDefinitions(tree, context)
}

/** Most texts contain none of the characters that such a mistake starts with. */
const MAYBE_MISTAKE =
  /[[:|{^#]|\+\+|<\/?[A-Za-z]|^(?:\*|1[.)])\S|<<<|==|--8|\$|=\{|@|!!!|\?\?\?|^(?:import|export)\s/

/** `reported` holds the problems that are reported once per document. */
function reportText(node: Text, reported: Set<SyntaxMistake['problem']>, context: DocumentContext): void {
  if (!MAYBE_MISTAKE.test(node.value)) return
  for (const mistake of MISTAKES) {
    if (!node.value.includes(mistake.sign) || reported.has(mistake.problem)) continue
    for (const match of firstMatches(node.value, mistake.pattern)) {
      const problem = mistake.problem(match, context.variables)
      const start = problem === null ? null : pointOf(match[0], node, context, match.index)
      if (problem === null || start === null || isMeant(start, mistake, context)) continue
      reportAt(
        context,
        { position: { start } },
        'unread-syntax',
        problem,
        mistake.hint(match, linesOf(context.source.text)),
      )
      if (mistake.isOnce !== true) continue
      reported.add(mistake.problem)
      break
    }
  }
}

/** Markers of quotes and lists before the first word of a line. */
const BEFORE_FIRST_WORD = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])[\s>]+)*$/

function isMeant(point: Point, { isAtStart }: SyntaxMistake, context: DocumentContext): boolean {
  const line = sourceAt(point, context)
  if (TRUNCATE_EXPRESSION.test(line.trim())) return true
  return isAtStart === true && !BEFORE_FIRST_WORD.test(line.slice(0, point.column - 1))
}

/** An include comment of other tools; here it would disappear silently. */
function reportIncludeComment(node: Html, context: DocumentContext): void {
  for (const match of firstMatches(node.value, /<!--\s*@include:?\s*(\S+?)(?:\{[^{}]*\})?\s*-->/g)) {
    const start = pointOf(match[0], node, context, match.index)
    if (start === null) continue
    const problem = 'This is a comment: it does not include a file.'
    reportAt(context, { position: { start } }, 'unread-syntax', problem, hintForInclude(match[1] ?? ''))
  }
}

/** A few characters between single tildes, right behind a word: `H~2~O`. Two tildes are meant to strike through. */
const SUBSCRIPT = /^~[\p{L}\p{N}+−-]{1,6}~(?!~)/u

function reportSubscript({ position }: Delete, context: DocumentContext): void {
  if (position === undefined) return
  const { start } = position
  const line = sourceAt(start, context)
  const [mark] = SUBSCRIPT.exec(line.slice(start.column - 1)) ?? []
  if (mark === undefined || !/[\p{L}\p{N})]$/u.test(line.slice(0, start.column - 1))) return
  const text = mark.slice(1, -1)
  const hint = `Write "<sub>${text}</sub>", or "~~${text}~~" to strike it through.`
  reportAt(context, { position: { start } }, 'unread-syntax', SUBSCRIPT_PROBLEM, hint)
}

const SUBSCRIPT_PROBLEM = 'This is struck through: it does not make subscript.'

/** Attributes of other tools after a link or an image: `{width=200}`, `{.wide}`, `{: target="_blank"}`. */
const ATTRIBUTES =
  /^\{:?[ \t]*(?:(?:[.#][\w-]+(?![\w-])|[a-z][\w-]*=(?:"[^"\n]*"|'[^'\n]*'|[^\s{}"']+(?=[ \t}])))[ \t]*)+\}/i
const WITH_ATTRIBUTES = new Set(['image', 'imageReference', 'link', 'linkReference'])

const FOOTNOTE = /\[\^[^\][\s]+\]/

/** A footnote in the text or the title of a picture disappears, or is part of a text that shows no links. */
function reportFootnoteInTitle(node: Nodes, context: DocumentContext): void {
  const { start, end } = node.position ?? {}
  if (start === undefined || end === undefined) return
  const isPicture = isImage(node)
  const line = sourceAt(start, context).slice(0, end.line === start.line ? end.column - 1 : undefined)
  const written = isPicture ? line.slice(start.column - 1) : ''
  const [mark] = FOOTNOTE.exec(('title' in node && node.title) || '') ?? FOOTNOTE.exec(written) ?? []
  if (mark === undefined) return
  const problem = isPicture
    ? footnoteInPicture(mark)
    : `A link cannot have a footnote in its title: "${mark}" is not shown as one.`
  reportAt(context, node, 'unread-syntax', problem, 'Write it in the text beside it.')
}

/** With a footnote in its brackets a picture may be no picture, but text. */
function reportFootnoteInPicture(
  node: FootnoteReference,
  before: Nodes | undefined,
  after: Nodes | undefined,
  context: DocumentContext,
): void {
  const isOpen = before?.type === 'text' && /!\[[^\][]*$/.test(before.value)
  if (!isOpen || after?.type !== 'text' || !/^[^\][]*\]\(/.test(after.value)) return
  const problem = footnoteInPicture(`[^${node.label ?? node.identifier}]`)
  reportAt(context, node, 'unread-syntax', problem, 'Write it in the text beside it.')
}

function footnoteInPicture(mark: string): string {
  return `A picture cannot have a footnote in its text or title: "${mark}" is not shown as one.`
}

const MARKS = new Set<Nodes['type']>(['emphasis', 'strong', 'delete'])

/** `<kbd>*</kbd> or <kbd>*</kbd>`: marks with a tag that closes behind the first of them. */
function reportMarksInTags(node: Nodes, context: DocumentContext): void {
  const [first] = 'children' in node ? node.children : []
  if (first?.type !== 'html' || !first.value.startsWith('</') || node.position === undefined) return
  const mark = sourceAt(node.position.start, context).charAt(node.position.start.column - 1)
  const problem = `Readers do not see the "${mark}" in these tags: it marks the text up to the next one.`
  reportAt(context, node, 'unread-syntax', problem, `Write "\\${mark}" for the character itself.`)
}

/** What holds blocks. */
const FLOW = new Set<Parents['type']>(['root', 'blockquote', 'listItem', 'containerDirective'])

/** A link and attributes after it, which the parser separated. */
function reportNeighbours({ type, children }: Parents, context: DocumentContext): void {
  const isFlow = FLOW.has(type)
  for (const node of isFlow ? children : []) if (node.type === 'html') reportHtmlBlock(node, context)
  for (let index = 1; index < children.length; index += 1) {
    const [before, node, after] = [children[index - 1], children[index], children[index + 1]]
    if (node?.type === 'text' && node.value.startsWith('{')) reportAttributes(node, before, context)
    if (node?.type === 'link') reportCutAddress(node, before, after, context)
    if (node?.type === 'text' && before?.type === 'html') reportEscapedTag(node, before, context)
    if (node?.type === 'footnoteReference') reportFootnoteInPicture(node, before, after, context)
    if (isFlow && before?.type === 'list') reportNumbers(before, node, after, context)
  }
}

function reportAttributes(node: Text, before: Nodes | undefined, context: DocumentContext): void {
  const [words] = WITH_ATTRIBUTES.has(before?.type ?? '') ? (ATTRIBUTES.exec(node.value) ?? []) : []
  const start = words === undefined ? null : pointOf(words, node, context)
  if (start === null) return
  const unknown = isImage(before) ? (parseImageAttributes(node.value)?.unknown ?? null) : null
  const [what, hint] =
    unknown === null
      ? ['links cannot have attributes', 'Delete it.']
      : [`an image has no attribute "${unknown}"`, hintForImageAttribute(unknown)]
  reportAt(context, { position: { start } }, 'unread-syntax', `This is shown as text: ${what}.`, hint)
}

/** `[text](https://exa mple.com)`, where only the part before the space became a link. */
function reportCutAddress(
  node: Link,
  before: Nodes | undefined,
  after: Nodes | undefined,
  context: DocumentContext,
): void {
  if (before?.type !== 'text' || after?.type !== 'text') return
  const [rest] = /^[ \t][^()<>"'\n]{0,200}(?=\))/.exec(after.value) ?? []
  const [words] = node.children
  if (!before.value.endsWith('](') || rest === undefined || words?.type !== 'text') return
  const end = before.position?.end
  // After the bracket the address starts at once; in angle brackets there would be a "<".
  if (end === undefined || !sourceAt(end, context).startsWith(`](${words.value}`, end.column - 3)) return
  const start = { line: end.line, column: end.column - 2 }
  reportAt(
    context,
    { position: { start } },
    'unread-syntax',
    spaceInAddress(false),
    hintForSpace(words.value + rest),
  )
}

/** What Chinese and Japanese write behind an address, quotation marks, and the end of bold text: the address goes on to the next blank. */
const END_OF_ADDRESS =
  /[\u3001-\u3003\u3008-\u3011\u3014-\u301F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF3D\uFF5B-\uFF65“”]|(?<!\/)\*\*(?![/*])/

function reportLongAddress({ children: [words], position }: Link, context: DocumentContext): void {
  const [value, start] = [words?.type === 'text' ? words.value : '', position?.start]
  const index = value.search(END_OF_ADDRESS)
  if (index < 1 || start === undefined) return
  const address = value.slice(0, index)
  // Between brackets of either kind it is meant.
  if (!sourceAt(start, context).startsWith(address, start.column - 1)) return
  const problem = `The address of this link goes on with "${value.slice(index)}".`
  reportAt(context, { position: { start } }, 'unread-syntax', problem, `Write "<${address}>".`)
}
