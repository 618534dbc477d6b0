import { walkElements, walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import { type DocumentContext, reportAt } from '../document/document-context.ts'

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g
const START_TAG = /<([a-z][^\t\n\f\r />]*)/gi
/** HTML reads it as another element, which is checked under its own name. */
const RENAMED = 'image'

/**
 * Reports tags that HTML itself ignores, such as `<body>` or a table cell outside a table: they are in the Markdown
 * tree, but no element is made from them.
 */
export function reportIgnoredTags(tree: Root, elements: HastRoot, context: DocumentContext): void {
  const made = new Set([RENAMED])
  walkElements(elements, ({ tagName }) => {
    made.add(tagName.toLowerCase())
  })
  walkMarkdown(tree, (node) => {
    if (node.type !== 'html') return
    const names = [...node.value.replaceAll(COMMENT, '').matchAll(START_TAG)].map(([, name = '']) =>
      name.toLowerCase(),
    )
    for (const name of new Set(names)) {
      if (made.has(name)) continue
      const problem = `The element <${name}> is not allowed here and is dropped.`
      reportAt(context, node, 'dropped-html', problem, 'Delete the tag; the text inside is kept.')
    }
  })
}
