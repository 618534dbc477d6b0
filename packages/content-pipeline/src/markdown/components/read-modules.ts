import type { Root } from 'mdast'
import { posix } from 'node:path'
import type { ModuleLines } from '@fyr/markdown-parser'
import { parseModule } from './read-code.ts'
import type { ValueBudget } from '../document/document-context.ts'
import type { Literal } from '../document/literal.ts'
import { inPlace } from './value-excess.ts'
import { type CodeNode, isCodeNode, type LiteralScope, readLiteral, toAddress } from './read-literal.ts'

/** The meaning of a name that a page imports or exports. */
export type Imported =
  /** A component, by the name that its package has for it. One of the site's islands is not one of ours that has the same name. */
  | { readonly type: 'component'; readonly name: string; readonly isIsland?: boolean }
  /** A Markdown file, which is included. */
  | { readonly type: 'partial'; readonly file: string }
  /** The text of a file, which is shown as code. */
  | { readonly type: 'source'; readonly file: string }
  /** An image, which its address stands for. */
  | { readonly type: 'image'; readonly address: string }

/** The imports and exports of a page. */
export interface PageModule {
  readonly imports: ReadonlyMap<string, Imported>
  readonly literals: LiteralScope
  readonly statements: readonly ImportStatement[]
}

/** An `import` and the names that it gives; none for one that only runs a file. */
export interface ImportStatement {
  readonly lines: ModuleLines
  /** Its start in those lines. */
  readonly offset: number
  readonly text: string
  /** The file or package. */
  readonly source: string
  readonly names: readonly string[]
}

/** Lines that would have to run, and the name that they export; `isText` for lines that are not code after all. */
export type RefusedLines = (
  lines: ModuleLines,
  refused: { readonly name: string | null; readonly isText: boolean },
) => void

/** Reads all `import` and `export` lines of a page; `refuse` is called for those that are code. */
export function readModules(
  tree: Root,
  { names: given, budget }: LiteralScope,
  refuse: RefusedLines,
): PageModule {
  const imports = new Map<string, Imported>()
  const statements: ImportStatement[] = []
  const known = new Map(given)
  for (const node of tree.children) {
    if (node.type !== 'moduleLines') continue
    const body = parseModule(node.value) ?? []
    if (body.length === 0) refuse(node, { name: null, isText: true })
    for (const statement of body) {
      if (statement.type === 'ImportDeclaration') {
        const names = readImport(statement, imports)
        const [start, end] = [Number(statement['start']), Number(statement['end'])]
        const text = node.value.slice(start, end)
        statements.push({ lines: node, offset: start, text, source: textOf(statement['source']), names })
      } else if (!inPlace(node, () => readExport(statement, known, budget)))
        refuse(node, { name: exportedName(statement), isText: false })
    }
  }
  for (const [name, imported] of imports) {
    if (imported.type === 'image') known.set(name, imported.address)
    if (imported.type === 'source') known.set(name, { [SOURCE]: imported.file })
  }
  return { imports, literals: { names: known, budget }, statements }
}

/** Name that no page can give: the value of an imported file whose text is shown as code. */
const SOURCE = '\0source'

/** The file that a value stands for; null for every other value. */
export function sourceFile(value: Literal): string | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, SOURCE)) return null
  return String((value as Readonly<Record<string, Literal>>)[SOURCE])
}

/** Records the meaning of each name of an `import`; returns the names. */
function readImport(statement: CodeNode, imports: Map<string, Imported>): string[] {
  const source = textOf(statement['source'])
  return nodesOf(statement['specifiers']).map((specifier) => {
    const local = nameOf(specifier['local'])
    const isNamed = specifier.type === 'ImportSpecifier'
    imports.set(local, importedFrom(source, isNamed ? nameOf(specifier['imported']) : null, local))
    return local
  })
}

const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico)(?:\?.*)?$/i

function importedFrom(source: string, name: string | null, local: string): Imported {
  const [, raw] = /^!{0,2}raw-loader!(.+)$/.exec(source) ?? /^!{0,2}(.+)\?raw$/.exec(source) ?? []
  if (raw !== undefined) return { type: 'source', file: toFile(raw) }
  if (/\.mdx?$/i.test(source)) return { type: 'partial', file: toFile(source) }
  if (IMAGE.test(source)) return { type: 'image', address: toAddress(source) }
  if (name !== null) return { type: 'component', name }
  // `@theme/TabItem` and `@astrojs/starlight/components/Card.astro` name the component; other files are the page's to name.
  const isKnownPlace = /^@(?:theme|theme-original|docusaurus|astrojs\/starlight\/components)\//.test(source)
  const known = isKnownPlace ? posix.basename(source, posix.extname(source)) : local
  return { type: 'component', name: known, isIsland: /(?:^|\/)theme\/islands\//.test(source) }
}

/** The path of a file as an include has it: `@site/docs/_note.mdx` is below the root of the site. */
function toFile(source: string): string {
  return source.replace(/^(?:@site|~|@)\//, '/')
}

/** Whether an `export` names only literals, or nothing at all. */
function readExport(statement: CodeNode, names: Map<string, Literal>, budget: ValueBudget): boolean {
  const { declaration } = statement
  if (statement.type !== 'ExportNamedDeclaration' || !isCodeNode(declaration)) return false
  if (declaration.type !== 'VariableDeclaration') return false
  return nodesOf(declaration['declarations']).every(({ id, init }) => {
    const read = readLiteral(init, { names, budget })
    if (read.type === 'code' || !isCodeNode(id) || id.type !== 'Identifier') return false
    names.set(nameOf(id), read.value)
    return true
  })
}

function exportedName({ declaration }: CodeNode): string | null {
  if (!isCodeNode(declaration)) return null
  const id = declaration['id'] ?? nodesOf(declaration['declarations'])[0]?.['id']
  return isCodeNode(id) ? nameOf(id) : null
}

function nodesOf(value: unknown): readonly CodeNode[] {
  return Array.isArray(value) ? value.filter(isCodeNode) : []
}

function nameOf(node: unknown): string {
  return isCodeNode(node) ? String(node['name'] ?? node['value'] ?? '') : ''
}

function textOf(node: unknown): string {
  return isCodeNode(node) ? String(node['value'] ?? '') : ''
}
