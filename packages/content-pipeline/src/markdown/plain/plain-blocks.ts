import type { RootContent } from 'mdast'
import { BARE_ADDRESS } from '../bare-address.ts'
import { type BlockReading, findLine, readPiece } from './block-reading.ts'
import { markerOf } from './list-marker.ts'
import { ifPlain, NotPlain } from './not-plain.ts'
import type { ParseWhole } from './parse-piece.ts'
import { passageOf } from './passage.ts'
import { readPlainDirective } from './plain-directive.ts'
import {
  ANY_ITEM,
  COMMENT,
  DEFINITION,
  FENCE_START,
  HEADING,
  QUOTED_BLOCK,
  THEMATIC_BREAK,
} from './plain-grammar.ts'
import { parsePlainInlines } from './plain-inlines.ts'
import { readPlainList } from './plain-list.ts'
import { readPlainParagraph } from './plain-paragraph.ts'
import { isBlank, lengthBeforeSpaces, positionOf, type SourceLine } from './source-line.ts'

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
  const parseInner = (inner: readonly SourceLine[]) => parsePlainBlocks(inner, parseWhole, depth + 1)
  const reading: BlockReading = { lines, parseWhole, parseInner, blocks: [], at: 0 }
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
      if (text.startsWith('::')) return readPlainDirective(reading, line)
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
      if (marker !== null) return readPlainList(reading, marker)
      if (ANY_ITEM.test(text)) throw new NotPlain()
    }
  }
  readPlainParagraph(reading)
}

function readHeading(reading: BlockReading, line: SourceLine): void {
  const { text } = line
  const [, marks = '', words = ''] = HEADING.exec(text) ?? []
  const start = words === '' ? text.length : text.indexOf(words, marks.length)
  // Whether marks at the end are words depends on what is escaped.
  if (words.includes('\\') || BARE_ADDRESS.test(words)) return readPiece(reading, 1)
  const end = start + lengthOfWords(words)
  const children = ifPlain(() => parsePlainInlines(passageOf([line]), start, end))
  if (children === null) return readPiece(reading, 1)
  const depth = marks.length as 1 | 2 | 3 | 4 | 5 | 6
  reading.blocks.push({ type: 'heading', depth, children, position: positionOf(line, line) })
  reading.at += 1
}

/** Characters of a heading's words without the marks that may follow them, and without spaces at the end. */
function lengthOfWords(words: string): number {
  const end = lengthBeforeSpaces(words)
  let marks = end
  while (words.charCodeAt(marks - 1) === NUMBER_SIGN) marks -= 1
  const isMark = marks === 0 || words.charCodeAt(marks - 1) === SPACE
  return isMark ? lengthBeforeSpaces(words.slice(0, marks)) : end
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

function readQuote(reading: BlockReading): void {
  const { lines, at } = reading
  let end = at
  for (let line = lines[end]; line !== undefined && !isBlank(line); line = lines[end]) {
    // Without its mark a line may belong to the quote or end it; code, directives and HTML in it end where the quote does, or later.
    const isMore = !line.text.startsWith('>') || DEFINITION.test(line.text) || QUOTED_BLOCK.test(line.text)
    if (isMore) throw new NotPlain()
    end += 1
  }
  // Where a quote ends that ends in nothing depends on what comes after it.
  if (/^[ >]*$/.test(lines[end - 1]?.text ?? '')) throw new NotPlain()
  readPiece(reading, end - at)
}

function readComment(reading: BlockReading, line: SourceLine): void {
  if (!COMMENT.test(line.text)) throw new NotPlain()
  reading.blocks.push({ type: 'html', value: line.text, position: positionOf(line, line) })
  reading.at += 1
}
