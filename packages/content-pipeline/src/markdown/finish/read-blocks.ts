import type { Element, ElementContent, Nodes, Parents, Root } from 'hast'
import { ISLAND_TAG } from '../directives/find-islands.ts'
import { element } from '@fyr/markdown-parser/tree'
import { EMBED_TAG } from '../directives/find-embeds.ts'
import { GLOSSARY_TAG } from '../terms/insert-glossary.ts'
import { INLINE } from './read-sections.ts'

type Position = NonNullable<Element['position']>

/** A block of a compiled text: what a reader takes in, and a translator translates, at once. */
export interface Block {
  /** `heading`, `p`, `li`, `row`, `code` and others, each named after its element. */
  readonly kind: string
  /** Its words on one line. Code in it is between backticks. */
  readonly text: () => string
  /** Its words without code, which is `\u0001`. */
  readonly prose: string
  /** Code in it, in the order of the text; last, whether a task is done. */
  readonly codes: readonly string[]
  /** What the admonition around it is called; null outside of any. */
  readonly admonition: string | null
  /** Id of the heading; null for other blocks. */
  readonly headingId: string | null
  /** Where the author wrote it; null for what a plugin made, and in a stored text. */
  readonly position: Position | null
  /** Its content in words and code alone: no links, no images, no ids. */
  readonly quote: () => ElementContent[]
  /** Puts an element beside it. */
  readonly addNote: (note: ElementContent) => void
}

const FOOTNOTES = 'footnote-label'
const HEADING = /^h[1-6]$/
const CODE = 'fyr-code'
/** Parts of a line that are not of HTML, or that have no text. */
const INLINE_PARTS = new Set(['img', 'br', 'input', 'fyr-badge', 'fyr-link-button', 'math'])
/** Lines that are no paragraphs. A note about them is written after them. */
const LINES = new Set(['p', 'summary', 'fyr-admonition-title', 'fyr-card-title'])
/** Lines of elements that permit nothing else beside them. A note is written inside. */
const CLOSED_LINES = new Set(['dt', 'caption', 'figcaption'])
const TRAILING = /[ \t]\n/
const UNTIDY = /[^\S ]| {2}/
/** Around the cells of a row. */
const BORDERS = new Set([' ', '|'])
/** Stands for code among the words of a block. */
const CODE_MARK = '\u0001'
/** That a task is done: like code it is the same in all languages, but it has no place among the words. */
const DONE = '[x]'

/** The blocks of a compiled text, in its order. */
export function readBlocks(tree: Root): readonly Block[] {
  const blocks: Block[] = []
  readChildren(tree, blocks, 'p')
  return blocks
}

/** @param kind Kind of a line of text among the children. */
function readChildren(parent: Parents, blocks: Block[], kind: string): void {
  let run: Nodes[] = []
  let ownKind = kind
  const endRun = (): void => {
    const nodes = run
    run = []
    const last = nodes.at(-1)
    if (last === undefined) return
    const position = between(nodes)
    const isRead = push(blocks, ownKind, { nodes, position, addNote: (note) => putAfter(parent, last, note) })
    if (isRead) ownKind = 'p'
  }
  for (const node of parent.children) {
    if (isInline(node)) {
      run.push(node)
      continue
    }
    endRun()
    if (node.type !== 'element') continue
    const before = blocks.length
    readElement(node, parent, blocks, ownKind)
    if (blocks.length > before) ownKind = 'p'
  }
  endRun()
}

