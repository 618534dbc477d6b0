import type { List, Nodes, Paragraph } from 'mdast'
import { linesOf } from '../../lines-of.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { plainText } from '../document/plain-text.ts'
import { sourceAt } from './point-of.ts'

/** The brackets of a box that is not read as one: without a blank behind them or between them, or without a text. */
const BOX = /^\[(?:[ xX]?)\](?![[(:])(?=\S|\s|$)/

/** Reports entries that look like tasks of a list. */
export function reportBoxes({ children }: List, context: DocumentContext): void {
  const hasTasks = children.some(({ checked }) => typeof checked === 'boolean')
  for (const {
    checked,
    children: [block],
  } of children) {
    const first = block?.type === 'paragraph' ? block.children[0] : undefined
    if (typeof checked === 'boolean' || first?.type !== 'text' || first.position === undefined) continue
    const [mark] = BOX.exec(first.value) ?? []
    const { start } = first.position
    // Without other boxes, "[]" may be the word for an empty list.
    if (mark === undefined || (mark === '[]' && !hasTasks)) continue
    if (!sourceAt(start, context).startsWith(mark, start.column - 1)) continue
    reportAt(context, first, 'unread-syntax', NO_BOX, 'Write "- [ ] Text" or "- [x] Text", with both blanks.')
  }
}

const NO_BOX = 'This box is shown as text.'

const DAY = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
/** By language: setting one up takes as long as reading a short text. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Reports `17. mai`, a date at the start of a paragraph, in a language that writes days with a full stop. */
export function reportDate({ ordered, start, children }: List, context: DocumentContext): void {
  const [item, other] = children
  const day = ordered === true ? (start ?? 0) : 0
  if (day < 1 || day > 31 || item === undefined || other !== undefined || context.lang === undefined) return
  const days = dayFormats.get(context.lang) ?? new Intl.DateTimeFormat(context.lang, DAY)
  dayFormats.set(context.lang, days)
  const dates = Array.from({ length: 12 }, (_, month) => days.format(Date.UTC(2000, month, day)))
  const text = `${day}. ${plainText(item, ' ')}`
  const date = dates.find(
    (written) => text.startsWith(written) && !/^\p{L}/u.test(text.slice(written.length)),
  )
  if (date === undefined) return
  const hint = `Write "${date.replace('.', '\\.')}".`
  reportAt(context, item, 'unread-syntax', 'This date is shown as the number of a list.', hint)
}

/** Reports a block between two numbered lists that was meant for a step of the first, so that the second begins at 1 again. */
export function reportNumbers(
  list: List,
  block: Nodes | undefined,
  after: Nodes | undefined,
  context: DocumentContext,
): void {
  if (list.ordered !== true || after?.type !== 'list' || after.ordered !== true || after.start !== 1) return
  const [step] = list.children.at(-1)?.children ?? []
  const [margin, column, wanted] = [list, block, step].map((node) => node?.position?.start.column)
  if (margin === undefined || column === undefined || wanted === undefined) return
  if (column <= margin || column >= wanted) return
  const problem = 'This is not part of the step above it, so the next step is number 1 again.'
  reportAt(context, block ?? null, 'unread-syntax', problem, `Indent it by ${wanted - margin} blanks.`)
}

const NUMBERED = /^[\s>]*(\d{1,9})[.)][ \t]+\S/

/**
 * Reports a numbered list that is part of the sentence above it: only a list that begins with 1 needs no blank line. A lone
 * number may be a date, unless the line above ends with a colon.
 */
export function reportRunOnList({ position }: Paragraph, context: DocumentContext): void {
  if (position === undefined || position.start.line === position.end.line) return
  const { start, end } = position
  const lines = linesOf(context.source.text).slice(start.line - 1, end.line)
  const numbers = lines.map((line) => NUMBERED.exec(line)?.[1])
  const index = numbers.findIndex(
    (number, at) =>
      at > 0 &&
      number !== undefined &&
      (/:\s*$/.test(lines[at - 1] ?? '') || numbers[at + 1] === String(Number(number) + 1)),
  )
  const line = lines[index]
  if (line === undefined) return
  const place = { position: { start: { line: start.line + index, column: line.search(/\d/) + 1 } } }
  reportAt(context, place, 'unread-syntax', RUN_ON, 'Put a blank line above it.')
}

const RUN_ON = 'This numbered list is shown as part of the sentence above it.'
