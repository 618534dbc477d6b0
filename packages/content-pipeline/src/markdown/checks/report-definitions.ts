import { walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Root } from 'mdast'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import type { Definition } from 'mdast'

/** What an address has: a slash, an anchor, a scheme, or the ending of a file. */
const ADDRESS = /[/#?]|^[\w.+-]+:|\.\w+$/

/** Reports `[Important]: Restart.`, a line that disappears because it defines a link which nothing uses. */
export function reportDefinitions(tree: Root, context: DocumentContext): void {
  const used = new Set<string>()
  const lost: Definition[] = []
  walkMarkdown(tree, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier)
    if (node.type === 'definition' && !ADDRESS.test(node.url)) lost.push(node)
  })
  for (const node of lost) {
    if (used.has(node.identifier)) continue
    const mark = `[${node.label ?? node.identifier}]`
    const problem = 'This line is not shown: it defines a link that nothing uses.'
    reportAt(context, node, 'unread-syntax', problem, `Write "\\${mark}: …" to show it.`)
  }
}
