import type { Element } from 'hast'
import { CanonicalDiagram, type DrawnDiagram } from './canonical-diagram.ts'
import { writeClasses } from './classes.ts'
import { writeEntities } from './entities.ts'
import { isFlowchart, writeFlowchart } from './flowchart.ts'
import { drawGantt } from './gantt.ts'
import { drawGitGraph } from './git-graph.ts'
import { type MermaidSource, type Problem, readMermaid, type Statement } from './mermaid-source.ts'
import { drawMindmap } from './mindmap.ts'
import { drawPie } from './pie.ts'
import { writeSequence } from './sequence.ts'
import { writeStates } from './state.ts'
import { drawTimeline } from './timeline.ts'
import { drawXyChart } from './xy-chart.ts'

/** A diagram as the library draws it right, or as we draw it, or what is wrong with it. */
export interface WrittenDiagram extends Pick<MermaidSource, 'title' | 'name' | 'description'> {
  /** For the library; empty where it does not draw the diagram. */
  readonly source: string
  /** A kind that the library does not know. */
  readonly picture: Element | null
  readonly problems: readonly Problem[]
}

type Write = (statements: readonly Statement[], diagram: CanonicalDiagram) => string | null | void

const KINDS: readonly (readonly [kind: string, pattern: RegExp, write: Write])[] = [
  ['sequenceDiagram', /^sequenceDiagram$/, writeSequence],
  ['stateDiagram-v2', /^stateDiagram(?:-v2)?$/, writeStates],
  ['classDiagram', /^classDiagram(?:-v2)?$/, writeClasses],
  ['erDiagram', /^erDiagram$/, writeEntities],
]

type Draw = (statements: readonly Statement[], diagram: CanonicalDiagram) => DrawnDiagram | null

/** Kinds that the library does not know, or colours by a style sheet of its own. */
const DRAWN: readonly (readonly [kind: string, draw: Draw])[] = [
  ['gantt', drawGantt],
  ['gitGraph', drawGitGraph],
  ['mindmap', drawMindmap],
  ['pie', drawPie],
  ['timeline', drawTimeline],
  ['xychart', drawXyChart],
  ['xychart-beta', drawXyChart],
]
const NAMES = ['flowchart', 'graph', ...[...KINDS, ...DRAWN].map(([kind]) => kind)]

/**
 * Writes a mermaid diagram in the form that the library draws as mermaid does. The library skips statements that it does not know, or
 * takes them for boxes; here each of them is a problem with its line.
 */
export function writeDiagram(source: string): WrittenDiagram {
  const { statements, problems, ...common } = readMermaid(source)
  const diagram = new CanonicalDiagram()
  const [header] = statements
  const none = { ...common, source: '', picture: null }
  if (header === undefined) return { ...none, problems: [{ ...EMPTY, line: 1 }] }
  const [, draw] = DRAWN.find(([kind]) => kind === header.text.split(/[\s:]/, 1)[0]) ?? []
  const drawn = draw?.(statements, diagram) ?? null
  if (draw !== undefined) {
    const { title, picture } = drawn ?? { title: null, picture: null }
    return { ...none, title: title ?? common.title, picture, problems: [...problems, ...diagram.problems] }
  }
  const kind = header.text.replace(/[;:]$/, '')
  const write = isFlowchart(kind) ? writeFlowchart : KINDS.find(([, pattern]) => pattern.test(kind))?.[2]
  if (write === undefined) return { ...none, problems: [unknownKind(header)] }
  const title = write(statements, diagram) ?? common.title
  return { ...none, title, source: diagram.lines.join('\n'), problems: [...problems, ...diagram.problems] }
}

const EMPTY = { problem: 'The block is empty.', hint: 'Write a diagram, or delete the block.', isFatal: true }

function unknownKind({ text, line }: Statement): Problem {
  const [word = ''] = text.split(/\s/, 1)
  const hint = `Diagrams that are drawn: ${NAMES.join(', ')}. To show the code itself, use the language "text".`
  return {
    line,
    problem: `Diagrams of the kind "${word}" are not drawn.`,
    hint,
    isFatal: true,
    unknown: { name: word, known: NAMES },
  }
}
