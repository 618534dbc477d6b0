import type { BlockContent, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { BARE_ADDRESS } from '../bare-address.ts'
import type { BlockReading } from './block-reading.ts'
import { NotPlain } from './not-plain.ts'
import { parsePiece, type ParseWhole } from './parse-piece.ts'
import { passageOf } from './passage.ts'
import {
  ANY_CONTAINER,
  ANY_ITEM,
  BULLET_ITEM,
  COMMENT,
  CONTAINER,
  CONTAINER_END,
  DELIMITER_ROW,
  FENCE_START,
  FOOTNOTE_START,
  HEADING,
  NUMBERED_ITEM,
  QUOTED_BLOCK,
  SETEXT_UNDERLINE,
  TABLE_END,
  THEMATIC_BREAK,
} from './plain-grammar.ts'
import { parsePlainInlines } from './plain-inlines.ts'
import { type ListMarker, readPlainList } from './plain-list.ts'
import { isPlainTable, readPlainTable } from './plain-table.ts'
import { countSpaces, isBlank, pointIn, positionOf, type SourceLine } from './source-line.ts'

const SPACE = 32
const NUMBER_SIGN = 35

/** Lists and directives inside of each other, as many levels as anybody writes. */
const DEEPEST = 12

/**
 * The blocks that lines make, which are those of a whole text, of a list item or of a directive.
 *
 * @throws {NotPlain} Where something begins whose end, or whose meaning, only the whole grammar knows.
 */
export function parsePlainBlocks(
  lines: readonly SourceLine[],
  parseWhole: ParseWhole,
  depth = 0,
): RootContent[] {
  if (depth > DEEPEST) throw new NotPlain()
  const reading: BlockReading = { lines, parseWhole, depth, blocks: [], at: 0 }
  for (let line = lines[reading.at]; line !== undefined; line = lines[reading.at]) {
    if (isBlank(line)) reading.at += 1
    else if (line.text.includes('\t')) throw new NotPlain()
    else readBlock(reading, line)
  }
  return reading.blocks
}

function readBlock(reading: BlockReading, line: SourceLine): void {
  const { text } = line
  switch (text.charAt(0)) {
    case ' ':
      throw new NotPlain()
    case '#':
      if (HEADING.test(text)) return readHeading(reading, line)
      break
    case '`':
    case '~':
      if (FENCE_START.test(text)) return readCode(reading, line)
      break
    case '>':
      return readQuote(reading)
    case '<':
      return readComment(reading, line)
    case ':':
      if (text.startsWith('::')) return readDirective(reading, line)
      break
    case '|':
      break
    default: {
      if (THEMATIC_BREAK.test(text)) {
        reading.blocks.push({ type: 'thematicBreak', position: positionOf(line, line) })
        reading.at += 1
        return
      }
      const marker = markerOf(text)
      if (marker !== null) return readPlainList(reading, marker, markerOf, parsePlainBlocks)
      if (ANY_ITEM.test(text)) throw new NotPlain()
    }
  }
  readParagraph(reading)
}

/** The marker of a list item that a line begins with; null for another line. */
function markerOf(text: string): ListMarker | null {
  if (THEMATIC_BREAK.test(text)) return null
  const bullet = BULLET_ITEM.exec(text)
  if (bullet !== null) return { kind: bullet[1] ?? '', start: null, width: bullet[0].length }
  const numbered = NUMBERED_ITEM.exec(text)
  if (numbered === null) return null
  return { kind: numbered[2] ?? '', start: Number(numbered[1]), width: numbered[0].length }
}

function readHeading(reading: BlockReading, line: SourceLine): void {
  const { text } = line
  const [, marks = '', words = ''] = HEADING.exec(text) ?? []
  const start = words === '' ? text.length : text.indexOf(words, marks.length)
  // Whether marks at the end are words depends on what is escaped.
  if (words.includes('\\') || BARE_ADDRESS.test(words)) return readPiece(reading, 1)
  const children = readInlines(line, start, start + lengthOfWords(words))
  if (children === null) return readPiece(reading, 1)
  const depth = marks.length as 1 | 2 | 3 | 4 | 5 | 6
  reading.blocks.push({ type: 'heading', depth, children, position: positionOf(line, line) })
  reading.at += 1
}

/** Characters of a heading's words without the marks that may follow them, and without spaces at the end. */
function lengthOfWords(words: string): number {
  const end = endOfWords(words)
  let marks = end
  while (words.charCodeAt(marks - 1) === NUMBER_SIGN) marks -= 1
  const isMark = marks === 0 || words.charCodeAt(marks - 1) === SPACE
  return isMark ? endOfWords(words.slice(0, marks)) : end
}

/** Null when the words hold more than plain ones do. */
function readInlines(line: SourceLine, start: number, end: number): PhrasingContent[] | null {
  return orNull(() => parsePlainInlines(passageOf([line]), start, end))
}

function orNull<Result>(read: () => Result): Result | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof NotPlain) return null
    throw error
  }
}

