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
  type TextStyle,
} from '../picture/shapes.ts'
import { linesWidth, textWidth, wrapText } from '../picture/text-width.ts'

/** Values that are drawn as bars or as a line. */
export interface Series {
  readonly kind: 'bar' | 'line'
  readonly values: readonly number[]
}

/** A chart with two axes. */
export interface Chart {
  readonly isHorizontal: boolean
  readonly title: string | null
  readonly xTitle: string | null
  readonly yTitle: string | null
  /** The label of each place on the first axis. */
  readonly groups: readonly string[]
  /** Where the second axis begins and ends; null for what suits the values. */
  readonly range: readonly [from: number, to: number] | null
  readonly series: readonly Series[]
}

const WIDTH = 720
const HEIGHT = 360
const PADDING = 8
/** How much of the room of a group its bars take. */
const BARS = 0.7
const SHADES = [0.85, 0.4, 0.2, 0.6]
/** How wide and how high tilted text is, in parts of its length. */
const TILT_WIDTH = 0.77
const TILT_HEIGHT = 0.7
const DASHES = ['', '7 4', '2 3', '10 3 2 3']
const SMALL_TEXT: TextStyle = { size: SMALL, color: 'text-sec' }

/** A stretch of the drawing, from its beginning to its end. */
type Side = readonly [start: number, end: number]

/** The area between the axes, and the places of groups and values in it. */
interface Area {
  readonly chart: Chart
  readonly x: Side
  readonly y: Side
  readonly middleOf: (index: number) => number
  readonly room: number
  readonly placeOf: (value: number) => number
  readonly base: number
  readonly parts: Element[]
}

/** Draws values above a first axis, or beside it. */
export function drawChart(chart: Chart): Element {
  const [from, to] = chart.range ?? usualRange(chart)
  const ticks = ticksBetween(from, to)
  const { isHorizontal } = chart
  const lowTitle = isHorizontal ? chart.yTitle : chart.xTitle
  const sideTitle = isHorizontal ? chart.xTitle : chart.yTitle
  const sideLabels = isHorizontal
    ? chart.groups.map((group) => wrapText(group, SMALL, 160))
    : ticks.map((tick) => [tick])
  const sideWidth = sideLabels.reduce((widest, lines) => Math.max(widest, linesWidth(lines, SMALL)), 0)
  const besideAxis = sideWidth + 2 * PADDING + (sideTitle === null ? 0 : 20)
  const left = isHorizontal ? besideAxis : Math.max(besideAxis, tiltedOverhang(chart.groups))
  const right = WIDTH - 2 * PADDING
  const room = (isHorizontal ? HEIGHT : right - left) / Math.max(1, chart.groups.length)
  const isTilted = !isHorizontal && chart.groups.some((group) => longestWord(group) > room - 4)
  const groupLines = chart.groups.map((group) => (isTilted ? [group] : wrapText(group, SMALL, room - 4)))
  const groupsHeight = isHorizontal
    ? 20
    : largest([
        20,
        ...groupLines.map(
          (lines) => (isTilted ? linesWidth(lines, SMALL) * TILT_HEIGHT : linesHeight(lines, SMALL)) + 8,
        ),
      ])
  const top = chart.title === null ? PADDING : 32
  const area: Area = {
    chart,
    x: [left, right],
    y: [top, top + HEIGHT],
    room,
    middleOf: (index) => (isHorizontal ? top : left) + (index + 0.5) * room,
    placeOf: (value) => {
      const part = Math.min(1, Math.max(0, (value - from) / (to - from || 1)))
      return isHorizontal ? left + part * (right - left) : top + (1 - part) * HEIGHT
    },
    base: Math.min(Math.max(0, from), to),
    parts: [],
  }
  if (chart.title !== null)
    area.parts.push(textAt([chart.title], WIDTH / 2, 14, { isStrong: true, size: 15 }))
  drawValueAxis(area, ticks)
  for (const [index, lines] of groupLines.entries())
    drawGroup(area, index, isHorizontal ? (sideLabels[index] ?? []) : lines, isTilted)
  drawSeries(area)
  const bottom = top + HEIGHT + groupsHeight
  if (lowTitle !== null) area.parts.push(textAt([lowTitle], (left + right) / 2, bottom + 10))
  if (sideTitle !== null)
    area.parts.push(tilted([sideTitle], [10, top + HEIGHT / 2], -90, { anchor: 'middle' }))
  return picture(WIDTH, bottom + (lowTitle === null ? 4 : 24), area.parts)
}

/** The room that tilted labels of groups need to the left of the first one; 0 where none is tilted. */
function tiltedOverhang(groups: readonly string[]): number {
  const room = (WIDTH - 8 * PADDING) / Math.max(1, groups.length)
  if (groups.every((group) => longestWord(group) <= room - 4)) return 0
  return groups.reduce(
    (most, group, index) => Math.max(most, textWidth(group, SMALL) * TILT_WIDTH - (index + 0.4) * room),
    0,
  )
}

