import type { Root } from 'mdast'
import { walkMarkdown } from '../tree/walk-tree.ts'

type Position = NonNullable<Root['position']>
type Point = Position['start']

/** A node as the native parser gives it: its children are made when they are asked for. */
export interface NativeNode {
  readonly type: string
  readonly position?: Position
  readonly children?: readonly NativeNode[]
  readonly [field: string]: unknown
}

/** A node of the copy. */
interface CopiedNode {
  type: string
  position?: Position
  children?: CopiedNode[]
  [field: string]: unknown
}

/** Something that the parser of reference reads differently. */
class Difference extends Error {}

/** Characters that only one of the two takes for signs, which decides what a mark of emphasis beside them does. */
const OTHERS = String.raw`[^\0-\x7F\p{L}\p{N}\p{M}\p{P}\p{Z}]|[\u1B4E\u1B4F\u1B7F]|[\u{10000}-\u{10FFFF}]`
/** So many parentheses inside each other are an address for the parser of reference alone, or for neither. */
const MANY_PARENTHESES = String.raw`(?:\([^\s()]*){32}`
/** Marks of emphasis between others. */
const MIXED_MARKS = String.raw`[*~]_+[*~]|[_~]\*+[_~]|[*_]~+[*_]`
const UNCERTAIN = new RegExp(
  String.raw`[\0\r\uFEFF]|::[ ]*\t|\[\s*\]:|[*_~](?:${OTHERS})|(?:${OTHERS})[*_~]|${MIXED_MARKS}|${MANY_PARENTHESES}`,
  'u',
)

const CHARACTER_REFERENCE = /&#?\w+;/g

/**
 * At each character reference, such as `&amp;`, the native parser copies the text before it: this many bytes at most. Two thousand
 * million of them, which a few hundred kilobytes ask for, end the process.
 */
const MAX_COPIED = 50_000_000

/** A colon inside a line, at which the native parser looks for a directive; those of fences are in runs. */
const SINGLE_COLON = /(?<!:):(?!:)/g

/** So many in one block take the native parser a third of a second, and four times as many sixteen times as long. */
const MAX_COLONS = 4000

/** Whether a text has nothing in it that the two parsers read differently wherever it is, or that the native one cannot read at all. */
export function isForBoth(text: string): boolean {
  if (UNCERTAIN.test(text)) return false
  const references = text.includes('&') ? (text.match(CHARACTER_REFERENCE)?.length ?? 0) : 0
  if (references * Buffer.byteLength(text) > MAX_COPIED) return false
  return (text.match(SINGLE_COLON)?.length ?? 0) <= MAX_COLONS
}

/**
 * The tree that the parser of reference gives for the same text, or null where the two are known to differ: then the whole text is
 * for the parser of reference. `equal-parsers.test.ts` compares both.
 */
export function copyNativeTree(tree: NativeNode, text: string): Root | null {
  try {
    const copied = copy(tree, text) as Root
    return mayLackReferences(copied) ? null : copied
  } catch (error) {
    if (error instanceof Difference) return null
    throw error
  }
}

/**
 * What the native parser writes of link definitions where they are used, in bytes of addresses and titles. What is beyond it stays
 * text: nothing says so, and the parser of reference knows no such limit.
 */
const MAX_WRITTEN = 100_000

/** Whether the native parser may have come to its limit, so that references are missing. */
function mayLackReferences(tree: Root): boolean {
  const sizes = new Map<string, number>()
  const used: string[] = []
  walkMarkdown(tree, (node) => {
    if (node.type === 'definition') {
      const size = Buffer.byteLength(`${node.url}${node.title ?? ''}`)
      sizes.set(node.identifier, Math.max(size, sizes.get(node.identifier) ?? 0))
    } else if (node.type === 'linkReference' || node.type === 'imageReference') used.push(node.identifier)
  })
  const written = used.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)
  const largest = [...sizes.values()].reduce((most, size) => Math.max(most, size), 0)
  return written + largest > MAX_WRITTEN
}

function copy(given: NativeNode, text: string): CopiedNode {
  const { type, position, children, ...fields } = given
  const node: CopiedNode = { type, ...fields }
  if (position !== undefined) node.position = position
  if (children !== undefined) node.children = copyChildren(children, text, LINKS.has(type))
  const check = CHECKS[type]
  if (check !== undefined) check(node, text)
  return node
}

/** Inside these the parser of reference looks for no addresses. */
const LINKS: ReadonlySet<string> = new Set(['link', 'linkReference'])

/** Prose is full of colons (`10:30`), so directives inside a line are text again. */
function copyChildren(children: readonly NativeNode[], text: string, isLink: boolean): CopiedNode[] {
  const copied: CopiedNode[] = []
  for (const child of children) {
    const node = child.type === 'textDirective' ? directiveAsText(child, text) : copy(child, text)
    const last = copied.at(-1)
    if (last?.type === 'text' && node.type === 'text') copied[copied.length - 1] = joinTexts(last, node)
    else copied.push(node)
  }
  for (const node of copied) if (node.type === 'text') checkText(node, text, isLink)
  return copied
}

