import { parse } from 'yaml'
import { type CanonicalDiagram, NO_STYLES } from './canonical-diagram.ts'
import { labelText } from './label-text.ts'
import type { Statement } from './mermaid-source.ts'

const DIRECTIONS: Readonly<Record<string, string>> = { '>': 'LR', '<': 'RL', '^': 'BT', v: 'TB' }
const HEADER = /^(?:graph|flowchart)(?:\s+(TB|TD|BT|RL|LR|[<>^v]))?$/

/** Whether a statement begins a flow chart. */
export function isFlowchart(header: string): boolean {
  return /^(?:graph|flowchart)\b/.test(header)
}

/** The text around the label of a node, and how the library writes the shape; null where it has none. */
const SHAPES: readonly (readonly [open: string, close: string, shape: Shape | null])[] = [
  ['(((', ')))', ['(((', ')))']],
  ['([', '])', ['([', '])']],
  ['((', '))', ['((', '))']],
  ['[[', ']]', ['[[', ']]']],
  ['[(', ')]', ['[(', ')]']],
  ['{{', '}}', ['{{', '}}']],
  ['[/', '\\]', ['[/', '\\]']],
  ['[\\', '/]', ['[\\', '/]']],
  ['[/', '/]', null],
  ['[\\', '\\]', null],
  ['[|', '|]', null],
  ['(-', '-)', null],
  ['>', ']', ['>', ']']],
  ['[', ']', ['[', ']']],
  ['(', ')', ['(', ')']],
  ['{', '}', ['{', '}']],
]

type Shape = readonly [open: string, close: string]

/** The names that `@{ shape: … }` has for the shapes of the library. */
const NAMED_SHAPES: readonly (readonly [names: string, shape: Shape])[] = [
  ['rect rectangle proc process', ['[', ']']],
  ['rounded event', ['(', ')']],
  ['stadium pill terminal', ['([', '])']],
  ['fr-rect subprocess subproc framed-rectangle subroutine', ['[[', ']]']],
  ['cyl cylinder database db', ['[(', ')]']],
  ['circle circ', ['((', '))']],
  ['dbl-circ double-circle', ['(((', ')))']],
  ['diam diamond decision question', ['{', '}']],
  ['hex hexagon prepare', ['{{', '}}']],
  ['trap-b trapezoid trapezoid-bottom priority', ['[/', '\\]']],
  ['trap-t inv-trapezoid trapezoid-top manual', ['[\\', '/]']],
  ['odd', ['>', ']']],
]

interface Node {
  readonly key: string
  label: string
  shape: Shape
  /** The index of the subgraph that it is drawn in; null outside all of them. */
  owner: number | null
  /** Where it is mentioned first. */
  readonly statement: Statement
}

interface Edge {
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly operator: string
}

type Part =
  | { readonly type: 'line'; readonly text: string }
  | { readonly type: 'open'; readonly index: number; readonly text: string }
  | { readonly type: 'close' }
  | { readonly type: 'nodes'; readonly ids: readonly string[]; readonly edges: readonly Edge[] }

/**
 * Writes a flow chart so that the library draws it as mermaid does. The library takes the first mention of a node for all there
 * is to know about it, so each node is written where its shape, its label and its subgraph are known.
 */
export function writeFlowchart(statements: readonly Statement[], diagram: CanonicalDiagram): void {
  const chart = new Flowchart(diagram)
  const [header, ...rest] = statements.flatMap(splitStatements)
  if (header === undefined) return
  const [whole, direction = 'TB'] = HEADER.exec(header.text) ?? []
  if (whole === undefined) diagram.refuse(header)
  for (const statement of rest) chart.read(statement)
  chart.end(header)
  diagram.add([`flowchart ${DIRECTIONS[direction] ?? direction}`, ...chart.write()])
}

