import { walkElements } from '@fyr/markdown-parser/tree'
import type { Element, ElementContent, Nodes, Root } from 'hast'
import { TABLE_MARKS } from '@fyr/search'
import type { Section } from '../../manifest/index.ts'
import { CARDS_TAG } from '../directives/find-cards.ts'

/** Cards repeat what other pages say; formulas repeat themselves as source. */
const WITHOUT_TEXT = new Set([CARDS_TAG, 'annotation', 'style', 'title', 'desc'])

/** Elements inside a line; what is in any other is separated from what is around it. */
export const INLINE = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time tt u var wbr tspan fyr-field fyr-term fyr-quantity'.split(
    ' ',
  ),
)

const CODE = 'fyr-code'
const TAB = 'fyr-tab'
const TABS = 'fyr-tabs'
const ENDPOINT = 'fyr-endpoint'
/** They are written after the responses of an operation and shown beside all of it. */
const SAMPLES = new Set(['fyr-request', 'fyr-response'])

const HEADING = /^h([2-6])$/

/** End of a cell, and of a row or an item: characters for private use, until it is known what follows. */
const CELL_END = '\u{E000}'
const ROW_END = '\u{E001}'

const ENDS = new Map([
  ['td', CELL_END],
  ['th', CELL_END],
  ['tr', ROW_END],
  ['li', ROW_END],
])

/** A section while its text is collected. */
interface OpenSection extends Omit<Section, 'text' | 'code' | 'defines'> {
  readonly texts: string[]
  readonly codes: string[]
  readonly defines: Set<string>
}

/** The heading that a section is under. */
interface OpenHeading {
  readonly level: number
  readonly label: string
}

/**
 * The sections of a compiled text, in order: from the sanitised tree, so that nothing is in them that a page does not
 * show. The first is what comes before all headings, and it may be empty.
 */
export function readSections(tree: Root): readonly Section[] {
  const sections: OpenSection[] = [
    { headingId: null, headings: [], texts: [], codes: [], defines: new Set() },
  ]
  const above: OpenHeading[] = []
  /** The operation that is being read, and whether its samples are being read. */
  let operation: OpenSection | null = null
  let isSample = false
  const current = (): OpenSection => (isSample ? operation : null) ?? (sections.at(-1) as OpenSection)

  const openSection = (heading: Element, level: number): void => {
    const label = textOf(heading)
    while ((above.at(-1)?.level ?? 0) >= level) above.pop()
    above.push({ level, label })
    const defines = new Set(isOnlyCode(heading) ? codeOf(heading) : [])
    sections.push({
      headingId: String(heading.properties.id),
      headings: above.map((one) => one.label),
      texts: [],
      codes: [],
      defines,
    })
  }

  const marks = new Map<Element, CellMarks>()
  const read = (node: Nodes): void => {
    if (node.type === 'text') current().texts.push(node.value)
    if (node.type !== 'element') {
      if (node.type === 'root') for (const child of node.children) read(child)
      return
    }
    if (isHidden(node)) return
    const level = Number(HEADING.exec(node.tagName)?.[1])
    if (level > 0 && node.properties.id !== undefined) {
      if (node.properties.id !== FOOTNOTES) openSection(node, level)
      return
    }
    if (node.tagName === ENDPOINT || SAMPLES.has(node.tagName)) return readPart(node)
    const { texts, codes, defines } = current()
    for (const name of definedBy(node)) defines.add(name)
    if (node.tagName === 'img') texts.push(' ', String(node.properties.alt ?? ''))
    if (node.tagName === CODE) {
      codes.push(linesOf(node))
      if (typeof node.properties.title === 'string') texts.push(' ', node.properties.title, ' ')
      return
    }
    if (isSample && isLineOfCode(node)) {
      codes.push(textOf(node))
      return
    }
    const isBlock = !INLINE.has(node.tagName)
    if (node.tagName === 'table') for (const [cell, own] of marksIn(node)) marks.set(cell, own)
    const { before = '', after = '' } = marks.get(node) ?? {}
    if (isBlock) texts.push(' ', before)
    const end = ENDS.get(node.tagName) ?? ' '
    if (node.tagName === TAB) {
      const label = String(node.properties.label ?? '')
      if (containsOnlyCode(node)) {
        codes.push(label)
        for (const child of node.children) {
          if (child.type === 'element' && isLineOfCode(child)) codes.push(textOf(child))
          else read(child)
        }
        texts.push(' ')
        return
      }
      texts.push(label, ' ')
    }
    for (const child of node.children) read(child)
    if (isBlock) current().texts.push(after, end)
  }
  /** Reads an operation, or samples of one. */
  const readPart = (node: Element): void => {
    const outer = { operation, isSample }
    if (node.tagName === ENDPOINT) operation = current()
    else isSample = operation !== null
    for (const child of node.children) read(child)
    ;({ operation, isSample } = outer)
    current().texts.push(' ')
  }
  read(tree)
  return sections.map(({ texts, codes, defines, ...place }) => ({
    ...place,
    text: separate(tidy(texts.join(''))),
    code: codes.join('\n'),
    defines: [...defines],
  }))
}

