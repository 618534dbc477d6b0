import { renderMermaidSVG } from 'beautiful-mermaid'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { Code, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { parseCodeMeta } from '../markdown/code/parse-code-meta.ts'
import { drawingOf } from './drawing-of.ts'

/** The language of a code block that is a diagram. */
const MERMAID = 'mermaid'

/**
 * A remark plugin that draws code blocks with the language `mermaid` as SVG at build time, in the colours of the theme,
 * light and dark. `title="…"` after the language is the caption. A diagram that cannot be drawn is an error with its
 * position.
 */
export function diagrams() {
  return (tree: Root, file: VFile): void => {
    let count = 0
    visit(tree, 'code', (node) => {
      if (node.lang?.toLowerCase() !== MERMAID) return
      try {
        count += 1
        draw(node, count)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        const message = file.message(`Cannot draw this diagram: ${reason}`, {
          place: node.position,
          source: 'diagrams',
        })
        message.fatal = true
      }
    })
  }
}

/** Throws what the renderer throws for a diagram it cannot parse. */
function draw(node: Code, number: number): void {
  const { title } = parseCodeMeta(node.meta ?? '')
  const markup = renderMermaidSVG(node.value)
  const svg = fromHtml(markup, { fragment: true, space: 'html' }).children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'svg',
  )
  if (svg === undefined) throw new Error('the renderer returned no picture.')
  const drawing = drawingOf(svg, `diagram-${number}-`)
  const caption: Element[] =
    title === null
      ? []
      : [
          {
            type: 'element',
            tagName: 'figcaption',
            properties: {},
            children: [{ type: 'text', value: title }],
          },
        ]
  Object.assign(node, {
    // A code block would be highlighted; a paragraph has the same place in the tree.
    type: 'paragraph',
    children: [],
    data: { hName: 'figure', hChildren: [drawing, ...caption] },
  })
}