function directiveAsText(node: NativeNode, text: string): CopiedNode {
  const source = sourceOf(node, text)
  // A label or attributes are Markdown for the parser of reference, apart from plain words that no definition makes a link of.
  const isMark = MARK.test(source) && !text.includes(']:')
  if (source !== `:${String(node['name'])}` && !isMark) throw new Difference()
  return { type: 'text', value: source, position: placeOf(node) }
}

/** `:term[biomass]` or `:q[12.5 °C]` on one line, with nothing in its words that is Markdown. */
const MARK = /^:(?:term|q)\[[\p{L}\p{N}\p{Zs}°%‰µ.,–/²³-]+\]$/u

function joinTexts(left: CopiedNode, right: CopiedNode): CopiedNode {
  const position = { start: placeOf(left).start, end: placeOf(right).end }
  return { type: 'text', value: `${String(left['value'])}${String(right['value'])}`, position }
}

function placeOf({ position }: CopiedNode | NativeNode): Position {
  if (position === undefined) throw new Difference()
  return position
}

function offsetOf({ offset }: Point): number {
  if (offset === undefined) throw new Difference()
  return offset
}

function sourceOf(node: CopiedNode | NativeNode, text: string): string {
  const { start, end } = placeOf(node)
  return text.slice(offsetOf(start), offsetOf(end))
}

/** What is compared with the text, or changed, in nodes of a type once their children are copied. */
const CHECKS: Readonly<Record<string, (node: CopiedNode, text: string) => void>> = {
  paragraph: checkParagraph,
  heading: checkInline,
  tableCell: checkInline,
  code: checkCode,
  tableRow: checkRow,
  definition: checkLabel,
  link: checkLink,
  linkReference: checkLabel,
  image: checkImage,
  imageReference: checkReference,
  footnoteReference: checkLabel,
  footnoteDefinition: checkFootnote,
  listItem: placeTask,
  containerDirective: checkContainer,
  leafDirective: checkLeaf,
  html: checkHtml,
}

/** Addresses that the parser of reference finds only when the tree is complete: those nodes have no position. */
const LATE_ADDRESS = /https?:\/\/|www\.|[-.\w+]@[-\w]+\.[-\w]/i

function checkText(node: CopiedNode, text: string, isLink: boolean): void {
  if (!isLink && LATE_ADDRESS.test(String(node['value']))) throw new Difference()
  if (TAG.test(sourceOf(node, text))) throw new Difference()
}

