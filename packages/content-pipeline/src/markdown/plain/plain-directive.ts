import type { BlockContent, Paragraph } from 'mdast'
import { BARE_ADDRESS } from '../bare-address.ts'
import { type BlockReading, findLine } from './block-reading.ts'
import { ifPlain, NotPlain } from './not-plain.ts'
import { parsePiece } from './parse-piece.ts'
import { passageOf } from './passage.ts'
import { ANY_CONTAINER, CONTAINER, CONTAINER_END, DEFINITION } from './plain-grammar.ts'
import { parsePlainInlines } from './plain-inlines.ts'
import { pointIn, positionOf, type SourceLine } from './source-line.ts'

/** Reads the directive that the next line begins. */
export function readPlainDirective(reading: BlockReading, line: SourceLine): void {
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
  const label = title === undefined ? null : ifPlain(() => readLabel(line, title))
  if (matched === undefined || (title !== undefined && label === null)) {
    if (lines.slice(at, end).some(({ text }) => DEFINITION.test(text))) throw new NotPlain()
    const [block, ...more] = parsePiece(lines.slice(at, end + 1), reading.parseWhole)
    // With a title or attributes that are none this is a paragraph, and the end is that of another directive.
    if (block?.type !== 'containerDirective' || more.length > 0) throw new NotPlain()
    reading.blocks.push(block)
    reading.at = end + 1
    return
  }
  const inner = reading.parseInner(lines.slice(at + 1, end))
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
