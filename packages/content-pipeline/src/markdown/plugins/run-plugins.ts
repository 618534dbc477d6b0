import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import type { Processor } from 'unified'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { type DocumentContext, type PlacedNode, reportAt } from '../document/document-context.ts'
import { findTreeFault } from './find-tree-fault.ts'
import { PluginFailure, reasonOf } from './site-plugins.ts'

/**
 * Runs plugins of the site over a tree. What they throw, and what they say with `file.message`, is reported at its place
 * in the text. Null when a plugin failed or left something that is no tree, which can not be worked with any further.
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
    const fault = findTreeFault(result)
    if (fault === null) return result as Tree
    reportAt(context, null, 'plugin-failed', `A plugin of this site ${fault}.`)
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