/** A plain address without brackets around it, and the signs behind it up to white space. */
const BARE_ADDRESS =
  /(https?:\/\/[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+(?:\/(?:[\w\-./#?=%+]*[A-Za-z\d/#=-])?)?)[).,;:!?]*(?=[ \n]|$)/y
/** Words in brackets, on one line. */
const BRACKETED = /\[(?:[^[\]()\\`<|\n]*|`[^[\]()\\`<|\n]+`)\]/g

/** How far before an address an open bracket is looked for, in characters: for each address, and a text may have many. */
const BLOCK_LENGTH = 4000

/**
 * Behind an open bracket the parser of reference finds no address until the tree is complete, and which signs belong to one is
 * uncertain where it has others than these.
 */
function checkLink(node: CopiedNode, text: string): void {
  const { start, end } = placeOf(node)
  const from = offsetOf(start)
  if (/[<[]/.test(text.charAt(from))) return
  BARE_ADDRESS.lastIndex = from
  const [, address = ''] = BARE_ADDRESS.exec(text) ?? []
  const since = text.lastIndexOf('\n\n', from) + 1
  if (from + address.length !== offsetOf(end) || from - since > BLOCK_LENGTH) throw new Difference()
  const before = text.slice(since, from)
  if (!/(?:^|[\s(])$/.test(before) || before.replaceAll(BRACKETED, '').includes('[')) throw new Difference()
}

/** What begins or ends emphasis depends on the characters around it, and a directive is another character than a letter. */
function checkInline(node: CopiedNode, text: string): void {
  if (NAME_BESIDE_MARK.test(sourceOf(node, text))) throw new Difference()
}

const NAME_BESIDE_MARK = /:[\p{L}\p{N}_][\p{L}\p{N}-]*(?:[*~]|_(?![\p{L}\p{N}]))|[*_~]:[\p{L}\p{N}]/u

/** The description of a picture loses directives, HTML, and its own brackets. */
function checkImage(node: CopiedNode, text: string): void {
  if (/^!\[[^\]]*(?::\w|[[<])/.test(sourceOf(node, text))) throw new Difference()
}

/** The native parser ends a paragraph before colons that are no directive. */
function checkParagraph(node: CopiedNode, text: string): void {
  checkInline(node, text)
  if (OTHER_PARAGRAPH.test(sourceOf(node, text))) throw new Difference()
}

const OTHER_PARAGRAPH = /^::|\n[ \t>]*\t/

/** HTML in a list or a quotation keeps the empty lines below it, and an element of raw text ends with the end of any of them. */
const OTHER_HTML = /\n[ \t>]*$|<\/?(?:script|pre|style|textarea)\b/i

function checkHtml(node: CopiedNode, text: string): void {
  if (OTHER_HTML.test(sourceOf(node, text))) throw new Difference()
}

/**
 * The beginning of a tag, a comment or an instruction, without a backslash before it that makes it text. The native parser knows
 * fewer of them, such as no tag whose attributes have no quotes: what it takes for text may be HTML for the parser of reference.
 */
const TAG = /(?<!\\)(?:\\\\)*<[A-Za-z/!?]/

/** White space that only one of the two removes around labels and what is written beside a fence. */
const WIDE_SPACE = /[^\S \t\n]/

/** The end of a code block that is closed. A block that is not ends elsewhere in a list or a quotation. */
const FENCE = /\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/

function checkCode(node: CopiedNode, text: string): void {
  const source = sourceOf(node, text)
  const [line = ''] = source.split('\n', 1)
  if (WIDE_SPACE.test(line) || (/^[`~]{3}/.test(line) && !FENCE.test(source))) throw new Difference()
}

/** HTML and directives end a table for the parser of reference. */
function checkRow(node: CopiedNode, text: string): void {
  if (/^[<:]/.test(sourceOf(node, text))) throw new Difference()
}

/** The longest label of CommonMark, in characters. The native parser knows no longest one. */
const LONGEST_LABEL = 999

function checkLabel(node: CopiedNode, text: string): void {
  if (WIDE_SPACE.test(sourceOf(node, text))) throw new Difference()
  if (String(node['identifier']).length >= LONGEST_LABEL) throw new Difference()
}

function checkReference(node: CopiedNode, text: string): void {
  checkLabel(node, text)
  checkImage(node, text)
}

function checkFootnote(node: CopiedNode, text: string): void {
  checkLabel(node, text)
  const { children = [] } = node
  if (children.length === 0 || children.some(({ type }) => type !== 'paragraph')) throw new Difference()
}

/** A box with nothing after it on its line. */
const EMPTY_BOX = /^[^\n]*\[[ xX\t]\][ \t]*(?:\n|$)/

/** The paragraph of a task begins after the box, but with the box where no text follows it at once. */
function placeTask(node: CopiedNode, text: string): void {
  if (typeof node['checked'] !== 'boolean') return
  const [paragraph] = node.children ?? []
  if (paragraph?.type !== 'paragraph' || EMPTY_BOX.test(sourceOf(node, text))) throw new Difference()
  if (paragraph.children?.[0]?.type === 'text') return
  const { start, end } = placeOf(paragraph)
  const offset = text.lastIndexOf('[', offsetOf(start) - 1)
  const back = offsetOf(start) - offset
  if (back !== '[x] '.length) throw new Difference()
  paragraph.position = { start: { line: start.line, column: start.column - back, offset }, end }
}

const ATTRIBUTE = String.raw`(?:[#.][\w-]+|[A-Za-z_][\w-]*(?:=(?:"[^"{}]*"|'[^'{}]*'|[^\s"'<=>{}\x60]+))?)`
const ATTRIBUTES = String.raw`\{[ \t]*(?:${ATTRIBUTE}(?:[ \t]+${ATTRIBUTE})*)?[ \t]*\}`
/** A directive whose line the parser of reference takes for one; the native parser takes a title after a space too. */
const DIRECTIVE_LINE = new RegExp(
  String.raw`^:{2,}[A-Za-z](?:[\w-]*[A-Za-z\d])?(?:\[[^[\]\\]*\])?(?:${ATTRIBUTES})?$`,
)

/** The native parser leaves references to characters in attributes as written, and lets a quote be escaped. */
const ESCAPE = /&#?[A-Za-z\d]+;|\\/

function checkDirective(node: CopiedNode, text: string): void {
  const [line = ''] = sourceOf(node, text).split('\n', 1)
  if (!DIRECTIVE_LINE.test(line) || ESCAPE.test(line)) throw new Difference()
}

/** White space after the directive is part of it. */
function checkLeaf(node: CopiedNode, text: string): void {
  checkDirective(node, text)
  if (/[^\n]/.test(text.charAt(offsetOf(placeOf(node).end)))) throw new Difference()
}

/** A container that is never closed ends elsewhere, and so does one with as many colons inside of it as around it. */
const CLOSED = /\n[ \t>]*:{3,}[ \t]*$/

function checkContainer(node: CopiedNode, text: string): void {
  checkDirective(node, text)
  const source = sourceOf(node, text)
  const colons = /^:*/.exec(source)?.[0].length ?? 0
  const others = [...source.matchAll(/\n[ \t>]*(:{3,})/g)].filter(([, mark = '']) => mark.length >= colons)
  if (!CLOSED.test(source) || others.length > 1) throw new Difference()
}
