import type { Root } from 'mdast'
import { kebabCase } from '../../kebab-case.ts'
import { linesOf } from '../../lines-of.ts'
import type { DocumentContext, PlacedNode } from '../document/document-context.ts'
import { KNOWN_COMPONENTS } from './known-components.ts'
import type { PageModule } from './read-modules.ts'

type Report = readonly [node: PlacedNode, code: 'unread-syntax', problem: string, hint: string]

/**
 * The `import` lines of a page that do nothing, because no tag and no braces use what they name. Those lines are taken out
 * without a trace, and an author who expects code to run would look for the reason elsewhere.
 */
export function findUnusedImports(
  { statements }: PageModule,
  tree: Root,
  { source }: DocumentContext,
): readonly Report[] {
  if (statements.length === 0) return []
  const rest = withoutImports(tree, source.text)
  return statements
    .filter(({ names }) => names.every((name) => !isUsed(name, rest)))
    .flatMap(({ lines, offset, names }): Report[] => {
      const start = lines.position?.start
      if (start === undefined) return []
      const above = lines.value.slice(0, offset).split('\n').length - 1
      const place = { line: start.line + above, column: above === 0 ? start.column + offset : 1 }
      return [[{ position: { start: place } }, 'unread-syntax', ...describe(names)]]
    })
}

/** The text of a page without the lines that hold its imports; exports may use what is imported. */
function withoutImports(tree: Root, text: string): string {
  const lines = [...linesOf(text)]
  for (const { type, position } of tree.children) {
    if (type !== 'moduleLines' || position === undefined) continue
    for (let line = position.start.line; line <= position.end.line; line += 1)
      if (!/^export\b/.test(lines[line - 1] ?? '')) lines[line - 1] = ''
  }
  return lines.join('\n')
}

/** Whether a tag, braces or an `export` line has the name. */
function isUsed(name: string, text: string): boolean {
  const word = String.raw`(?<![\w$])${name.replaceAll('$', String.raw`\$`)}(?![\w$])`
  return new RegExp(String.raw`</?${word}|\{[^{}]*${word}[^{}]*\}|^export\b.*${word}`, 'm').test(text)
}

function describe(names: readonly string[]): [problem: string, hint: string] {
  const [first] = names
  if (first === undefined)
    return [
      'This import does nothing: content cannot run code.',
      'Delete it. Styles go in theme/styles.css, and scripts in theme/client.ts.',
    ]
  const listed = names.map((name) => `"${name}"`).join(' or ')
  const use = `Write "<${first} />" where it is to be shown: components need no import.`
  const isOwn = /^[A-Z]/.test(first) && !KNOWN_COMPONENTS.has(first)
  const home = isOwn ? ` A component of your own goes in theme/islands/${kebabCase(first)}.tsx.` : ''
  return [
    `Nothing on this page uses ${listed}, so this import does nothing.`,
    /^[A-Z]/.test(first) ? `Delete the line. ${use}${home}` : 'Delete the line.',
  ]
}