/** Has the next `count` lines, which make blocks of their own, read by the whole grammar. */
function readPiece(reading: BlockReading, count: number): void {
  const lines = reading.lines.slice(reading.at, reading.at + count)
  reading.blocks.push(...parsePiece(lines, reading.parseWhole))
  reading.at += count
}

function readCode(reading: BlockReading, line: SourceLine): void {
  const { lines } = reading
  const [, fence = '', info = ''] = FENCE_START.exec(line.text) ?? []
  const mark = fence.charAt(0)
  if (mark === '`' && info.includes('`')) throw new NotPlain()
  const closing = new RegExp(`^ {0,3}${mark}{${fence.length},}[ \\t]*$`)
  const end = findLine(reading, ({ text }) => closing.test(text))
  const last = lines[end]
  if (last === undefined) throw new NotPlain()
  if (/[&\\]/.test(info)) return readPiece(reading, end + 1 - reading.at)
  const [, lang = '', meta = ''] = /^([^ ]*) *(.*)$/.exec(info) ?? []
  const value = lines
    .slice(reading.at + 1, end)
    .map(({ text }) => text)
    .join('\n')
  const position = positionOf(line, last)
  reading.blocks.push({ type: 'code', lang: lang || null, meta: meta || null, value, position })
  reading.at = end + 1
}

/** Index of the first line after the next one that passes a test; -1 without one. */
function findLine({ lines, at }: BlockReading, test: (line: SourceLine) => boolean): number {
  for (let index = at + 1; index < lines.length; index += 1) {
    const line = lines[index]
    if (line !== undefined && test(line)) return index
  }
  return -1
}

function readQuote(reading: BlockReading): void {
  const { lines, at } = reading
  let end = at
  for (let line = lines[end]; line !== undefined && !isBlank(line); line = lines[end]) {
    // Without its mark a line may belong to the quote or end it; code and HTML in it end where the quote does, or later.
    const isMore = !line.text.startsWith('>') || isDefining(line.text) || QUOTED_BLOCK.test(line.text)
    if (isMore) throw new NotPlain()
    end += 1
  }
  // Where a quote ends that ends in nothing depends on what comes after it.
  if (/^[ >]*$/.test(lines[end - 1]?.text ?? '')) throw new NotPlain()
  readPiece(reading, end - at)
}

/** A link definition or a footnote is known in the whole text. */
function isDefining(text: string): boolean {
  return text.includes(']:')
}

function readComment(reading: BlockReading, line: SourceLine): void {
  if (!COMMENT.test(line.text)) throw new NotPlain()
  reading.blocks.push({ type: 'html', value: line.text, position: positionOf(line, line) })
  reading.at += 1
}

function readDirective(reading: BlockReading, line: SourceLine): void {
  const { lines, at } = reading
  const [, colons] = ANY_CONTAINER.exec(line.text) ?? []
  if (colons === undefined) {
    readLeafDirective(reading, line)
    return
  }
  const end = findLine(reading, ({ text }) => (CONTAINER_END.exec(text)?.[1]?.length ?? 0) >= colons.length)
  const last = lines[end]
  if (last === undefined) throw new NotPlain()
  const [matched, , name = '', title] = CONTAINER.exec(line.text) ?? []
  const label = title === undefined ? null : orNull(() => readLabel(line, title))
  if (matched === undefined || (title !== undefined && label === null)) {
    if (lines.slice(at, end).some(({ text }) => isDefining(text))) throw new NotPlain()
    const [block, ...more] = parsePiece(lines.slice(at, end + 1), reading.parseWhole)
    // With a title or attributes that are none this is a paragraph, and the end is that of another directive.
    if (block?.type !== 'containerDirective' || more.length > 0) throw new NotPlain()
    reading.blocks.push(block)
    reading.at = end + 1
    return
  }
  const inner = parsePlainBlocks(lines.slice(at + 1, end), reading.parseWhole, reading.depth + 1)
  const children = (label === null ? inner : [label, ...inner]) as BlockContent[]
  const position = positionOf(line, last)
  reading.blocks.push({ type: 'containerDirective', name, attributes: {}, children, position })
  reading.at = end + 1
}

