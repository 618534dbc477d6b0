import { walkHypertext } from '@fyr/markdown-parser/tree'
import type { Root } from 'hast'
import { type DocumentContext, reportTooDeep } from '../document/document-context.ts'
import { runPlugins } from '../plugins/run-plugins.ts'

/**
 * Runs the site's rehype plugins over a tree. Raw HTML that they return is parsed like the author's own. Null when a
 * plugin failed, which is reported.
 */
export async function applyRehypePlugins(tree: Root, context: DocumentContext): Promise<Root | null> {
  if (context.plugins === null) return tree
  const result = runPlugins(context.plugins.rehype, tree, context)
  if (result === null) return null
  let hasRaw = false
  walkHypertext(result, (node) => {
    if (node.type === 'raw') hasRaw = true
    // Plugins often leave out empty `children` and `properties`, which every later step needs.
    if (node.type === 'element') node.properties ??= {}
  })
  if (!hasRaw) return result
  const { parseRawHtml } = await import('./parse-raw-html.ts')
  const parsed = parseRawHtml(result)
  if (parsed === null) reportTooDeep({ line: 1, column: 1 }, context)
  return parsed
}
