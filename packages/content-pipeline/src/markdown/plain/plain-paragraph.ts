import type { Paragraph } from 'mdast'
import { BARE_ADDRESS } from '../bare-address.ts'
import { type BlockReading, readPiece } from './block-reading.ts'
import { markerOf } from './list-marker.ts'
import { ifPlain, NotPlain } from './not-plain.ts'
import { passageOf } from './passage.ts'
import {
  ANY_ITEM,
  CONTAINER,
  DEFINITION,
  DELIMITER_ROW,
  FENCE_START,
  FOOTNOTE_START,
  HEADING,
  SETEXT_UNDERLINE,
  TABLE_END,
  THEMATIC_BREAK,
} from './plain-grammar.ts'
import { parsePlainInlines } from './plain-inlines.ts'
import { isPlainTable, readPlainTable } from './plain-table.ts'
import {
  countSpaces,
  isBlank,
  lengthBeforeSpaces,
  type Position,
  positionOf,
  type SourceLine,
} from './source-line.ts'

/** Reads the paragraph that the next line begins, which may turn out to be a table, or a heading by what is under it. */
export function readPlainParagraph(reading: BlockReading): void {
  const { lines, at } = reading
  const first = lines[at]
  if (first === undefined) throw new NotPlain()
  const rest: SourceLine[] = []
  let mayBeTable = false
  let isUnderlined = false
  for (let line = lines[at + 1]; line !== undefined && !isBlank(line); line = lines[at + 1 + rest.length]) {
    const kind = kindOfNextLine(line.text)
    if (kind === 'block') break
    rest.push(line)
    mayBeTable ||= kind === 'delimiter'
    isUnderlined = kind === 'setext'
    // An underline is a row in a table, and some lines end a table though no paragraph.
    if (mayBeTable && (isUnderlined || TABLE_END.test(line.text))) throw new NotPlain()
    if (isUnderlined) break
  }
  const block: readonly [SourceLine, ...SourceLine[]] = [first, ...rest]
  if (first.text.startsWith('[') && block.some(({ text }) => DEFINITION.test(text))) throw new NotPlain()
  const read = ifPlain(() => {
    if (isPlainTable(block)) return readPlainTable(block)
    if (mayBeTable || isUnderlined) throw new NotPlain()
    return paragraphOf(block, positionOf(first, rest.at(-1) ?? first))
  })
  if (read === null) return readPiece(reading, block.length)
  reading.blocks.push(read)
  reading.at += block.length
}

function paragraphOf(lines: readonly [SourceLine, ...SourceLine[]], position: Position): Paragraph {
  const passage = passageOf(lines)
  if (BARE_ADDRESS.test(passage.text)) throw new NotPlain()
  const children = parsePlainInlines(passage, 0, lengthBeforeSpaces(passage.text))
  return { type: 'paragraph', children, position }
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
      // `01.` is no number that ends a paragraph.
      return marker.start === null || /^1[).]/.test(text)
    }
  }
}
