import type { CanonicalDiagram, DrawnDiagram } from './canonical-diagram.ts'
import { type Chart, drawChart, type Series } from './draw-chart.ts'
import { plainLabel } from './label-text.ts'
import type { Statement } from './mermaid-source.ts'

const HEADER = /^xychart(?:-beta)?(?:\s+(horizontal|vertical))?$/
const TEXT = String.raw`"[^"]*"|[\p{L}\p{N}_]+`
/** Longer ones are no numbers for the drawing. */
const NUMBER = String.raw`[+-]?\d{1,15}(?:\.\d{1,15})?`
const TITLE = new RegExp(String.raw`^title\s+(${TEXT})$`, 'u')
const RANGE = new RegExp(String.raw`^([xy])-axis(?:\s+(${TEXT}))?\s+(${NUMBER})\s*-->\s*(${NUMBER})$`, 'u')
const GROUPS = new RegExp(String.raw`^x-axis(?:\s+(${TEXT}))?\s*\[([^\]]+)\]$`, 'u')
const AXIS_TITLE = new RegExp(String.raw`^([xy])-axis\s+(${TEXT})$`, 'u')
const SERIES = new RegExp(
  String.raw`^(bar|line)(?:\s+(?:${TEXT}))?\s*\[(\s*${NUMBER}\s*(?:,\s*${NUMBER}\s*)*)\]$`,
  'u',
)

/** Draws a chart with two axes. */
export function drawXyChart(statements: readonly Statement[], diagram: CanonicalDiagram): DrawnDiagram {
  const [header, ...rest] = statements
  const [whole, direction] = HEADER.exec(header?.text ?? '') ?? []
  if (header !== undefined && whole === undefined) diagram.refuse(header)
  const reader = new ChartReader()
  for (const statement of rest) {
    const isRead = reader.read(statement)
    if (!isRead) diagram.refuse(statement)
  }
  for (const statement of reader.tooMany())
    diagram.refuse(statement, 'has more values than the x-axis has groups', 'Name a group for each value.')
  if (header !== undefined && reader.series.length === 0 && diagram.problems.length === 0)
    diagram.refuse(header, 'has no "bar" and no "line"')
  return { title: null, picture: drawChart(reader.chart(direction === 'horizontal')) }
}

class ChartReader {
  readonly series: (Series & { readonly statement: Statement })[] = []
  #title: string | null = null
  #xTitle: string | null = null
  #yTitle: string | null = null
  #groups: readonly string[] | null = null
  #xRange: readonly [number, number] | null = null
  #yRange: readonly [number, number] | null = null

  /** Whether a statement means something. */
  read(statement: Statement): boolean {
    const { text } = statement
    const [, title] = TITLE.exec(text) ?? []
    const [, axis, rangeTitle, from, to] = RANGE.exec(text) ?? []
    const [, groupsTitle, groups] = GROUPS.exec(text) ?? []
    const [, titled, axisTitle] = AXIS_TITLE.exec(text) ?? []
    const [, kind, values = ''] = SERIES.exec(text) ?? []
    if (title !== undefined) this.#title = plainLabel(title)
    else if (axis !== undefined) {
      const range = [Number(from), Number(to)] as const
      if (axis === 'x') this.#xRange = range
      else this.#yRange = range
      this.#nameAxis(axis, rangeTitle)
    } else if (groups !== undefined) {
      const labels = groups.match(/"[^"]*"|[^,]+/g) ?? []
      this.#groups = labels.map(plainLabel).filter((label) => label !== '')
      this.#nameAxis('x', groupsTitle)
    } else if (titled !== undefined) this.#nameAxis(titled, axisTitle)
    else if (kind === undefined) return false
    else
      this.series.push({
        kind: kind === 'bar' ? 'bar' : 'line',
        values: values.split(',').map(Number),
        statement,
      })
    return true
  }

  #nameAxis(axis: string, title: string | undefined): void {
    if (title === undefined) return
    if (axis === 'x') this.#xTitle = plainLabel(title)
    else this.#yTitle = plainLabel(title)
  }

  /** The series with values that belong to no group. */
  tooMany(): Statement[] {
    const most = this.#groups?.length ?? Infinity
    return this.series.filter(({ values }) => values.length > most).map(({ statement }) => statement)
  }

  chart(isHorizontal: boolean): Chart {
    const count = this.series.reduce((most, { values }) => Math.max(most, values.length), 0)
    const [from, to] = this.#xRange ?? [1, count]
    const step = (to - from) / Math.max(1, count - 1)
    // A first axis that is a range has as many places as there are values.
    const places = Array.from({ length: count }, (_, index) =>
      String(Math.round((from + index * step) * 100) / 100),
    )
    return {
      isHorizontal,
      title: this.#title,
      xTitle: this.#xTitle,
      yTitle: this.#yTitle,
      groups: this.#groups ?? places,
      range: this.#yRange,
      series: this.series,
    }
  }
}
