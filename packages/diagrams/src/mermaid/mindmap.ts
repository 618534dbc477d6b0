import type { Element } from 'hast'
import { colour, lineFrom, linesHeight, picture, round, shape, TEXT, textAt } from '../picture/shapes.ts'
import { linesWidth, wrapText } from '../picture/text-width.ts'
import { type CanonicalDiagram, type DrawnDiagram, NO_STYLES } from './canonical-diagram.ts'
import { plainLabel } from './label-text.ts'
import type { Statement } from './mermaid-source.ts'

type Outline = 'none' | 'square' | 'rounded' | 'circle' | 'bang' | 'cloud' | 'hexagon'

/** What is around the label of a node. */
const OUTLINES: readonly (readonly [open: string, close: string, outline: Outline])[] = [
  ['((', '))', 'circle'],
  ['))', '((', 'bang'],
  ['{{', '}}', 'hexagon'],
  ['[', ']', 'square'],
  ['(', ')', 'rounded'],
  [')', '(', 'cloud'],
]
const PLAIN = /^[^()[\]{}\n]+$/

/** A thought, and where it is in the picture. */
interface MindNode {
  readonly lines: readonly string[]
  readonly outline: Outline
  readonly parent: MindNode | null
  readonly depth: number
  readonly width: number
  readonly height: number
  /** The height of its children with all that belongs to them, and of the node with these. */
  inner: number
  whole: number
  /** The top of the room that is left for its next child. */
  next: number
  x: number
  y: number
}

/** Draws a mind map. */
export function drawMindmap(statements: readonly Statement[], diagram: CanonicalDiagram): DrawnDiagram {
  const [header, ...rest] = statements
  if (header !== undefined && header.text !== 'mindmap') diagram.refuse(header)
  const nodes: MindNode[] = []
  const open: { readonly indent: number; readonly node: MindNode }[] = []
  for (const statement of rest) {
    const { text, indent } = statement
    if (text.startsWith('::icon(')) diagram.leaveOut(statement, 'a drawing holds no icons of other typefaces')
    else if (text.startsWith(':::')) diagram.leaveOut(statement, NO_STYLES)
    else {
      const read = readNode(text)
      if (read === null) {
        diagram.refuse(statement, 'has a shape that cannot be drawn')
        continue
      }
      while ((open.at(-1)?.indent ?? -1) >= indent) open.pop()
      const parent = open.at(-1)?.node ?? null
      if (parent === null && nodes.length > 0) {
        diagram.refuse(statement, 'is a second root', 'Indent it below the first one.')
        continue
      }
      const node = createNode(read, parent)
      open.push({ indent, node })
      nodes.push(node)
    }
  }
  if (header !== undefined && nodes.length === 0 && diagram.problems.length === 0)
    diagram.refuse(header, 'has no nodes')
  return { title: null, picture: pictureOf(nodes) }
}

interface ReadNode {
  readonly label: string
  readonly outline: Outline
}

function readNode(text: string): ReadNode | null {
  if (PLAIN.test(text)) return { label: plainLabel(text), outline: 'none' }
  const start = text.search(/[()[\]{}]/)
  const known = OUTLINES.find(([open]) => text.startsWith(open, start))
  if (known === undefined || text.startsWith('(-', start)) return null
  const [open, close, outline] = known
  const label = text.slice(start + open.length, -close.length)
  const isQuoted = /^\s*"[^"]*"\s*$/.test(label)
  if (!text.endsWith(close) || label.trim() === '' || (!isQuoted && /[()[\]{}]/.test(label))) return null
  return { label: plainLabel(label), outline }
}

const MOST_WIDTH = 180
const COLUMN_GAP = 36
const ROW_GAP = 12

function createNode({ label, outline }: ReadNode, parent: MindNode | null): MindNode {
  const lines = wrapText(label, TEXT, MOST_WIDTH)
  const [textWidth, textHeight] = [linesWidth(lines, TEXT), linesHeight(lines)]
  const across = Math.hypot(textWidth, textHeight) + 14
  const isRound = outline === 'cloud' || outline === 'bang'
  const side = outline === 'hexagon' ? 44 : 24
  const [width, height] =
    outline === 'circle'
      ? [across, across]
      : [
          isRound ? textWidth * 1.35 + 24 : textWidth + side,
          isRound ? textHeight * 1.9 + 22 : textHeight + 16,
        ]
  const depth = parent === null ? 0 : parent.depth + 1
  return { lines, outline, parent, depth, width, height, inner: 0, whole: 0, next: 0, x: 0, y: 0 }
}

