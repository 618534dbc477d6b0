import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import type { Processor } from 'unified'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { type DocumentContext, type PlacedNode, reportAt } from '../document/document-context.ts'
import { PluginFailure, reasonOf } from './site-plugins.ts'

/**
 * Runs the site's plugins over a tree. Exceptions and `file.message` are reported at their position. Null when a plugin
 * failed or returned an invalid tree.
 */
export function runPlugins<Tree extends HastRoot | Root>(
  processor: Pick<Processor<Root>, 'runSync'>,
  tree: Tree,
  context: DocumentContext,
): Tree | null {
  const { source } = context
  const file = new VFile({ path: source.file, value: source.text })
  let thrown: unknown = null
  try {
    const result: unknown = processor.runSync(tree, file)
    const issue = findTreeIssue(result)
    if (issue === null) return result as Tree
    reportAt(context, null, 'plugin-failed', `A plugin of this site ${issue}.`)
    return null
  } catch (error) {
    if (!(error instanceof PluginFailure)) throw error
    const { pluginName, cause } = error
    thrown = cause
    const problem = `The plugin "${pluginName}" failed: ${reasonOf(cause)}`
    reportAt(context, placeOf(cause), 'plugin-failed', problem)
    return null
  } finally {
    for (const message of file.messages) {
      if (message !== thrown) reportMessage(message, context)
    }
  }
}

function reportMessage(message: VFileMessage, context: DocumentContext): void {
  const { source, ruleId, note } = message
  const name = [source, ruleId].filter((part) => part !== undefined).join(':')
  const problem = name === '' ? reasonOf(message) : `${name}: ${reasonOf(message)}`
  const code = message.fatal === true ? 'plugin-failed' : 'plugin-message'
  reportAt(context, placeOf(message), code, problem, note ?? '')
}

function placeOf(thrown: unknown): PlacedNode | null {
  if (!(thrown instanceof VFileMessage) || thrown.line === undefined) return null
  return { position: { start: { line: thrown.line, column: thrown.column ?? 1 } } }
}

/** More levels than any real document has, and few enough for the later stages, which recurse once per level. */
const DEEPEST_TREE = 400

/** Why the output of a plugin is not a valid tree, as the end of a sentence; null when it is one. */
function findTreeIssue(root: unknown): string | null {
  // Not recursive, because it looks for what would overflow the stack.
  const stack: { readonly node: unknown; readonly depth: number }[] = [{ node: root, depth: 0 }]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, depth } = next
    if (!isNode(node)) return 'returned something that is not a tree node'
    if (depth > DEEPEST_TREE) return 'put a node inside itself or nested nodes too deeply'
    const children: unknown = 'children' in node ? node.children : []
    if (!Array.isArray(children)) return `returned a node "${node.type}" whose children are not a list`
    for (const child of children) stack.push({ node: child, depth: depth + 1 })
  }
  return null
}

function isNode(value: unknown): value is { readonly type: string } {
  return value !== null && typeof value === 'object' && 'type' in value && typeof value.type === 'string'
}
