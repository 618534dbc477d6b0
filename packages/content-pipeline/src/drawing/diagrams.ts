import { drawingOf, type Problem, shownText, type WrittenDiagram, writeDiagram } from '@fyr/diagrams'
import { renderMermaidSVG } from 'beautiful-mermaid'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { Code, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { parseCodeMeta } from '@fyr/code-blocks'
import { suggestName } from '../nearest-name.ts'

/** The language of a code block that is a diagram. */
const MERMAID = 'mermaid'

/**
 * A remark plugin that draws code blocks with the language `mermaid` as SVG at build time, in the colours of the theme,
 * light and dark. `title="…"` after the language is the caption, `accTitle` and `accDescr` in the diagram are its name and description
 * for screen readers. What cannot be drawn as mermaid draws it is an error at its own line; what only styles a diagram is a warning.
 */
export function diagrams() {
  return (tree: Root, file: VFile): void => {
    let count = 0
    visit(tree, 'code', (node) => {
      if (node.lang?.toLowerCase() !== MERMAID) return
      count += 1
      const diagram = writeDiagram(node.value)
      for (const problem of diagram.problems) report(problem, node, file)
      if (diagram.problems.some(({ isFatal }) => isFatal)) return
      const { title } = parseCodeMeta(node.meta ?? '')
      if (title !== null && diagram.title !== null && title !== diagram.title)
        report({ line: 0, problem: TWO_TITLES, hint: 'Delete one of them.', isFatal: false }, node, file)
      try {
        draw(node, { ...diagram, title: title ?? diagram.title }, count)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        report({ line: 0, problem: reason, hint: '', isFatal: true }, node, file)
      }
    })
  }
}

const TWO_TITLES =
  'This diagram has a title after its language and another one of its own, which is not shown.'

/** Reports a problem at its line: the first line of the block is below the fence. */
function report({ line, problem, hint, isFatal, unknown }: Problem, { position }: Code, file: VFile): void {
  const start = position?.start
  const place = start === undefined ? undefined : { line: start.line + line, column: start.column }
  const text = isFatal ? `Cannot draw this diagram: ${problem}` : problem
  const message = file.message(text, { place, source: 'diagrams' })
  message.fatal = isFatal
  message.note = unknown === undefined ? hint : suggestName(unknown.name, unknown.known, hint)
}

/** Throws what the renderer throws for a diagram it cannot parse. */
function draw(node: Code, diagram: WrittenDiagram, number: number): void {
  const caption = diagram.title
  const drawing = described(diagram.picture ?? drawnByLibrary(diagram, number), diagram)
  const figcaption: Element[] =
    caption === null
      ? []
      : [
          {
            type: 'element',
            tagName: 'figcaption',
            properties: {},
            children: [{ type: 'text', value: caption }],
          },
        ]
  Object.assign(node, {
    // A code block would be highlighted; a paragraph has the same place in the tree.
    type: 'paragraph',
    children: [],
    data: {
      hName: 'figure',
      hProperties: { ariaLabel: diagram.name },
      hChildren: [drawing, ...figcaption],
    },
  })
}

function drawnByLibrary({ source }: WrittenDiagram, number: number): Element {
  const svg = fromHtml(renderMermaidSVG(source), { fragment: true, space: 'html' }).children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'svg',
  )
  if (svg === undefined) throw new Error('the renderer returned no picture.')
  return drawingOf(svg, `diagram-${number}-`, shownText)
}

/** The drawing with its name and description for screen readers. */
function described(drawing: Element, { name, description }: WrittenDiagram): Element {
  if (name !== null) drawing.properties['ariaLabel'] = name
  if (description === null) return drawing
  const text = { type: 'text', value: description } as const
  return {
    ...drawing,
    children: [{ type: 'element', tagName: 'desc', properties: {}, children: [text] }, ...drawing.children],
  }
}
