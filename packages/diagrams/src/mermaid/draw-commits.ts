import type { Element } from 'hast'
import { colour, largest, lineFrom, picture, round, shape, SMALL, TEXT, textAt } from '../picture/shapes.ts'
import { textWidth } from '../picture/text-width.ts'

/** How a commit looks. */
export type CommitKind = 'normal' | 'reverse' | 'highlight' | 'merge' | 'cherry-pick'

/** A commit with its place. */
export interface Commit {
  /** Null where none is written: mermaid makes one up, which says nothing. */
  readonly id: string | null
  /** What is written beside it: its id, or its message. */
  readonly label: string | null
  readonly branch: Branch
  readonly kind: CommitKind
  /** A merge may look like another commit besides. */
  readonly isHighlighted: boolean
  readonly tags: readonly string[]
  readonly parents: readonly Commit[]
}

/** A branch, and its place among others. */
export interface Branch {
  readonly name: string
  readonly order: number
  head: Commit | null
}

/** Commits in their order, and branches. */
export interface GitGraph {
  readonly direction: 'LR' | 'TB' | 'BT'
  readonly commits: readonly Commit[]
  readonly branches: readonly Branch[]
}

const STEP = 46
const LANE = 60
const RADIUS = 8
const GAP = 12
const TAG = 18
const NAME = 24

/** A place in the drawing. */
type Point = readonly [x: number, y: number]

/** Draws commits as dots on the lines of their branches, from left to right, down or up. */
export function drawCommits(graph: GitGraph): Element {
  const lanes = graph.branches.toSorted((one, other) => one.order - other.order)
  return graph.direction === 'LR' ? drawAcross(graph, lanes) : drawDown(graph, lanes)
}

function drawAcross({ commits }: GitGraph, lanes: readonly Branch[]): Element {
  const start = largest(lanes.map(({ name }) => textWidth(name, TEXT))) + 4 * GAP
  const tags = commits.reduce((most, commit) => Math.max(most, commit.tags.length), 1)
  const lane = LANE + (tags - 1) * TAG
  const yOf = new Map(lanes.map((branch, index) => [branch, lane * (index + 1) - LANE / 2]))
  const free = new Map<Branch, number>()
  const places = new Map<Commit, Point>()
  let [x, right] = [start - STEP + GAP, start]
  for (const commit of commits) {
    const widths = [commit.label ?? '', ...commit.tags].map((text) => textWidth(text, SMALL) + 2 * GAP)
    const half = largest(widths) / 2
    // The next one is as near as the labels on its line allow.
    x = Math.max(x + STEP, (free.get(commit.branch) ?? start - GAP) + half)
    right = Math.max(right, x + half)
    free.set(commit.branch, x + half)
    places.set(commit, [x, yOf.get(commit.branch) ?? 0])
  }
  const labels = lanes.flatMap(({ name }, index) => {
    const y = lane * (index + 1) - LANE / 2
    const end = start - 2 * GAP
    const line = lineFrom([end, y], [right, y], { strokeDashArray: '2 4' })
    return [line, ...nameBox(name, [end / 2, y], end)]
  })
  const dots = commits.flatMap((commit) => {
    const [dotX, y] = places.get(commit) ?? [0, 0]
    const label = commit.label === null ? [] : labelOf(commit.label, [dotX, y + 22])
    const boxes = commit.tags.flatMap((tag, index) => tagBox(tag, [dotX, y - 23 - index * TAG]))
    return [...dotOf(commit, [dotX, y]), ...label, ...boxes]
  })
  return picture(right, lane * lanes.length + 4, [...labels, ...linesOf(commits, places), ...dots])
}

