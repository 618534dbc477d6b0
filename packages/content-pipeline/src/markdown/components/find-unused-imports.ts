import type { Root } from 'mdast'
import type { Issue } from '../../diagnostic.ts'
import { kebabCase } from '../../kebab-case.ts'
import { linesOf } from '../../lines-of.ts'
import type { DocumentContext } from '../document/document-context.ts'
import { KNOWN_COMPONENTS } from './known-components.ts'
import type { ImportStatement, PageModule } from './read-modules.ts'

/**
 * The `import` lines of a page that do nothing, because no tag and no braces use what they name. Those lines are taken out
 * without a trace, and an author who expects code to run would look for the reason elsewhere.
 */
export function findUnusedImports(
  { statements }: PageModule,
  tree: Root,
  { source }: DocumentContext,
): readonly Issue[] {
  if (statements.length === 0) return []
  const rest = withoutImports(tree, source.text)
  const uses = USES.flatMap((one) => rest.match(one) ?? []).join('\n')
  return statements
    .filter(({ names }) => names.every((name) => !isUsed(name, uses)))
    .flatMap((statement): Issue[] => {
      const { lines, offset, names } = statement
      const start = lines.position?.start
      if (start === undefined) return []
      const above = lines.value.slice(0, offset).split('\n').length - 1
      const at = { line: start.line + above, column: above === 0 ? start.column + offset : 1 }
      return [{ code: 'unread-syntax', ...describe(names), at, fix: removalOf(statement) }]
    })
}

/** The site's own file that runs is not removed: its author has to put into another place what it does. */
function removalOf({ names, source, text }: ImportStatement): Issue['fix'] {
  if (names.length === 0 && /^(?:\.|~?\/|@(?:site)?\/)/.test(source)) return null
  return { from: text.replaceAll(/\r\n?/g, '\n'), to: '', removesLines: true }
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

/** Tags, braces and `export` lines, in which names are used. */
const USES = [/<\/?[^\s<>{}]+/g, /\{[^{}]*\}/g, /^export\b.*/gm]

/** Whether the uses in a text have the name. */
function isUsed(name: string, uses: string): boolean {
  return new RegExp(String.raw`(?<![\w$])${name.replaceAll('$', String.raw`\$`)}(?![\w$])`).test(uses)
}

function describe(names: readonly string[]): Required<Pick<Issue, 'problem' | 'hint'>> {
  const [first] = names
  if (first === undefined)
    return {
      problem: 'This import does nothing: content cannot run code.',
      hint: 'Delete it. Styles go in theme/styles.css, and scripts in theme/client.ts.',
    }
  const listed = names.map((name) => `"${name}"`).join(' or ')
  const use = `Write "<${first} />" where you want to show it: components need no import.`
  const isOwn = /^[A-Z]/.test(first) && !KNOWN_COMPONENTS.has(first)
  const home = isOwn ? ` A component of your own goes in theme/islands/${kebabCase(first)}.tsx.` : ''
  return {
    problem: `Nothing on this page uses ${listed}, so this import does nothing.`,
    hint: /^[A-Z]/.test(first) ? `Delete the line. ${use}${home}` : 'Delete the line.',
  }
}
