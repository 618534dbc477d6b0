import type { Point, Refusal } from '../refusal.ts'
import { TOO_DEEP } from '../tree/too-deep.ts'
import { createFenceReader } from './fence-reader.ts'

/**
 * Emphasis marks in one block. The parser pairs them in quadratic time: this many take about a second, ten times as
 * many take minutes. Real paragraphs contain a few dozen.
 */
export const MAX_MARKS = 4000

/** Brackets in one block; each closing one is compared with all open ones. */
const MAX_BRACKETS = 10_000

/**
 * Brackets within links of one block, each counted once for every link around it: when a link ends, everything in it is moved.
 * This stops some 450 links in links, after a few milliseconds; real texts have an image in a link.
 */
const MAX_INNER_BRACKETS = 200_000

/**
 * Words after an open bracket in one block: at each, which could begin an address, the parser of reference goes back to the bracket, so
 * that this many take half a second, and twice as many two. In code, which braces begin, there may be more.
 */
const MAX_BRACKETED_WORDS = 4000

/** Comments, declarations and instructions opened in one block: the rest of the block is searched for each end. */
const MAX_OPEN_TAGS = 1000

/** Lengths of runs of backticks in one block: for one that nothing ends, the rest of the block is searched. */
const MAX_CODE_LENGTHS = 100

/** Nested quotes, lists, directives and images. Later stages recurse once per level. */
const DEEPEST_NESTING = 100

/** Lists in lists: each is a list and an item, with a paragraph and its text in the innermost. */
const DEEPEST_LISTS = 49

/** List items and table cells of a page: each becomes dozens of objects in memory. */
export const MAX_ITEMS = 10_000
const MAX_CELLS = 25_000

/** Lines of fenced code on a page: each is highlighted token by token. */
const MAX_CODE_LINES = 10_000

/** Headings of a page made by underlining; each one rescans what was read before it. */
const MAX_UNDERLINES = 800

/** Other headings, and footnote marks, of a page: each name is compared with all others. */
const MAX_HEADINGS = 5000
const MAX_FOOTNOTES = 3000

/** Link addresses, link definitions and quoted lines of a page: each is scanned several times. */
const MAX_ADDRESSES = 8000
const MAX_DEFINITIONS = 2500
const MAX_QUOTED_LINES = 10_000

/** Code blocks in list items of a page: each is parsed once for the item and once for itself. */
const MAX_LISTED_FENCES = 2500

/** Open HTML elements of a page: their tree is built before its depth can be checked. */
const MAX_OPEN_ELEMENTS = 10_000