function readLeafDirective(reading: BlockReading, line: SourceLine): void {
  const [block, ...more] = parsePiece([line], reading.parseWhole)
  if (block?.type !== 'leafDirective' || more.length > 0) throw new NotPlain()
  reading.blocks.push(block)
  reading.at += 1
}

/** The title of a directive, which is a paragraph of its own kind. */
function readLabel(line: SourceLine, title: string): Paragraph {
  if (BARE_ADDRESS.test(title)) throw new NotPlain()
  const start = line.text.indexOf('[') + 1
  const end = start + title.length
  return {
    type: 'paragraph',
    data: { directiveLabel: true },
    children: parsePlainInlines(passageOf([line]), start, end),
    position: { start: pointIn(line, start - 1), end: pointIn(line, end + 1) },
  }
}

function readParagraph(reading: BlockReading): void {
  const { lines, at } = reading
  const first = lines[at]
  if (first === undefined) throw new NotPlain()
  const rest: SourceLine[] = []
  let isPlain = true
  let ending: 'paragraph' | 'setext' = 'paragraph'
  for (let line = lines[at + 1]; line !== undefined && !isBlank(line); line = lines[at + 1 + rest.length]) {
    const kind = kindOfNextLine(line.text)
    if (kind === 'block') break
    rest.push(line)
    if (kind === 'delimiter') isPlain = false
    // In a table these end it, in a paragraph they don't.
    if (!isPlain && TABLE_END.test(line.text)) throw new NotPlain()
    if (kind === 'setext') {
      // In a table it is a row.
      if (!isPlain) throw new NotPlain()
      ending = 'setext'
      break
    }
  }
  const block: readonly [SourceLine, ...SourceLine[]] = [first, ...rest]
  if (first.text.startsWith('[') && block.some(({ text }) => isDefining(text))) throw new NotPlain()
  if (isPlainTable(block)) {
    const table = orNull(() => readPlainTable(block))
    if (table === null) readPiece(reading, block.length)
    else {
      reading.blocks.push(table)
      reading.at += block.length
    }
    return
  }
  const passage = passageOf(block)
  const last = rest.at(-1) ?? first
  const end = endOfWords(passage.text)
  const isQuick = isPlain && ending === 'paragraph' && !BARE_ADDRESS.test(passage.text)
  const children = isQuick ? orNull(() => parsePlainInlines(passage, 0, end)) : null
  if (children === null) return readPiece(reading, block.length)
  reading.blocks.push({ type: 'paragraph', children, position: positionOf(first, last) })
  reading.at += block.length
}

function endOfWords(text: string): number {
  let end = text.length
  while (text.charCodeAt(end - 1) === SPACE) end -= 1
  return end
}

/** What a line below one of a paragraph is: more words of it, an underline, perhaps a part of a table, or a new block. */
function kindOfNextLine(line: string): 'words' | 'setext' | 'delimiter' | 'block' {
  if (line.includes('\t')) throw new NotPlain()
  const spaces = countSpaces(line)
  if (spaces >= 4) return DELIMITER_ROW.test(line) ? refuse() : 'words'
  const text = spaces === 0 ? line : line.slice(spaces)
  const isBlock = beginsBlock(text)
  if (isBlock && spaces > 0) throw new NotPlain()
  if (isBlock) return 'block'
  if (SETEXT_UNDERLINE.test(text)) return 'setext'
  return DELIMITER_ROW.test(text) ? 'delimiter' : 'words'
}

function refuse(): never {
  throw new NotPlain()
}

/** Whether a line ends the paragraph that it follows. */
function beginsBlock(text: string): boolean {
  switch (text.charAt(0)) {
    case '#':
      return HEADING.test(text)
    case '`':
    case '~':
      return FENCE_START.test(text)
    case ':':
      if (CONTAINER.test(text)) return true
      return text.startsWith('::') ? refuse() : false
    // What a quote may begin with depends on the paragraph before it, and so does what HTML is.
    case '<':
    case '>':
      return refuse()
    // A footnote may follow a paragraph at once; a link's definition may not.
    case '[':
      return FOOTNOTE_START.test(text) ? refuse() : false
    default: {
      if (SETEXT_UNDERLINE.test(text)) return false
      if (THEMATIC_BREAK.test(text)) return true
      const marker = markerOf(text)
      if (marker === null) return ANY_ITEM.test(text) ? refuse() : false
      // That a paragraph was before it matters to containers in the item's first line too.
      const words = text.slice(marker.width)
      if (ANY_ITEM.test(words) || words.startsWith('>')) throw new NotPlain()
      return marker.start === null || marker.start === 1
    }
  }
}