function longestWord(group: string): number {
  return group.split(/\s+/).reduce((widest, word) => Math.max(widest, textWidth(word, SMALL)), 0)
}

/** Bars begin at 0, where their lengths can be compared. */
function usualRange({ series }: Chart): readonly [from: number, to: number] {
  const values = series.flatMap((one) => (one.kind === 'bar' ? [0, ...one.values] : one.values))
  const least = values.reduce((low, value) => Math.min(low, value), Infinity)
  const most = values.reduce((high, value) => Math.max(high, value), -Infinity)
  return least < most ? [least, most] : [Math.min(0, least), Math.max(1, most)]
}

/** About five round numbers, as they are shown. */
function ticksBetween(from: number, to: number): string[] {
  const rough = (to - from) / 5 || 1
  const power = 10 ** Math.floor(Math.log10(Math.abs(rough)))
  const step = ([1, 2, 5].find((factor) => factor * power >= Math.abs(rough)) ?? 10) * power
  const digits = Math.min(20, Math.max(0, -Math.floor(Math.log10(step))))
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const count = Math.min(12, Math.floor(high / step) - Math.ceil(low / step))
  return Array.from({ length: Math.max(0, count) + 1 }, (_, index) =>
    ((Math.ceil(low / step) + index) * step).toFixed(digits),
  )
}

function drawValueAxis(
  { chart, x: [left, right], y: [top, bottom], placeOf, parts }: Area,
  ticks: readonly string[],
): void {
  for (const tick of ticks) {
    const place = placeOf(Number(tick))
    const grid = { stroke: colour('inner-stroke') }
    if (chart.isHorizontal)
      parts.push(
        lineFrom([place, top], [place, bottom], grid),
        textAt([tick], place, bottom + 12, SMALL_TEXT),
      )
    else
      parts.push(
        lineFrom([left, place], [right, place], grid),
        textAt([tick], left - PADDING, place, { ...SMALL_TEXT, anchor: 'end' }),
      )
  }
  parts.push(lineFrom([left, top], [left, bottom]), lineFrom([left, bottom], [right, bottom]))
}

function drawGroup(
  { chart, x: [left], y: [, bottom], middleOf, parts }: Area,
  index: number,
  lines: readonly string[],
  isTilted: boolean,
): void {
  const middle = middleOf(index)
  if (chart.isHorizontal) parts.push(textAt(lines, left - PADDING, middle, { ...SMALL_TEXT, anchor: 'end' }))
  else if (isTilted) parts.push(tilted(lines, [middle, bottom + 8], -40, { ...SMALL_TEXT, anchor: 'end' }))
  else parts.push(textAt(lines, middle, bottom + 6 + linesHeight(lines, SMALL) / 2, SMALL_TEXT))
}

function tilted(
  lines: readonly string[],
  [x, y]: readonly [number, number],
  degrees: number,
  style: TextStyle,
): Element {
  const text = textAt(lines, x, y, { size: TEXT, ...style })
  return shape('g', { transform: `rotate(${degrees} ${round(x)} ${round(y)})` }, [text])
}

function drawSeries({ chart, room, middleOf, placeOf, base, parts }: Area): void {
  const bars = chart.series.filter(({ kind }) => kind === 'bar')
  const thickness = (room * BARS) / Math.max(1, bars.length)
  const start = placeOf(base)
  for (const [series, { values }] of bars.entries()) {
    const looks = {
      fill: colour('arrow'),
      fillOpacity: SHADES[series % SHADES.length] ?? 1,
      stroke: colour('line'),
    }
    for (const [index, value] of values.entries()) {
      const side = middleOf(index) - (room * BARS) / 2 + series * thickness
      const end = placeOf(value)
      const [low, length] = [Math.min(start, end), Math.abs(end - start)]
      const place = chart.isHorizontal
        ? { x: low, y: side, width: length, height: thickness }
        : { x: side, y: low, width: thickness, height: length }
      parts.push(shape('rect', { ...place, ...looks }))
    }
  }
  const lines = chart.series.filter(({ kind }) => kind === 'line')
  for (const [series, { values }] of lines.entries()) {
    const points = values.map((value, index) => {
      const place = [middleOf(index), placeOf(value)].map(round)
      return (chart.isHorizontal ? place.toReversed() : place) as [number, number]
    })
    const dashes = DASHES[series % DASHES.length] ?? ''
    const looks = {
      fill: 'none',
      stroke: colour('text'),
      strokeWidth: 2,
      ...(dashes === '' ? {} : { strokeDashArray: dashes }),
    }
    parts.push(
      shape('polyline', { points: points.map((point) => point.join(',')).join(' '), ...looks }),
      ...points.map(([cx, cy]) => shape('circle', { cx, cy, r: 3, fill: colour('text') })),
    )
  }
}
