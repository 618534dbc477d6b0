import { nearestName } from '../../nearest-name.ts'
import { CanonicalDiagram } from './canonical-diagram.ts'
import { writeClasses } from './classes.ts'
import { writeEntities } from './entities.ts'
import { isFlowchart, writeFlowchart } from './flowchart.ts'
import { type MermaidSource, type Problem, readMermaid, type Statement } from './mermaid-source.ts'
import { writeSequence } from './sequence.ts'
import { writeStates } from './state.ts'
import { writeChart } from './xy-chart.ts'

/** A diagram as the library draws it right, or what is wrong with it. */
export interface WrittenDiagram extends Pick<MermaidSource, 'title' | 'name' | 'description'> {
  readonly source: string
  readonly problems: readonly Problem[]
}

type Write = (statements: readonly Statement[], diagram: CanonicalDiagram) => string | null | void

const KINDS: readonly (readonly [kind: string, pattern: RegExp, write: Write])[] = [
  ['sequenceDiagram', /^sequenceDiagram$/, writeSequence],
  ['stateDiagram-v2', /^stateDiagram(?:-v2)?$/, writeStates],
  ['classDiagram', /^classDiagram(?:-v2)?$/, writeClasses],
  ['erDiagram', /^erDiagram$/, writeEntities],
  ['xychart', /^xychart(?:-beta)?\b/, writeChart],
]
const NAMES = ['flowchart', 'graph', ...KINDS.map(([kind]) => kind)]

/**
 * Writes a mermaid diagram in the form that the library draws as mermaid does. The library skips statements that it does not know, or
 * takes them for boxes; here each of them is a problem with its line.
 */
export function writeDiagram(source: string): WrittenDiagram {
  const { statements, problems, ...common } = readMermaid(source)
  const diagram = new CanonicalDiagram()
  const [header] = statements
  const kind = header === undefined ? '' : header.text.replace(/[;:]$/, '')
  const known = isFlowchart(kind) ? writeFlowchart : KINDS.find(([, pattern]) => pattern.test(kind))?.[2]
  if (header === undefined) return { ...common, source: '', problems: [{ ...EMPTY, line: 1 }] }
  if (known === undefined) return { ...common, source: '', problems: [unknownKind(header)] }
  const title = known(statements, diagram) ?? common.title
  return { ...common, title, source: diagram.lines.join('\n'), problems: [...problems, ...diagram.problems] }
}

const EMPTY = { problem: 'The block is empty.', hint: 'Write a diagram, or delete the block.', isFatal: true }

function unknownKind({ text, line }: Statement): Problem {
  const [word = ''] = text.split(/\s/, 1)
  const nearest = nearestName(word, NAMES)
  const hint = `Diagrams that are drawn: ${NAMES.join(', ')}. To show the code itself, use the language "text".`
  return {
    line,
    problem: `Diagrams of the kind "${word}" are not drawn.`,
    hint: nearest === null ? hint : `Did you mean "${nearest}"? ${hint}`,
    isFatal: true,
  }
}