function readElement(node: Element, parent: Parents, blocks: Block[], kind: string): void {
  const { tagName, properties, children } = node
  // Its terms are translated in a list of their own.
  if (properties['hidden'] === true || tagName === GLOSSARY_TAG) return
  const position = node.position ?? null
  const after = (note: ElementContent): void => putAfter(parent, node, note)
  const inside = (note: ElementContent): void => void children.push(note)
  if (HEADING.test(tagName)) {
    if (properties['id'] === FOOTNOTES) return
    const headingId = typeof properties['id'] === 'string' ? properties['id'] : null
    push(blocks, 'heading', { nodes: [node], position, addNote: after, headingId })
  } else if (LINES.has(tagName)) {
    push(blocks, tagName === 'p' ? kind : tagName, { nodes: [node], position, addNote: after })
  } else if (CLOSED_LINES.has(tagName)) {
    push(blocks, tagName, { nodes: [node], position, addNote: inside })
  } else if (tagName === 'tr') {
    push(blocks, 'row', { nodes: cellsOf(node), position, addNote: (note) => putInLastCell(node, note) })
  } else if (tagName === CODE) {
    push(blocks, 'code', { nodes: [node], position, addNote: after })
  } else if (tagName === 'svg' || tagName === EMBED_TAG || tagName === ISLAND_TAG) {
    push(blocks, tagName, { nodes: [node], position, addNote: after })
    if (tagName === ISLAND_TAG) readChildren(node, blocks, 'p')
  } else {
    const before = blocks.length
    readLabel(node, blocks)
    readChildren(node, blocks, tagName === 'li' || tagName === 'dd' ? tagName : 'p')
    if (tagName !== 'fyr-admonition') return
    const name = String(properties['name'] ?? properties['type'])
    for (const block of blocks.splice(before)) blocks.push({ ...block, admonition: block.admonition ?? name })
  }
}

/** The name of a tab or of a part of a reference, which readers see above its content. */
function readLabel(node: Element, blocks: Block[]): void {
  const label = node.properties[node.tagName === 'fyr-tab' ? 'label' : 'title']
  if (typeof label !== 'string' || !node.tagName.startsWith('fyr-')) return
  const addNote = (note: ElementContent): void => void node.children.unshift(note)
  const start = node.position?.start
  // The line where it begins: what is in the tab has places of its own.
  const position = start ? { start, end: start } : null
  push(blocks, 'label', { nodes: [{ type: 'text', value: label }], position, addNote })
}

interface BlockParts extends Pick<Block, 'position' | 'addNote'> {
  readonly nodes: readonly Nodes[]
  readonly headingId?: string | null
}

/** Adds a block unless there is nothing to read in it; returns whether it did. */
function push(blocks: Block[], kind: string, { nodes, headingId = null, ...parts }: BlockParts): boolean {
  const codes: string[] = []
  const written = collect(nodes, codes)
  const prose = tidy(written)
  if (prose === '' && codes.length === 0) return false
  const text = (): string => textWith(kind, prose, codes)
  blocks.push({
    kind,
    text,
    prose,
    codes,
    headingId,
    admonition: null,
    ...parts,
    quote: () => quoteOf(kind, nodes),
  })
  return true
}

function textWith(kind: string, prose: string, codes: readonly string[]): string {
  if (kind === 'code') return [prose.replaceAll(CODE_MARK, ''), ...codes].join('\n').trim()
  let number = 0
  const words = prose.replaceAll(CODE_MARK, () => `\`${codes[number++]}\``)
  return number < codes.length ? `\`${DONE}\` ${words}` : words
}

/** The words of nodes, with a mark for each code, which is added to `codes`. */
function collect(nodes: readonly Nodes[], codes: string[]): string {
  let words = ''
  let isDone = false
  const code = (text: string): void => {
    const lines = TRAILING.test(text) ? text.split('\n').map((line) => line.trimEnd()) : [text]
    const value = lines.join('\n').trimEnd()
    if (value.trim() === '') return
    codes.push(value)
    words += CODE_MARK
  }
  const read = (node: Nodes): void => {
    if (node.type === 'text') words += node.value
    if (node.type !== 'element' || isUnread(node)) return
    const { tagName, properties } = node
    if (tagName === 'br') words += ' '
    else if (tagName === 'input') isDone ||= properties['checked'] === true
    else if (tagName === 'img') words += ` ${String(properties['alt'] ?? '')}${hintOf(node)} `
    else if (tagName === 'code' || tagName === 'math') code(textOf(node))
    else if (tagName === 'svg') code(textsOf(node).join('\n'))
    else if (tagName === ISLAND_TAG) code(`${String(properties['name'])} ${String(properties['attributes'])}`)
    else if (tagName === CODE) {
      words += `${String(properties['title'] ?? '')} `
      code(textOf(node))
    } else {
      if (tagName === EMBED_TAG) words += String(properties['title'] ?? '')
      for (const child of node.children) read(child)
      words += hintOf(node)
      if (tagName === 'td' || tagName === 'th') words += ' | '
    }
  }
  for (const node of nodes) read(node)
  if (isDone) codes.push(DONE)
  return words
}

