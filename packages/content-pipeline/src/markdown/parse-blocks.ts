import type { Root } from 'mdast'
import type { DocumentContext } from './document/document-context.ts'
import { findOverload } from './parse/find-overload.ts'
import { insertIncludes } from './includes/insert-includes.ts'
import { insertVariables } from './directives/insert-variables.ts'
import { parseMarkdown } from './parse/parse-markdown.ts'
import { reportStrayEnds } from './checks/report-stray-ends.ts'
import { reportUnreadSyntax } from './checks/report-unread-syntax.ts'
import { reportTooDeep } from './document/report-too-deep.ts'
import { runPlugins } from './plugins/run-plugins.ts'
import { transformCodeGroups } from './code/transform-code-groups.ts'
import { transformDirectives } from './directives/transform-directives.ts'

/**
 * A Markdown text as a tree with its variables filled in, its directives carried out and its includes in place. Null for
 * a text that is too much to read, which is reported like everything else that is wrong.
 */
export function parseBlocks(markdown: string, context: DocumentContext): Root | null {
  const overload = findOverload(markdown)
  if (overload !== null) {
    context.log.add(context.source, overload)
    return null
  }
  const { plugins } = context
  const parsed = parseMarkdown(markdown, { parser: plugins?.remark, variables: context.variables })
  if (parsed.type === 'too-deep') {
    reportTooDeep(parsed.at, context)
    return null
  }
  const tree = plugins === null ? parsed.tree : runPlugins(plugins.remark, parsed.tree, context)
  if (tree === null) return null
  reportStrayEnds(tree, context)
  reportUnreadSyntax(tree, context)
  // Labels of tabs are taken from directives, so their variables come first.
  insertVariables(tree, context)
  transformDirectives(tree, context)
  transformCodeGroups(tree, context)
  insertIncludes(tree, context, parseBlocks)
  return tree
}
