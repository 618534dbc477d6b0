import type { Element } from 'hast'
import { colour, lineFrom, linesHeight, picture, shape, SMALL, TEXT, textAt } from '../picture/shapes.ts'
import { wrapText } from '../picture/text-width.ts'
import type { CanonicalDiagram, DrawnDiagram } from './canonical-diagram.ts'
import { plainLabel } from './label-text.ts'
import type { Statement } from './mermaid-source.ts'

/** A period of time, and what happened in it. */
interface Period {
  readonly section: string | null
  readonly label: string
  readonly events: string[]
}

/** Draws a timeline. */
export function drawTimeline(statements: readonly Statement[], diagram: CanonicalDiagram): DrawnDiagram {
  const [header, ...rest] = statements
  if (header !== undefined && !/^timeline(?:\s+(?:LR|TD))?$/.test(header.text)) diagram.refuse(header)
  else if (header?.text.endsWith('TD') === true)
    diagram.leaveOut({ ...header, text: 'TD' }, 'periods are drawn beside each other, and go on below')
  const periods: Period[] = []
  let title: string | null = null
  let section: string | null = null
  for (const statement of rest) {
    const { text } = statement
    const [, titleText] = /^title\s+(.+)$/i.exec(text) ?? []
    const [, sectionText] = /^section\s+([^:]+)$/i.exec(text) ?? []
    const [written = '', ...events] = text.split(/(?:^|\s*):(?=\s)/)
    if (text.startsWith('#')) continue
    if (titleText !== undefined) title = titleText
    else if (sectionText !== undefined) section = plainLabel(sectionText)
    else if (/:|#(?!\w+;)/.test(written)) diagram.refuse(statement, 'is no period', PERIOD_HINT)
    else if (written !== '') {
      periods.push({ section, label: plainLabel(written), events: events.map(plainLabel) })
    } else {
      const last = periods.at(-1)
      if (last === undefined) diagram.refuse(statement, 'is an event that follows no period')
      for (const event of events) last?.events.push(plainLabel(event))
    }
  }
  if (header !== undefined && periods.length === 0 && diagram.problems.length === 0)
    diagram.refuse(header, 'has no periods')
  return { title, picture: pictureOf(periods) }
}

const PERIOD_HINT =
  'Write the period, a colon, a blank and what happened: "2004 : It floats". A period holds no ":" or "#".'

const COLUMN = 134
const GAP = 10
/** The columns that fit into the width of the text; more of them go on below. */
const COLUMNS = 5
const PADDING = 8
const LINE_GAP = 26

function pictureOf(periods: readonly Period[]): Element {
  const parts: Element[] = []
  let y = 0
  for (let start = 0; start < periods.length; start += COLUMNS) {
    const row = periods.slice(start, start + COLUMNS)
    y += drawRow(row, y, parts) + 2 * GAP
  }
  const columns = Math.min(periods.length, COLUMNS)
  return picture(columns * (COLUMN + GAP) - GAP + 2, Math.max(0, y - 2 * GAP) + 2, parts)
}

/** Draws some periods beside each other and gives their height. */
function drawRow(row: readonly Period[], top: number, parts: Element[]): number {
  const sectionsHeight = drawSections(row, top, parts)
  const labels = row.map(({ label }) => wrapText(label, TEXT, COLUMN - 2 * PADDING))
  const labelHeight = Math.max(...labels.map((lines) => linesHeight(lines))) + 2 * PADDING
  const labelTop = top + sectionsHeight
  const lineAt = labelTop + labelHeight + LINE_GAP / 2
  const right = row.length * (COLUMN + GAP) - GAP
  parts.push(lineFrom([0, lineAt], [right, lineAt], { strokeWidth: 2 }))
  let height = lineAt + LINE_GAP / 2 - top
  for (const [index, { events }] of row.entries()) {
    const left = index * (COLUMN + GAP) + 1
    const middle = left + COLUMN / 2
    const looks = { fill: colour('group-hdr'), stroke: colour('node-stroke'), rx: 4 }
    parts.push(
      shape('rect', { x: left, y: labelTop + 1, width: COLUMN - 2, height: labelHeight, ...looks }),
      textAt(labels[index] ?? [], middle, labelTop + 1 + labelHeight / 2, { isStrong: true }),
      shape('circle', { cx: middle, cy: lineAt, r: 4, fill: colour('arrow') }),
    )
    let y = lineAt + LINE_GAP / 2
    for (const event of events) {
      const lines = wrapText(event, SMALL, COLUMN - 2 * PADDING)
      const eventHeight = linesHeight(lines, SMALL) + 2 * PADDING
      const box = { x: left, y, width: COLUMN - 2, height: eventHeight, rx: 4 }
      parts.push(
        shape('rect', { ...box, fill: colour('node-fill'), stroke: colour('node-stroke') }),
        textAt(lines, middle, y + eventHeight / 2, { size: SMALL }),
      )
      y += eventHeight + GAP / 2
    }
    height = Math.max(height, y - GAP / 2 - top)
  }
  return height
}

/** Draws the names of sections above their periods and gives their height; 0 where there are none. */
function drawSections(row: readonly Period[], top: number, parts: Element[]): number {
  if (row.every(({ section }) => section === null)) return 0
  const groups: { readonly name: string | null; readonly start: number; count: number }[] = []
  for (const [index, { section }] of row.entries()) {
    const last = groups.at(-1)
    if (last !== undefined && last.name === section) last.count += 1
    else groups.push({ name: section, start: index, count: 1 })
  }
  const named = groups.map((group) => {
    const width = group.count * (COLUMN + GAP) - GAP - 2
    return { ...group, width, lines: wrapText(group.name ?? '', TEXT, width - 2 * PADDING) }
  })
  const height = Math.max(...named.map(({ lines }) => linesHeight(lines))) + PADDING
  for (const { name, start, width, lines } of named) {
    if (name === null) continue
    const left = start * (COLUMN + GAP) + 1
    parts.push(
      textAt(lines, left + width / 2, top + (height - 4) / 2, { isStrong: true }),
      lineFrom([left, top + height - 4], [left + width, top + height - 4], {
        stroke: colour('arrow'),
        strokeWidth: 3,
      }),
    )
  }
  return height + 4
}
