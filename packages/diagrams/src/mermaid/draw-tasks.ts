import type { Element } from 'hast'
import {
  colour,
  largest,
  lineFrom,
  linesHeight,
  picture,
  round,
  shape,
  SMALL,
  TEXT,
  textAt,
} from '../picture/shapes.ts'
import { linesWidth, textWidth, wrapText } from '../picture/text-width.ts'
import { formatMoment, type Step, ticksOf, usualStep } from './gantt-axis.ts'
import type { Moment } from './gantt-dates.ts'
import type { Workdays } from './gantt-workdays.ts'

/** A task with its place in time. */
export interface GanttTask {
  readonly label: string
  readonly section: string
  readonly tags: ReadonlySet<string>
  readonly start: Moment
  readonly end: Moment
  /** Where its bar ends: days that are left out may come after it. */
  readonly barEnd: Moment
}

/** A plan as it is drawn. */
export interface GanttChart {
  readonly tasks: readonly GanttTask[]
  readonly start: Moment
  readonly end: Moment
  /** The lines of the axis, where the plan says how far they are from each other. */
  readonly step: Step | null
  /** How the axis writes moments; null for what suits the step. */
  readonly format: string | null
  readonly weekStart: number
  readonly hasTopAxis: boolean
  readonly workdays: Workdays
}

const WIDTH = 720
const ROW = 28
const BAR = 20
const AXIS = 26
const SECTION_WIDTH = 130
const PADDING = 8

/** A chart whose moments are places from left to right. */
interface Canvas {
  readonly chart: GanttChart
  readonly left: number
  readonly top: number
  readonly bottom: number
  readonly xOf: (moment: number) => number
  readonly parts: Element[]
}

/** Draws the tasks of a plan as bars below each other, above an axis of time. */
export function drawTasks(chart: GanttChart): Element {
  const tasks = chart.tasks.filter(({ tags }) => !tags.has('vert'))
  const groups = groupTasks(tasks)
  const labels = groups.map(({ name }) => wrapText(name, TEXT, SECTION_WIDTH))
  const hasSections = groups.some(({ name }) => name !== '')
  const left = hasSections ? largest(labels.map((lines) => linesWidth(lines, TEXT))) + 2 * PADDING : PADDING
  const top = chart.hasTopAxis ? AXIS : 2
  const heights = groups.map(({ count }, index) =>
    Math.max(count * ROW, linesHeight(labels[index] ?? []) + PADDING),
  )
  const bottom = top + heights.reduce((sum, height) => sum + height, 0)
  const length = chart.end - chart.start || 1
  const xOf = (moment: number) => left + ((moment - chart.start) / length) * (WIDTH - left - PADDING)
  const canvas: Canvas = { chart, left, top, bottom, xOf, parts: [] }
  let [y, done] = [top, 0]
  for (const [index, height] of heights.entries()) {
    if (index % 2 === 0 && hasSections) {
      const band = { x: 0, y, width: WIDTH, height, fill: colour('group-hdr') }
      canvas.parts.push(shape('rect', band))
    }
    canvas.parts.push(
      textAt(labels[index] ?? [], PADDING, y + height / 2, { anchor: 'start', isStrong: true }),
    )
    y += height
  }
  drawDaysOff(canvas)
  drawAxis(canvas)
  let right = WIDTH
  y = top
  for (const [index, height] of heights.entries()) {
    const { count } = groups[index] ?? { count: 0 }
    for (const [row, task] of tasks.slice(done, done + count).entries())
      right = Math.max(right, drawTask(task, y + (row + 0.5) * ROW, canvas))
    done += count
    y += height
  }
  const markers = chart.tasks.filter(({ tags }) => tags.has('vert'))
  for (const task of markers) drawMarker(task, canvas)
  const height = bottom + AXIS + (markers.length > 0 ? AXIS : 0)
  return picture(right, height, canvas.parts)
}

/** Tasks of a section that follow each other; a section of its own begins wherever another name does. */
function groupTasks(tasks: readonly GanttTask[]): { readonly name: string; count: number }[] {
  const groups: { readonly name: string; count: number }[] = []
  for (const { section } of tasks) {
    const last = groups.at(-1)
    if (last !== undefined && last.name === section) last.count += 1
    else groups.push({ name: section, count: 1 })
  }
  return groups
}