/** The heading above footnotes is the theme's; what they say belongs to the section before. */
const FOOTNOTES = 'footnote-label'

function isHidden({ tagName, properties }: Element): boolean {
  const isBackLink = properties.dataFootnoteBackref !== undefined
  return WITHOUT_TEXT.has(tagName) || properties.hidden === true || isBackLink
}

/** The names in a row of a table, or in a term of a description list. */
function definedBy(node: Element): string[] {
  if (node.tagName === 'dt') return [textOf(node)].filter((name) => name !== '')
  if (node.tagName !== 'tr') return []
  const cell = node.children.find((child) => child.type === 'element')
  return cell?.type === 'element' && cell.tagName === 'td' && isOnlyCode(cell) ? codeOf(cell) : []
}

/** What is written around the text of a cell. */
interface CellMarks {
  readonly before: string
  readonly after: string
}

/** The marks of the heads and cells of a table: none unless it has one row of heads, and each cell has one of them. */
function marksIn(table: Element): ReadonlyMap<Element, CellMarks> {
  const [heads = [], ...rows] = rowsOf(table)
  const isPlain =
    heads.length > 0 &&
    heads.every(({ tagName }) => tagName === 'th') &&
    rows.every((row) => row.some(({ tagName }) => tagName === 'td')) &&
    [heads, ...rows].flat().every(isPlainCell)
  const cells = isPlain
    ? rows.flatMap((row) => [...row.entries()]).filter(([, cell]) => textOf(cell) !== '')
    : []
  const last = cells.at(-1)?.[1]
  if (last === undefined) return new Map()
  return new Map([
    ...heads.map((head, column) => [head, { before: TABLE_MARKS.head(column), after: '' }] as const),
    ...cells.map(
      ([column, cell]) =>
        [cell, { before: TABLE_MARKS.cell(column), after: cell === last ? TABLE_MARKS.end : '' }] as const,
    ),
  ])
}

/** Whether a cell is in one row and column, and has no table of its own. */
function isPlainCell(cell: Element): boolean {
  let isPlain = cell.properties.colSpan === undefined && cell.properties.rowSpan === undefined
  walkElements(cell, ({ tagName }) => {
    if (tagName === 'table') isPlain = false
  })
  return isPlain
}

/** The cells of the rows of a table. */
function rowsOf(table: Element): readonly (readonly Element[])[] {
  const rows: Element[][] = []
  walkElements(table, (element) => {
    if (element.tagName === 'tr') rows.push([])
    if (element.tagName === 'th' || element.tagName === 'td') rows.at(-1)?.push(element)
  })
  return rows
}

/** Whether a tab contains nothing but code. Its label names a language then, which says nothing in an excerpt. */
function containsOnlyCode({ children }: Element): boolean {
  return children.every((child) => {
    if (child.type !== 'element') return child.type !== 'text' || child.value.trim() === ''
    if (child.tagName === TABS || child.tagName === TAB) return containsOnlyCode(child)
    return child.tagName === CODE || isLineOfCode(child)
  })
}

/** Whether a paragraph lists names: the statuses that a sample stands for. */
function isLineOfCode(element: Element): boolean {
  return element.tagName === 'p' && isOnlyCode(element)
}

/** Whether there is nothing but code in an element, and what separates it. */
function isOnlyCode({ children }: Element): boolean {
  return children.some(isCode) && children.every((child) => isCode(child) || isSeparator(child))
}

function isCode(child: ElementContent): boolean {
  return child.type === 'element' && child.tagName === 'code'
}

function isSeparator(child: ElementContent): boolean {
  return child.type === 'text' && /^[\s,;/|]*$/.test(child.value)
}

function codeOf(element: Element): string[] {
  const names: string[] = []
  walkElements(element, (inner) => {
    if (inner.tagName === 'code') names.push(textOf(inner))
  })
  return names.filter((name) => name !== '')
}

function textOf(node: Nodes): string {
  const texts: string[] = []
  const read = (inner: Nodes): void => {
    if (inner.type === 'text') texts.push(inner.value)
    else if (inner.type === 'element' && inner.tagName === 'br') texts.push(' ')
    else if ('children' in inner) for (const child of inner.children) read(child)
  }
  read(node)
  return tidy(texts.join(''))
}

/** Code as it is written, with its lines. */
function linesOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(linesOf).join('') : ''
}

/** Puts a comma between cells and a dot between rows and items, unless punctuation ends them already. */
function separate(text: string): string {
  return text
    .replaceAll(/\s*\u{E000}[\s\u{E000}]*/gu, CELL_END)
    .replaceAll(/[\s\u{E000}\u{E001}]*\u{E001}[\s\u{E000}\u{E001}]*/gu, ROW_END)
    .replaceAll(/^[\u{E000}\u{E001}]|[\u{E000}\u{E001}]$/gu, '')
    .replaceAll(/(?<=[.,:;!?…]\u{E0FF}?)[\u{E000}\u{E001}]/gu, ' ')
    .replaceAll(CELL_END, ', ')
    .replaceAll(ROW_END, ' · ')
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