/** The root is on the left, and each node to the right of the one that it belongs to. */
function pictureOf(nodes: readonly MindNode[]): Element {
  const columns: number[] = []
  // Nodes come after their parents, so backwards each one is whole when its parent is reached.
  for (const node of nodes.toReversed()) {
    node.whole = Math.max(node.inner, node.height)
    columns[node.depth] = Math.max(columns[node.depth] ?? 0, node.width)
    const { parent } = node
    if (parent !== null) parent.inner += node.whole + (parent.inner === 0 ? 0 : ROW_GAP)
  }
  const lefts = [1]
  for (const width of columns) lefts.push((lefts.at(-1) ?? 0) + width + COLUMN_GAP)
  const [lines, boxes]: [Element[], Element[]] = [[], []]
  for (const node of nodes) {
    const { parent } = node
    const top = parent?.next ?? 1
    if (parent !== null) parent.next += node.whole + ROW_GAP
    node.x = lefts[node.depth] ?? 0
    node.y = top + node.whole / 2
    // A node that is higher than its children leaves room around them.
    node.next = top + (node.whole - node.inner) / 2
    if (parent !== null) lines.push(lineTo(node, parent))
    boxes.push(...outlineOf(node))
  }
  const [root] = nodes
  return picture((lefts.at(-1) ?? 0) - COLUMN_GAP + 1, (root?.whole ?? 0) + 2, [...lines, ...boxes])
}

function lineTo({ x, y }: MindNode, parent: MindNode): Element {
  const from = parent.x + parent.width
  const bend = round((from + x) / 2)
  const d = `M${round(from)},${round(parent.y)}C${bend},${round(parent.y)} ${bend},${round(y)} ${round(x)},${round(y)}`
  return shape('path', { d, fill: 'none', stroke: colour('line'), strokeWidth: 1.5 })
}

function outlineOf({ lines, outline, depth, x, y, width, height }: MindNode): Element[] {
  const middle = x + width / 2
  const text = textAt(lines, middle, y, { isStrong: depth === 0 })
  const looks = { fill: colour(depth === 0 ? 'group-hdr' : 'node-fill'), stroke: colour('node-stroke') }
  const box = { x, y: y - height / 2, width, height, ...looks }
  const [right, top, bottom] = [round(x + width), round(y - height / 2), round(y + height / 2)]
  switch (outline) {
    case 'circle':
      return [shape('circle', { cx: middle, cy: y, r: width / 2, ...looks }), text]
    case 'square':
      return [shape('rect', box), text]
    case 'rounded':
      return [shape('rect', { ...box, rx: 10 }), text]
    case 'hexagon': {
      const points = `${round(x)},${round(y)} ${round(x + 12)},${top} ${round(right - 12)},${top} ${right},${round(y)} ${round(right - 12)},${bottom} ${round(x + 12)},${bottom}`
      return [shape('polygon', { points, ...looks }), text]
    }
    case 'bang':
    case 'cloud':
      return [shape('path', { d: bumps([middle, y], [width, height], outline === 'bang'), ...looks }), text]
    case 'none':
      // Without an outline of its own a node is underlined, so that its line does not end in the air.
      return depth === 0
        ? [shape('rect', { ...box, rx: 10 }), text]
        : [lineFrom([x, y + height / 2], [right, y + height / 2]), text]
  }
}

const BUMPS = 12

/** Points around an ellipse with arcs between them, or with points further in. */
function bumps(
  [cx, cy]: readonly [number, number],
  [width, height]: readonly [number, number],
  isPointed: boolean,
): string {
  const at = (step: number, part: number) => {
    const angle = (step / BUMPS) * 2 * Math.PI
    return `${round(cx + (Math.cos(angle) * width * part) / 2)},${round(cy + (Math.sin(angle) * height * part) / 2)}`
  }
  const steps = Array.from({ length: BUMPS }, (_, index) => index + 1)
  const radius = round(width / BUMPS)
  return isPointed
    ? `M${at(0, 1)}${steps.map((step) => `L${at(step - 0.5, 0.86)}L${at(step, 1)}`).join('')}Z`
    : `M${at(0, 0.94)}${steps.map((step) => `A${radius},${radius} 0 0 1 ${at(step, 0.94)}`).join('')}Z`
}