function drawDaysOff({ chart, top, bottom, xOf, parts }: Canvas): void {
  for (const [start, end] of chart.workdays.left(chart.start, chart.end)) {
    const place = { x: xOf(start), y: top, width: xOf(end) - xOf(start), height: bottom - top }
    parts.push(shape('rect', { ...place, fill: colour('inner-stroke'), fillOpacity: 0.6 }))
  }
}

function drawAxis({ chart, top, bottom, xOf, parts }: Canvas): void {
  const step = chart.step ?? usualStep(chart.end - chart.start)
  const ticks = ticksOf(chart.start, chart.end, step, chart.weekStart) ?? []
  const format = chart.format ?? usualFormat(step)
  let free = -Infinity
  for (const tick of ticks) {
    const x = xOf(tick)
    const label = formatMoment(tick, format)
    const half = textWidth(label, SMALL) / 2
    parts.push(lineFrom([x, top], [x, bottom], { stroke: colour('inner-stroke') }))
    const middle = Math.min(Math.max(x, half), WIDTH - half)
    // A line whose label has no room stays without one.
    if (middle - half < free) continue
    free = middle + half + PADDING
    const style = { size: SMALL, color: 'text-sec' } as const
    parts.push(textAt([label], middle, bottom + AXIS / 2, style))
    if (chart.hasTopAxis) parts.push(textAt([label], middle, top - AXIS / 2, style))
  }
  parts.push(lineFrom([xOf(chart.start), bottom], [xOf(chart.end), bottom]))
}

function usualFormat({ unit }: Step): string {
  if (unit === 'millisecond') return '%S.%L'
  if (unit === 'second') return '%H:%M:%S'
  return unit === 'minute' || unit === 'hour' ? '%H:%M' : '%Y-%m-%d'
}

/** How full the colour of a bar is. */
const PLAIN_FILL = 0.18
const ACTIVE_FILL = 0.4

/** Draws a bar with its name, in it or beside it, and gives where that ends. */
function drawTask(
  { label, tags, start, end, barEnd }: GanttTask,
  y: number,
  { left, xOf, parts }: Canvas,
): number {
  const isMilestone = tags.has('milestone')
  const middle = (xOf(start) + xOf(end)) / 2
  const [from, to] = isMilestone
    ? [middle - BAR / 2, middle + BAR / 2]
    : [xOf(start), Math.max(xOf(barEnd), xOf(start) + 2)]
  const looks = {
    fill: colour(tags.has('done') ? 'node-fill' : 'arrow'),
    fillOpacity: tags.has('done') ? 1 : tags.has('active') ? ACTIVE_FILL : PLAIN_FILL,
    stroke: colour(tags.has('crit') ? 'text' : tags.has('done') ? 'node-stroke' : 'arrow'),
    strokeWidth: tags.has('crit') ? 2 : 1,
  }
  if (isMilestone) {
    const corners = [`${round(from)},${round(y)}`, `${round(middle)},${round(y - BAR / 2)}`]
    const points = [...corners, `${round(to)},${round(y)}`, `${round(middle)},${round(y + BAR / 2)}`].join(
      ' ',
    )
    parts.push(shape('polygon', { points, ...looks }))
  } else
    parts.push(shape('rect', { x: from, y: y - BAR / 2, width: to - from, height: BAR, rx: 3, ...looks }))
  const width = textWidth(label, SMALL)
  if (!isMilestone && width + PADDING <= to - from) {
    parts.push(textAt([label], (from + to) / 2, y, { size: SMALL }))
    return to
  }
  const isLeft = to + PADDING + width > WIDTH && from - PADDING - width > left
  const x = isLeft ? from - PADDING : to + PADDING
  parts.push(textAt([label], x, y, { size: SMALL, anchor: isLeft ? 'end' : 'start' }))
  return isLeft ? to : x + width
}

function drawMarker({ label, start }: GanttTask, { top, bottom, xOf, parts }: Canvas): void {
  const x = xOf(start)
  const half = textWidth(label, SMALL) / 2
  const middle = Math.min(Math.max(x, half), WIDTH - half)
  parts.push(
    lineFrom([x, top], [x, bottom + AXIS], { stroke: colour('arrow'), strokeWidth: 2 }),
    textAt([label], middle, bottom + AXIS * 1.5, { size: SMALL }),
  )
}