/** Semicolons outside quotes and brackets end a statement. */
function splitStatements({ text, line, indent }: Statement): Statement[] {
  const parts: string[] = ['']
  let isQuoted = false
  let depth = 0
  for (const character of text.replaceAll(/#\w+;/g, (entity) => `${entity.slice(0, -1)}\0`)) {
    if (character === '"') isQuoted = !isQuoted
    if (!isQuoted && '[({'.includes(character)) depth += 1
    if (!isQuoted && '])}'.includes(character)) depth -= 1
    if (character === ';' && !isQuoted && depth <= 0) parts.push('')
    else parts[parts.length - 1] += character === '\0' ? ';' : character
  }
  return parts.map((part) => ({ text: part.trim(), line, indent })).filter((part) => part.text !== '')
}

const ID = /(?:[\p{L}\p{N}_.+*/]|-(?=[\p{L}\p{N}_]))+/uy
const CLASS = /:::[\w-]+/y
const EDGE_ID = /[\w-]+@(?=[<xo]?(?:--|==|-\.|~~~))/y
const PLAIN_EDGE = /([<xo])?(?:(--+[->xo])|(==+[=>xo])|(-\.+-[>xo]?)|(~~~+))(?:\s*\|("[^"]*"|[^|]*)\|)?/y
/** A label may hold dots, so its end is looked for at each of them: an arrow has few. */
const TEXT_EDGE = /([<xo])?(--|==|-\.)\s*("[^"]*"|\S[^\n]*?)\s*(--+[->xo]|==+[=>xo]|\.{1,20}-[>xo]?)/y

/** The most arrows that mermaid draws. A line such as `A & B --> C & D` brings one for each pair, and takes time for each. */
const MAX_EDGES = 500

class Flowchart {
  readonly #diagram: CanonicalDiagram
  readonly #nodes = new Map<string, Node>()
  readonly #edgeIds = new Set<string>()
  #edgeCount = 0
  readonly #subgraphs = new Set<string>()
  readonly #parts: Part[] = []
  readonly #open: { readonly index: number; readonly ids: Set<string> }[] = []
  #count = 0

  constructor(diagram: CanonicalDiagram) {
    this.#diagram = diagram
  }

  read(statement: Statement): void {
    const { text } = statement
    if (/^(?:classDef|class|style|linkStyle)\s/.test(text)) this.#diagram.leaveOut(statement, NO_STYLES)
    else if (/^click\s/.test(text)) this.#diagram.leaveOut(statement, 'a drawing holds no links', CLICK_HINT)
    else if (/^direction\s+(?:TB|TD|BT|RL|LR)$/.test(text)) this.#turn(statement)
    else if (/^subgraph(?:\s|$)/.test(text)) this.#openSubgraph(statement)
    else if (text === 'end') this.#closeSubgraph(statement)
    else this.#readNodes(statement)
  }

  end(header: Statement): void {
    if (this.#open.length > 0) this.#diagram.refuse(header, 'has a subgraph without "end"')
    for (const id of this.#subgraphs) {
      const node = this.#nodes.get(id)
      if (node !== undefined)
        this.#diagram.refuse(node.statement, `names the subgraph "${id}", to which no arrow can be drawn`)
    }
  }

  #turn(statement: Statement): void {
    if (this.#open.length > 0) this.#parts.push({ type: 'line', text: statement.text })
    else this.#diagram.leaveOut(statement, 'the first line of the diagram has the direction')
  }

  /** The statements in their order; a line between nodes that are written further down comes after them. */
  write(): string[] {
    const lines: string[] = []
    const written = new Set<string>()
    const late: Edge[] = []
    const open: number[] = []
    for (const part of this.#parts) {
      if (part.type === 'line') lines.push(part.text)
      if (part.type === 'open') {
        open.push(part.index)
        lines.push(part.text)
      }
      if (part.type === 'close') {
        open.pop()
        lines.push('end')
      }
      if (part.type !== 'nodes') continue
      for (const id of part.ids) {
        const node = this.#nodes.get(id)
        if (node === undefined || written.has(id) || node.owner !== (open.at(-1) ?? null)) continue
        written.add(id)
        lines.push(`${node.key}${node.shape[0]}${node.label}${node.shape[1]}`)
      }
      for (const edge of part.edges) {
        if ([...edge.from, ...edge.to].every((id) => written.has(id))) lines.push(this.#writeEdge(edge))
        else late.push(edge)
      }
    }
    return [...lines, ...late.map((edge) => this.#writeEdge(edge))]
  }

  #writeEdge({ from, to, operator }: Edge): string {
    const keys = (ids: readonly string[]) => ids.map((id) => this.#nodes.get(id)?.key).join(' & ')
    return `${keys(from)} ${operator} ${keys(to)}`
  }

  #openSubgraph(statement: Statement): void {
    const [, rest = ''] = /^subgraph\s*([^]*)$/.exec(statement.text) ?? []
    const [, id, label] = /^([^\s"[\]]+)\s*\[([^]+)\]$/.exec(rest) ?? []
    const index = this.#count
    this.#count += 1
    this.#subgraphs.add(id ?? rest)
    this.#open.push({ index, ids: new Set() })
    this.#parts.push({ type: 'open', index, text: `subgraph g${index} [${labelText(label ?? rest) || ' '}]` })
  }

  #closeSubgraph(statement: Statement): void {
    const closed = this.#open.pop()
    if (closed === undefined) {
      this.#diagram.refuse(statement, 'ends no subgraph')
      return
    }
    // A node belongs to the first subgraph that is complete and mentions it.
    for (const id of closed.ids) {
      const node = this.#nodes.get(id)
      if (node !== undefined) node.owner ??= closed.index
    }
    this.#parts.push({ type: 'close' })
  }

  #readNodes(statement: Statement): void {
    const reader = new StatementReader(statement.text)
    const edges: Edge[] = []
    const ids: string[] = []
    let from = this.#readGroup(reader, statement)
    while (from !== null && !reader.isAtEnd()) {
      for (const id of from) ids.push(id)
      const operator = this.#readEdge(reader, statement)
      const to = operator === null ? null : this.#readGroup(reader, statement)
      if (operator === null || to === null) {
        from = null
        break
      }
      if (operator !== '') edges.push({ from, to, operator })
      from = to
    }
    if (from === null) {
      this.#diagram.refuse(statement)
      return
    }
    for (const id of from) ids.push(id)
    for (const edge of edges) this.#edgeCount += edge.from.length * edge.to.length
    if (this.#edgeCount > MAX_EDGES) {
      const what = `brings more than ${MAX_EDGES} arrows into this diagram`
      this.#diagram.refuse(statement, what, 'Divide it into several diagrams.')
      // Said once.
      this.#edgeCount = Number.NEGATIVE_INFINITY
      return
    }
    this.#parts.push({ type: 'nodes', ids, edges })
  }

  #readGroup(reader: StatementReader, statement: Statement): string[] | null {
    const ids: string[] = []
    do {
      const id = this.#readNode(reader, statement)
      if (id === null) return null
      ids.push(id)
    } while (reader.take(/&/y) !== null)
    return ids
  }

  #readNode(reader: StatementReader, statement: Statement): string | null {
    const [id] = reader.take(ID) ?? []
    if (id === undefined || id === 'end') return null
    if (this.#edgeIds.has(id)) {
      reader.take(/@\{[^}]*\}/y)
      this.#diagram.leaveOut(statement, NO_STYLES)
      return id
    }
    const shape = reader.rest().startsWith('@{') ? this.#readNamedShape(reader, statement) : readShape(reader)
    if (shape === false) return null
    if (shape !== null && shape.shape === null)
      this.#diagram.refuse(statement, 'has a shape that cannot be drawn')
    const node = this.#nodes.get(id) ?? {
      key: `n${this.#nodes.size}`,
      label: labelText(id),
      shape: ['[', ']'] as const,
      owner: null,
      statement,
    }
    this.#nodes.set(id, node)
    if (shape !== null && shape.shape !== null) node.shape = shape.shape
    if (shape !== null && shape.label !== null) node.label = labelText(shape.label) || ' '
    this.#open.at(-1)?.ids.add(id)
    if (reader.take(CLASS) !== null) this.#diagram.leaveOut(statement, NO_STYLES)
    return id
  }

  /** An arrow as the library writes it; empty for one that is not seen, null for none. */
  #readEdge(reader: StatementReader, statement: Statement): string | null {
    const [edgeId] = reader.take(EDGE_ID) ?? []
    if (edgeId !== undefined) this.#edgeIds.add(edgeId.slice(0, -1))
    const plain = reader.take(PLAIN_EDGE)
    if (plain !== null) {
      const [, start, solid, thick, dotted, unseen, label = ''] = plain
      if (unseen !== undefined) {
        this.#diagram.leaveOut({ ...statement, text: '~~~' }, 'lines that are not seen cannot move nodes')
        return ''
      }
      const written = solid ?? thick ?? dotted ?? ''
      return this.#operator(statement, { start, line: written.slice(0, 2), end: written.slice(-1), label })
    }
    const [whole, start, line = '', label = '', end = ''] = reader.take(TEXT_EDGE) ?? []
    return whole === undefined ? null : this.#operator(statement, { start, line, end: end.slice(-1), label })
  }

  #operator(
    statement: Statement,
    { start, line, end, label }: { start: string | undefined; line: string; end: string; label: string },
  ): string {
    const other = [start, end].find((head) => head === 'x' || head === 'o')
    if (other !== undefined)
      this.#diagram.refuse(statement, `has an arrow with "${other}", which cannot be drawn`)
    const isArrow = end === '>'
    const drawn = {
      '--': isArrow ? '-->' : '---',
      '==': isArrow ? '==>' : '===',
      '-.': isArrow ? '-.->' : '-.-',
    }[line]
    return `${start === '<' ? '<' : ''}${drawn ?? ''}${label === '' ? '' : `|${labelText(label)}|`}`
  }

  #readNamedShape(reader: StatementReader, statement: Statement): NodeShape | false {
    const [whole] = reader.take(/@\{[^}]*\}/y) ?? []
    if (whole === undefined) return false
    try {
      const values: unknown = parse(whole.slice(1))
      if (typeof values !== 'object' || values === null) return false
      const { shape = null, label = null, ...others } = values as Readonly<Record<string, unknown>>
      if (Object.keys(others).length > 0)
        this.#diagram.refuse(statement, `has "${Object.keys(others)[0]}", which cannot be drawn`)
      const known = NAMED_SHAPES.find(([names]) => names.split(' ').includes(String(shape)))
      const named = shape === null ? (['[', ']'] as const) : (known?.[1] ?? null)
      return { shape: named, label: typeof label === 'string' ? label : null }
    } catch {
      return false
    }
  }
}