function drawDown({ commits, direction }: GitGraph, lanes: readonly Branch[]): Element {
  const widths = new Map(lanes.map((branch) => [branch, textWidth(branch.name, TEXT) + 3 * GAP]))
  for (const commit of commits) {
    const texts = [commit.label ?? '', ...commit.tags].map((text) => textWidth(text, SMALL) + 2 * GAP)
    const width = texts.reduce((sum, one) => sum + one, 4 * RADIUS)
    widths.set(commit.branch, Math.max(widths.get(commit.branch) ?? 0, width))
  }
  const xOf = new Map<Branch, number>()
  let right = 0
  for (const branch of lanes) {
    xOf.set(branch, right + (textWidth(branch.name, TEXT) + 2 * GAP) / 2)
    right += widths.get(branch) ?? 0
  }
  const isUp = direction === 'BT'
  const length = (commits.length + 0.5) * STEP
  const top = isUp ? 0 : NAME + 4
  const places = new Map<Commit, Point>()
  for (const [index, commit] of commits.entries()) {
    const y = (index + 0.75) * STEP
    places.set(commit, [xOf.get(commit.branch) ?? 0, top + (isUp ? length - y : y)])
  }
  const labels = lanes.flatMap((branch) => {
    const x = xOf.get(branch) ?? 0
    const y = isUp ? length + NAME / 2 + 2 : NAME / 2 + 2
    const line = lineFrom([x, top], [x, top + length], { strokeDashArray: '2 4' })
    return [line, ...nameBox(branch.name, [x, y], textWidth(branch.name, TEXT) + 2 * GAP)]
  })
  const dots = commits.flatMap((commit) => {
    const [x, y] = places.get(commit) ?? [0, 0]
    let left = x + 2 * RADIUS
    const { label } = commit
    const text = label === null ? [] : labelOf(label, [left + textWidth(label, SMALL) / 2, y])
    left += textWidth(label ?? '', SMALL) + GAP
    const boxes = commit.tags.flatMap((tag) => {
      const width = textWidth(tag, SMALL) + GAP
      left += width + GAP / 2
      return tagBox(tag, [left - GAP / 2 - width / 2, y])
    })
    return [...dotOf(commit, [x, y]), ...text, ...boxes]
  })
  return picture(right, length + NAME + 6, [...labels, ...linesOf(commits, places), ...dots])
}

/** From each commit to its parents; to the one that it was picked from, a dashed line. */
function linesOf(commits: readonly Commit[], places: ReadonlyMap<Commit, Point>): Element[] {
  return commits.flatMap((commit) =>
    commit.parents.flatMap((parent, index) => {
      const [from, to] = [places.get(parent), places.get(commit)]
      if (from === undefined || to === undefined) return []
      const isPicked = commit.kind === 'cherry-pick' && index === 1
      return [lineBetween(from, to, isPicked)]
    }),
  )
}

function lineBetween([x1, y1]: Point, [x2, y2]: Point, isDashed: boolean): Element {
  const [startX, startY, endX, endY] = [x1, y1, x2, y2].map(round)
  const [middleX, middleY] = [round((x1 + x2) / 2), round((y1 + y2) / 2)]
  const isAcross = Math.abs(x2 - x1) > Math.abs(y2 - y1)
  const bend = isAcross
    ? `${middleX},${startY} ${middleX},${endY}`
    : `${startX},${middleY} ${endX},${middleY}`
  const dashes = isDashed ? { strokeDashArray: '5 4' } : {}
  const d = `M${startX},${startY}C${bend} ${endX},${endY}`
  return shape('path', { d, fill: 'none', stroke: colour('line'), strokeWidth: 2.5, ...dashes })
}

function nameBox(name: string, [x, y]: Point, width: number): Element[] {
  const box = { x: x - width / 2, y: y - NAME / 2, width, height: NAME, rx: 4 }
  const looks = { fill: colour('group-hdr'), stroke: colour('node-stroke') }
  return [shape('rect', { ...box, ...looks }), textAt([name], x, y, { isStrong: true })]
}

/** A label hides the lines that run behind it. */
function labelOf(label: string, [x, y]: Point): Element[] {
  const width = textWidth(label, SMALL)
  const ground = { x: x - width / 2, y: y - 8, width, height: 16, fill: colour('bg') }
  return [shape('rect', ground), textAt([label], x, y, { size: SMALL })]
}

function tagBox(tag: string, [x, y]: Point): Element[] {
  const width = textWidth(tag, SMALL) + GAP
  const box = { x: x - width / 2, y: y - 8, width, height: 16, rx: 8 }
  const looks = { fill: colour('bg'), stroke: colour('arrow') }
  return [shape('rect', { ...box, ...looks }), textAt([tag], x, y, { size: SMALL })]
}

function dotOf({ kind, isHighlighted }: Commit, [x, y]: Point): Element[] {
  const looks = { fill: colour('arrow'), stroke: colour('bg'), strokeWidth: 2 }
  const whole = isHighlighted
    ? shape('rect', { x: x - RADIUS, y: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS, ...looks })
    : shape('circle', { cx: x, cy: y, r: RADIUS, ...looks })
  const inside = { stroke: colour('bg'), strokeWidth: 1.5 }
  switch (kind) {
    case 'reverse':
      return [
        whole,
        lineFrom([x - 4, y - 4], [x + 4, y + 4], inside),
        lineFrom([x - 4, y + 4], [x + 4, y - 4], inside),
      ]
    case 'merge':
      return [whole, shape('circle', { cx: x, cy: y, r: RADIUS / 2, fill: colour('bg') })]
    case 'cherry-pick':
      return [
        whole,
        lineFrom([x - 3, y + 2], [x, y - 4], inside),
        lineFrom([x + 3, y + 2], [x, y - 4], inside),
      ]
    default:
      return [whole]
  }
}