/** What readers see of a link, a picture or an abbreviation when they point at it. */
function hintOf({ tagName, properties: { title } }: Element): string {
  return typeof title === 'string' && title !== '' && !tagName.startsWith('fyr-') ? ` (${title})` : ''
}

/** Numbers of footnotes change when another one is added. */
function isUnread({ properties, children }: Element): boolean {
  if (properties['dataFootnoteBackref'] !== undefined || properties['hidden'] === true) return true
  const [first] = children
  return first?.type === 'element' && first.properties['dataFootnoteRef'] !== undefined
}

function isInline(node: Nodes): boolean {
  if (node.type === 'text') return true
  if (node.type !== 'element') return false
  if (node.tagName === ISLAND_TAG) return node.properties['inline'] !== undefined
  return INLINE.has(node.tagName) || INLINE_PARTS.has(node.tagName)
}

function cellsOf({ children }: Element): Element[] {
  return children.flatMap((child) => (child.type === 'element' ? [child] : []))
}

function putInLastCell(row: Element, note: ElementContent): void {
  cellsOf(row).at(-1)?.children.push(note)
}

function putAfter(parent: Parents, node: Nodes, note: ElementContent): void {
  const siblings: Nodes[] = parent.children
  siblings.splice(siblings.indexOf(node) + 1, 0, note)
}

/** From the start of the first node to the end of the last. */
function between(nodes: readonly Nodes[]): Position | null {
  const placed = nodes.flatMap(({ position }) => position ?? [])
  const [first, last] = [placed[0], placed.at(-1)]
  return first === undefined || last === undefined ? null : { start: first.start, end: last.end }
}

function quoteOf(kind: string, nodes: readonly Nodes[]): ElementContent[] {
  const [first] = nodes
  if (kind === 'code' && first?.type === 'element') return [first]
  if (kind !== 'row') return [element('p', {}, nodes.flatMap(quoted))]
  const cells = nodes.map((cell) => quoted(cell))
  const line = cells.flatMap((cell, index): ElementContent[] =>
    index === 0 ? cell : [{ type: 'text', value: ' | ' }, ...cell],
  )
  return [element('p', {}, line)]
}

const KEPT = new Set(['em', 'strong', 'del', 'kbd', 'sub', 'sup', 'br'])

function quoted(node: Nodes): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }]
  if (node.type !== 'element' || isUnread(node)) return []
  const { tagName, properties, children } = node
  if (tagName === 'img') return [{ type: 'text', value: String(properties['alt'] ?? '') }]
  if (tagName === 'code') return [element('code', {}, [{ type: 'text', value: textOf(node) }])]
  if (tagName === 'input' && properties['checked'] === true)
    return [element('code', {}, [{ type: 'text', value: DONE }])]
  if (tagName === 'math') return [node]
  if (tagName === 'svg') return [{ type: 'text', value: textsOf(node).join(', ') }]
  const inner = children.flatMap(quoted)
  return KEPT.has(tagName) ? [element(tagName, {}, inner)] : inner
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  let text = ''
  if ('children' in node) for (const child of node.children) text += textOf(child)
  return text
}

function textsOf(node: Nodes): string[] {
  if (node.type === 'text') return [node.value]
  return 'children' in node ? node.children.flatMap((child) => textsOf(child)) : []
}

function tidy(text: string): string {
  const line = UNTIDY.test(text) ? text.replaceAll(/\s+/g, ' ') : text
  let [start, end] = [0, line.length]
  while (start < end && BORDERS.has(line.charAt(start))) start += 1
  while (end > start && BORDERS.has(line.charAt(end - 1))) end -= 1
  return line.slice(start, end).normalize('NFC')
}