const CLICK_HINT = 'Write the link below the diagram.'

interface NodeShape {
  readonly shape: Shape | null
  readonly label: string | null
}

/** The shape after an id: null without one, false for one that does not end. */
function readShape(reader: StatementReader): NodeShape | null | false {
  const candidates = SHAPES.filter(([open]) => reader.rest().startsWith(open))
  if (candidates.length === 0) return null
  for (const [open, close, shape] of candidates) {
    const label = reader.takeBetween(open, close)
    if (label !== null) return { shape, label }
  }
  return false
}

class StatementReader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  rest(): string {
    return this.#text.slice(this.#at)
  }

  isAtEnd(): boolean {
    return this.rest().trim() === ''
  }

  /** What a sticky expression matches next, after blanks. */
  take(pattern: RegExp): RegExpExecArray | null {
    const [blanks = ''] = /^\s*/.exec(this.rest()) ?? []
    pattern.lastIndex = this.#at + blanks.length
    const match = pattern.exec(this.#text)
    if (match !== null) this.#at = pattern.lastIndex
    return match
  }

  /** The text between two marks, quoted or up to the nearest end. */
  takeBetween(open: string, close: string): string | null {
    const start = this.#at + open.length
    const [quoted = ''] = /^\s*"[^"]*"\s*/.exec(this.#text.slice(start)) ?? []
    const end = quoted === '' ? this.#text.indexOf(close, start) : start + quoted.length
    if (end === -1 || !this.#text.startsWith(close, end)) return null
    const label = this.#text.slice(start, end)
    if (quoted === '' && /["\n()[\]{}]/.test(label)) return null
    this.#at = end + close.length
    return label.trim()
  }
}