const MARKS = /\*+|_+|~+/g
/** With what a closing bracket that can end a link is followed by. */
const BRACKETS = /\\.|!?\[|\](?=([([])?)/g
/** What can begin an address, and the brackets and braces around it. The address of a link is none that the parser looks for. */
const WORDS = /\\.|\]\([^()\s]{1,1000}\)|[[\]{}]|[A-Za-z]+|[\d_.+-]+/g
const OPEN_TAGS = /<[!?]/g
const CELLS = /\\.|\|/g
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/
const CONTAINER = />|[-*+]|\d+/g
/** Opens a directive, or closes one when no name follows the colons. */
const DIRECTIVE = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*(:{3,})([A-Za-z]?)/
const THEMATIC_BREAK = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/
const HEADING = /^[\s>]*#{1,6}(?:\s|$)/
const FOOTNOTES = /\[\^[^[\]\s]+\]/g
const ADDRESSES = /\bhttps?:\/\/|\bwww\./gi
const DEFINITION = /^[\s>]*\[[^\]^][^\]]*\]:/
const CODE_MARKS = /`+/g
/** Tags of elements, except those without an end tag or with an optional one. */
const TAGS =
  /<(\/?)(?!(?:area|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|source|td|th|tr|track|wbr)\b)[a-z][a-z\d-]*(?=[\s/>])/gi
const UNDERLINE = /^[\s>]*(?:=+|-+)[ \t]*$/
/** Any of the counted characters; most lines have none. */
const SIGNS = /[*_~`[\]{}<>!|:#=+\\-]|\d[.)]|www\./i
const LISTED_FENCE = /^[\s>]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:```|~~~)/
const TABLE_DELIMITERS = /^[\s>]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/

/** The reason why a document is too expensive to parse, and its position. */
export interface Overload extends Refusal {
  readonly at: Point
}

/**
 * The first thing in a document that would keep the parser busy for too long or fill the memory, or null. It is found
 * by counting, so that the same document gives the same answer on every machine. In code, only lines are counted.
 */
export function findOverload(markdown: string): Overload | null {
  const isCode = createFenceReader()
  const page = createPage()
  let block = createBlock(1)
  let isBlank = true
  for (const [index, line] of markdown.split('\n').entries()) {
    const follows = !isBlank
    isBlank = line.trim() === ''
    const here = { line: index + 1, column: 1 }
    page.listedFences += LISTED_FENCE.test(line) ? 1 : 0
    if (isCode(line)) {
      page.codeLines += 1
      const tooMuch = overloadOfPage(page, here)
      if (tooMuch !== null) return tooMuch
      continue
    }
    // In a table, every line is a row; after an open bracket, every word counts.
    if (block.columns === 0 && block.openBrackets === 0 && !SIGNS.test(line)) {
      if (isBlank) block = createBlock(index + 2)
      continue
    }
    const containers = listContainers(line)
    const items = containers.filter((marker) => marker !== '>').length
    // A blank line ends a block. Table cells are parsed row by row, and list items one by one.
    const isRow = line.trimStart().startsWith('|')
    if (isBlank || isRow || items > 0) {
      block = createBlock(isBlank ? index + 2 : index + 1, isRow ? block.columns : 0)
    }
    if (items > 0) followLists(line, page.lists)
    countInline(line, block)
    followDirectives(line, page.directives)
    page.items += items
    page.cells += countCells(line, block)
    page.footnotes += line.match(FOOTNOTES)?.length ?? 0
    page.addresses += line.match(ADDRESSES)?.length ?? 0
    page.definitions += DEFINITION.test(line) ? 1 : 0
    page.quotedLines += containers.includes('>') ? 1 : 0
    page.openElements += countOpenElements(line)
    if (HEADING.test(line)) page.headings += 1
    else if (follows && UNDERLINE.test(line)) page.underlines += 1
    const isTooDeep = containers.length > DEEPEST_NESTING || page.lists.length > DEEPEST_LISTS
    if (isTooDeep) return { at: here, ...TOO_DEEP }
    const overload = overloadOfBlock(block) ?? overloadOfPage(page, here)
    if (overload !== null) return overload
  }
  return null
}

/** Counts since the start of the page. */
interface PageCounts {
  items: number
  cells: number
  headings: number
  footnotes: number
  underlines: number
  codeLines: number
  addresses: number
  definitions: number
  quotedLines: number
  listedFences: number
  openElements: number
  /** Colons of the open directives. */
  readonly directives: string[]
  /** Columns at which the content of the open list items begins. */
  readonly lists: number[]
}

function createPage(): PageCounts {
  return {
    items: 0,
    cells: 0,
    headings: 0,
    footnotes: 0,
    underlines: 0,
    codeLines: 0,
    addresses: 0,
    definitions: 0,
    quotedLines: 0,
    listedFences: 0,
    openElements: 0,
    directives: [],
    lists: [],
  }
}

/** Counts since the start of the block. */
interface BlockCounts {
  readonly at: Point
  marks: number
  brackets: number
  openTags: number
  innerBrackets: number
  bracketedWords: number
  /** Open brackets and braces; a bracket in braces is code. */
  openBrackets: number
  openBraces: number
  /** Open brackets, and how many there were before each. */
  readonly open: { readonly isImage: boolean; readonly before: number }[]
  openImages: number
  deepestImage: number
  /** Lengths of the runs of backticks. */
  readonly codeLengths: Set<number>
  /** Number of columns when the block is a table, or 0. */
  columns: number
}

function createBlock(line: number, columns = 0): BlockCounts {
  const at = { line, column: 1 }
  return {
    at,
    marks: 0,
    brackets: 0,
    innerBrackets: 0,
    bracketedWords: 0,
    openBrackets: 0,
    openBraces: 0,
    openTags: 0,
    open: [],
    openImages: 0,
    deepestImage: 0,
    codeLengths: new Set(),
    columns,
  }
}

function countInline(line: string, block: BlockCounts): void {
  // A pair of marks works like two single marks; longer runs are split into pairs.
  for (const [run] of line.matchAll(MARKS)) block.marks += Math.max(run.length, 2)
  for (const [bracket, end] of line.matchAll(BRACKETS)) {
    if (bracket.startsWith('\\')) continue
    block.brackets += 1
    if (bracket === ']') closeBracket(block, end !== undefined)
    else {
      const isImage = bracket === '!['
      block.open.push({ isImage, before: block.brackets })
      if (isImage) block.openImages += 1
    }
    block.deepestImage = Math.max(block.deepestImage, block.openImages)
  }
  countBracketedWords(line, block)
  for (const [run] of line.matchAll(CODE_MARKS)) block.codeLengths.add(run.length)
  block.openTags += line.match(OPEN_TAGS)?.length ?? 0
}

function countBracketedWords(line: string, block: BlockCounts): void {
  if (block.brackets === 0 && !line.includes('{')) return
  for (const [part] of line.matchAll(WORDS)) {
    if (part === '{') block.openBraces += 1
    else if (part === '}') block.openBraces = Math.max(block.openBraces - 1, 0)
    else if (block.openBraces > 0 || part.startsWith('\\')) continue
    else if (part === '[') block.openBrackets += 1
    else if (part.startsWith(']')) block.openBrackets = Math.max(block.openBrackets - 1, 0)
    else if (block.openBrackets > 0) block.bracketedWords += 1
  }
}

function closeBracket(block: BlockCounts, isLink: boolean): void {
  const opened = block.open.pop()
  if (opened === undefined) return
  if (opened.isImage) block.openImages -= 1
  if (isLink) block.innerBrackets += block.brackets - opened.before - 1
}

/** Keeps the colons of open directives until they are closed. */
function followDirectives(line: string, open: string[]): void {
  const [, colons, name] = DIRECTIVE.exec(line) ?? []
  if (colons === undefined) return
  if (name !== '') open.push(colons)
  else if (colons.length >= (open.at(-1)?.length ?? 0)) open.pop()
}

/** Keeps where the content of open list items begins: items that begin further to the right are inside them. */
function followLists(line: string, open: number[]): void {
  const markers = CONTAINERS.exec(line)?.[0] ?? ''
  for (const { index, 0: marker } of markers.matchAll(CONTAINER)) {
    if (marker === '>') continue
    while ((open.at(-1) ?? 0) > index) open.pop()
    open.push(index + marker.length + 1)
  }
}

/** The markers of quotes and list items at the start of a line. */
function listContainers(line: string): string[] {
  if (THEMATIC_BREAK.test(line)) return []
  return CONTAINERS.exec(line)?.[0].match(CONTAINER) ?? []
}

/** Number of cells that a line adds to a page: short rows are filled up. */
function countCells(line: string, block: BlockCounts): number {
  const bars = line.includes('|') ? [...line.matchAll(CELLS)].filter(([bar]) => bar === '|').length : 0
  if (bars > 0 && TABLE_DELIMITERS.test(line)) block.columns = bars
  return Math.max(bars, block.columns)
}

/** Number of HTML elements a line opens minus those it closes; inline code opens none. */
function countOpenElements(line: string): number {
  if (!line.includes('<')) return 0
  const outside = line.split(CODE_MARKS).filter((_part, index) => index % 2 === 0)
  const tags = outside.flatMap((part) => [...part.matchAll(TAGS)])
  return tags.reduce((count, [, slash]) => count + (slash === '' ? 1 : -1), 0)
}

function overloadOfBlock({
  at,
  marks,
  brackets,
  innerBrackets,
  bracketedWords,
  openTags,
  deepestImage,
  codeLengths,
}: BlockCounts): Overload | null {
  if (deepestImage > DEEPEST_NESTING) return { at, ...TOO_DEEP }
  const loads: [number, number, string][] = [
    [marks, MAX_MARKS, 'emphasis marks'],
    [brackets, MAX_BRACKETS, 'brackets'],
    [innerBrackets, MAX_INNER_BRACKETS, 'brackets within links'],
    [bracketedWords, MAX_BRACKETED_WORDS, 'words in brackets'],
    [openTags, MAX_OPEN_TAGS, '"<!" and "<?"'],
    [codeLengths.size, MAX_CODE_LENGTHS, 'lengths of code marks'],
  ]
  const load = nameExcess(loads)
  if (load === null) return null
  const problem = `This block has more than ${load}, so it is not parsed.`
  return { at, code: 'too-many-marks', problem, hint: 'Split it with blank lines.' }
}

function overloadOfPage(page: PageCounts, at: Point): Overload | null {
  const { items, cells, headings, footnotes, underlines, codeLines, directives } = page
  const { addresses, definitions, quotedLines, listedFences, openElements } = page
  if (directives.length > DEEPEST_NESTING || openElements > MAX_OPEN_ELEMENTS) return { at, ...TOO_DEEP }
  const loads: [number, number, string][] = [
    [items, MAX_ITEMS, 'list items'],
    [cells, MAX_CELLS, 'table cells'],
    [headings, MAX_HEADINGS, 'headings'],
    [footnotes, MAX_FOOTNOTES, 'footnote marks'],
    [underlines, MAX_UNDERLINES, 'underlined headings'],
    [codeLines, MAX_CODE_LINES, 'lines of code'],
    [addresses, MAX_ADDRESSES, 'addresses'],
    [definitions, MAX_DEFINITIONS, 'link definitions'],
    [quotedLines, MAX_QUOTED_LINES, 'quoted lines'],
    [listedFences, MAX_LISTED_FENCES, 'code blocks in lists'],
  ]
  const load = nameExcess(loads)
  if (load === null) return null
  const problem = `Up to here this page has more than ${load}, so it is not parsed.`
  return { at, code: 'too-large', problem, hint: 'Split it into several pages.' }
}

/** The first exceeded limit of `[count, limit, name]`, as words. */
function nameExcess(loads: readonly [number, number, string][]): string | null {
  const load = loads.find(([count, limit]) => count > limit)
  return load === undefined ? null : `${load[1]} ${load[2]}`
}
