import type { CanonicalDiagram } from './canonical-diagram.ts'
import { labelText } from './label-text.ts'
import type { Statement } from './mermaid-source.ts'

const HEADER = /^xychart(?:-beta)?(?:\s+(?:horizontal|vertical))?$/
const TEXT = String.raw`"[^"]*"|[\p{L}\p{N}_]+`
const NUMBER = String.raw`[+-]?\d+(?:\.\d+)?`
const TITLE = new RegExp(String.raw`^title\s+(${TEXT})$`, 'u')
const RANGE = new RegExp(String.raw`^([xy])-axis(?:\s+(${TEXT}))?\s+(${NUMBER})\s*-->\s*(${NUMBER})$`, 'u')
const GROUPS = new RegExp(String.raw`^x-axis(?:\s+(${TEXT}))?\s*\[([^\]]+)\]$`, 'u')
const AXIS_TITLE = new RegExp(String.raw`^y-axis\s+(${TEXT})$`, 'u')
const SERIES = new RegExp(String.raw`^(bar|line)\s*\[(\s*${NUMBER}\s*(?:,\s*${NUMBER}\s*)*)\]$`)

/** Writes a chart with two axes so that the library draws it as mermaid does. */
export function writeChart(statements: readonly Statement[], diagram: CanonicalDiagram): void {
  const [header, ...rest] = statements
  if (header === undefined) return
  if (!HEADER.test(header.text)) diagram.refuse(header)
  diagram.lines.push(header.text)
  for (const statement of rest) {
    const line = chartLine(statement.text)
    if (line === null) diagram.refuse(statement)
    else diagram.lines.push(line)
  }
}

function chartLine(text: string): string | null {
  const [, title] = TITLE.exec(text) ?? []
  if (title !== undefined) return `title ${quoted(title)}`
  const [, axis, rangeTitle, from, to] = RANGE.exec(text) ?? []
  if (axis !== undefined)
    return [`${axis}-axis`, quoted(rangeTitle), `${from} --> ${to}`].filter(Boolean).join(' ')
  const [, groupsTitle, groups] = GROUPS.exec(text) ?? []
  if (groups !== undefined) {
    const labels = groups.match(/"[^"]*"|[^,]+/g) ?? []
    const list = labels.map(labelText).filter((label) => label !== '')
    return ['x-axis', quoted(groupsTitle), `[${list.join(', ')}]`].filter(Boolean).join(' ')
  }
  const [, axisTitle] = AXIS_TITLE.exec(text) ?? []
  if (axisTitle !== undefined) return `y-axis ${quoted(axisTitle)}`
  const [, kind, values] = SERIES.exec(text) ?? []
  return kind === undefined ? null : `${kind} [${values}]`
}

function quoted(text: string | undefined): string {
  return text === undefined ? '' : `"${labelText(text)}"`
}
