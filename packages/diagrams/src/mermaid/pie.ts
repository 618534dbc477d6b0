import type { Element } from 'hast'
import { colour, largest, linesHeight, picture, round, shape, TEXT, textAt } from '../picture/shapes.ts'
import { linesWidth, wrapText } from '../picture/text-width.ts'
import type { CanonicalDiagram, DrawnDiagram } from './canonical-diagram.ts'
import { plainLabel } from './label-text.ts'
import type { Statement } from './mermaid-source.ts'

const HEADER = /^pie(?:\s+(showData))?(?:\s+title\s+(.+))?$/
const SLICE = /^("[^"]*"|'[^']*')\s*:\s*(\d{1,15}(?:\.\d{1,15})?)$/

/** One share of the whole. */
interface Slice {
  readonly label: string
  readonly value: number
  /** The value as it is written. */
  readonly written: string
}

/** Draws a pie chart. */
export function drawPie(statements: readonly Statement[], diagram: CanonicalDiagram): DrawnDiagram {
  const [header, ...rest] = statements
  const [whole, word, headerTitle] = HEADER.exec(header?.text ?? '') ?? []
  let title = headerTitle ?? null
  let showsData = word !== undefined
  if (header !== undefined && whole === undefined) diagram.refuse(header)
  const slices = new Map<string, Slice>()
  for (const statement of rest) {
    const [, label, written = ''] = SLICE.exec(statement.text) ?? []
    const [, titleText] = /^title\s+(.+)$/.exec(statement.text) ?? []
    if (titleText !== undefined) title = titleText
    else if (statement.text === 'showData') showsData = true
    else if (label === undefined) diagram.refuse(statement, 'is no slice', SLICE_HINT)
    else if (slices.has(label)) diagram.refuse(statement, 'has the label of another slice')
    else {
      const text = plainLabel(label.slice(1, -1))
      slices.set(label, { label: text, value: Number(written), written })
    }
  }
  const shown = [...slices.values()]
  const sum = shown.reduce((total, { value }) => total + value, 0)
  if (header !== undefined && diagram.problems.length === 0 && sum === 0)
    diagram.refuse(header, 'has no slices')
  return { title, picture: sum === 0 ? picture(0, 0, []) : pictureOf(shown, sum, showsData) }
}

const SLICE_HINT =
  'Write its label in quotes, a colon and a number above 0, of at most 15 digits: "Cod" : 38.'

const RADIUS = 110
const EDGE = 34
const CENTRE = RADIUS + EDGE
const KEY = 2 * CENTRE + 16
const KEY_WIDTH = 280
const SWATCH = 14
const ROW_GAP = 8
/** Slices are shades of one colour, so that they can be told apart without seeing colours. */
const SHADES = [0.9, 0.65, 0.45, 0.3, 0.18, 0.08]
/** The share from which a number has room beside its slice. */
const LEAST_BESIDE = 0.04

function pictureOf(slices: readonly Slice[], sum: number, showsData: boolean): Element {
  const rows = slices.map(({ label, written, value }) => {
    const data = showsData ? ` [${written}]` : ''
    const share = value / sum < LEAST_BESIDE ? ` (${percent(value / sum)})` : ''
    return wrapText(`${label}${data}${share}`, TEXT, KEY_WIDTH)
  })
  const keyHeight = rows.reduce((height, lines) => height + linesHeight(lines) + ROW_GAP, -ROW_GAP)
  const height = Math.max(2 * CENTRE, keyHeight + 2 * ROW_GAP)
  const middle = height / 2
  const parts: Element[] = []
  let [turn, y] = [0, middle - keyHeight / 2]
  for (const [index, lines] of rows.entries()) {
    const share = (slices[index]?.value ?? 0) / sum
    const looks = {
      fill: colour('arrow'),
      fillOpacity: shadeOf(index, rows.length),
      stroke: colour('line'),
    }
    if (share > 0) parts.push(shape('path', { d: slicePath(turn, share, middle), ...looks }))
    if (share >= LEAST_BESIDE) {
      const [x, beside] = pointAt(turn + share / 2, RADIUS + EDGE / 2, middle)
      parts.push(textAt([percent(share)], x, beside))
    }
    const rowHeight = linesHeight(lines)
    parts.push(
      shape('rect', { x: KEY, y: y + rowHeight / 2 - SWATCH / 2, width: SWATCH, height: SWATCH, ...looks }),
      textAt(lines, KEY + SWATCH + 8, y + rowHeight / 2, { anchor: 'start' }),
    )
    turn += share
    y += rowHeight + ROW_GAP
  }
  const width = KEY + SWATCH + 8 + largest(rows.map((lines) => linesWidth(lines, TEXT))) + 8
  return picture(width, height, parts)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)}%`
}

/** No two neighbours have the same shade, the last and the first included. */
function shadeOf(index: number, count: number): number {
  const isLikeFirst = index === count - 1 && index > 0 && index % SHADES.length === 0
  return SHADES[isLikeFirst ? 2 : index % SHADES.length] ?? 1
}

function pointAt(turn: number, distance: number, middle: number): [x: number, y: number] {
  const angle = (turn - 0.25) * 2 * Math.PI
  return [CENTRE + Math.cos(angle) * distance, middle + Math.sin(angle) * distance]
}

function slicePath(turn: number, share: number, middle: number): string {
  // An arc from a point to itself is nothing, so a whole is drawn in two halves.
  const steps = share > 0.999 ? [0.5, 1] : [share]
  const points = [0, ...steps].map((step) =>
    pointAt(turn + step, RADIUS, middle)
      .map(round)
      .join(','),
  )
  const isLarge = share > 0.5 && steps.length === 1 ? 1 : 0
  const [start = '', ...ends] = points
  const arcs = ends.map((end) => `A${RADIUS},${RADIUS} 0 ${isLarge} 1 ${end}`).join('')
  return steps.length > 1 ? `M${start}${arcs}Z` : `M${CENTRE},${round(middle)}L${start}${arcs}Z`
}
