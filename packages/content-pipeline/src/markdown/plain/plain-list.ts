import type { ListItem, RootContent } from 'mdast'
import type { BlockReading } from './block-reading.ts'
import { type ListMarker, markerOf } from './list-marker.ts'
import { NotPlain } from './not-plain.ts'
import { TASK } from './plain-grammar.ts'
import { countSpaces, isBlank, pointIn, type SourceLine, withoutStart } from './source-line.ts'

/** Reads the list whose first item begins with `marker` at the next line. */
export function readPlainList(reading: BlockReading, marker: ListMarker): void {
  const { lines } = reading
  const first = lines[reading.at]
  const children: ListItem[] = []
  let next: ListMarker | null = marker
  let spread = false
  let last: SourceLine | undefined
  while (next !== null) {
    const item = takeItem(reading, next)
    const opening = lines[item.from]
    last = item.last
    if (opening === undefined) throw new NotPlain()
    const blocks = reading.parseInner(item.lines)
    // Blank lines inside of a directive would count for the item too.
    if (blocks.some(({ type }) => type === 'containerDirective')) throw new NotPlain()
    children.push({
      type: 'listItem',
      spread: hasBlankBetween(blocks),
      checked: null,
      children: blocks as ListItem['children'],
      position: { start: pointIn(opening, 0), end: pointIn(last, last.text.length) },
    })
    const following = lines[reading.at]
    const found = following === undefined ? null : markerOf(following.text)
    next = found?.kind === marker.kind ? found : null
    if (following !== undefined) {
      const isApart = reading.at > item.from + item.lines.length
      // A line that is neither part of the item nor the next one belongs to a paragraph in it, or ends that.
      if (countSpaces(following.text) > 0 || (next === null && !isApart)) throw new NotPlain()
      if (next !== null && isApart) spread = true
    }
  }
  if (first === undefined || last === undefined) throw new NotPlain()
  const position = { start: pointIn(first, 0), end: pointIn(last, last.text.length) }
  const { start } = marker
  reading.blocks.push({ type: 'list', ordered: start !== null, start, spread, children, position })
}

interface ItemLines {
  /** Index of the first line. */
  readonly from: number
  /** Without marker and indentation. */
  readonly lines: readonly SourceLine[]
  /** The last line as it stands in the text. */
  readonly last: SourceLine
}

/** Takes the lines of an item, and the blank ones behind it. */
function takeItem(reading: BlockReading, { width }: ListMarker): ItemLines {
  const { lines, at: from } = reading
  const first = lines[from]
  if (first === undefined || TASK.test(first.text.slice(width))) throw new NotPlain()
  const taken = [withoutStart(first, width)]
  let [count, last] = [1, first]
  let at = from + 1
  for (let line = lines[at]; line !== undefined; line = lines[at]) {
    if (isBlank(line)) taken.push({ ...line, text: '' })
    else if (countSpaces(line.text) >= width) {
      taken.push(withoutStart(line, width))
      last = line
      count = taken.length
    } else break
    at += 1
  }
  reading.at = at
  return { from, lines: taken.slice(0, count), last }
}

/** Whether two of an item's own blocks have a blank line between them: nothing else can stand there. */
function hasBlankBetween(blocks: readonly RootContent[]): boolean {
  return blocks.some(({ position }, index) => {
    const before = blocks[index - 1]?.position?.end.line
    return before !== undefined && position !== undefined && position.start.line > before + 1
  })
}
