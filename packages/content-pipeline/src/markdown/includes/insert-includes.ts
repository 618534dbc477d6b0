import { posix } from 'node:path'
import { changeMarkdown, isTooDeep, someMarkdown, walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Code, Nodes, Root, RootContent } from 'mdast'
import type { SourceText } from '../../diagnostic.ts'
import { suggestName } from '../../nearest-name.ts'
import type { IncludePlace } from '../../read/find-included-file.ts'
import { splitFrontMatter } from '../../read/split-front-matter.ts'
import { type DocumentContext, reportAt, reportTooDeep } from '../document/document-context.ts'
import { apiPartBlocks, isApiPart, type ParseBlocks } from './insert-api-part.ts'
import { includedCode } from './included-code.ts'
import { dataTable } from './data-table.ts'
import { openIncludedFile } from './open-included-file.ts'
import { insertVariables } from '../directives/insert-variables.ts'
import { markEscapes } from '../../substitute-variables.ts'
import { placeIncluded } from './included-places.ts'
import { moveRelativeLinks } from './move-relative-links.ts'
import { definitionNames, renameDefinitions } from './rename-definitions.ts'
import { renameDrawings } from './rename-drawings.ts'
import { type RegionLine, takeRegion } from './take-region.ts'
import { DATA, INCLUDE } from '../document/include-name.ts'

type LeafDirective = Extract<Nodes, { type: 'leafDirective' }>

const ATTRIBUTES = ['file', 'region', 'language', 'title', 'highlight', 'showLineNumbers']
/** Nesting levels that an include may add; the page around it has as many of its own. */
const DEEPEST_INCLUDE = 100

/** An include as written. */
interface Include {
  readonly directive: LeafDirective
  readonly path: string
  readonly place: IncludePlace
}

/** The context of an include. */
interface IncludeContext extends DocumentContext {
  readonly parse: ParseBlocks
  /** Names of the definitions on the page so far. */
  readonly names: Set<string>
  /** From 1, in the page. */
  readonly number: number
}

/**
 * Replaces `::include{file=… region=…}` by a file: the blocks of a Markdown file, or a code block; `::data{file=…}` by a table. Problems in the file
 * itself are reported in that file. Later ones, such as a broken link, are reported at the include, since included
 * nodes take its position. Footnotes and link definitions belong to the file they are in: equal names elsewhere are
 * left alone.
 */
export function insertIncludes(tree: Root, context: DocumentContext, parse: ParseBlocks): void {
  if (!someMarkdown(tree, (node) => node.type === 'leafDirective')) return
  const names = definitionNames(tree)
  let number = 0
  changeMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'leafDirective') return null
    const included = blocksFor(node, () => ({ ...context, parse, names, number: ++number }))
    if (included === null) return null
    // The parser puts directives only where blocks are allowed.
    const siblings: Nodes[] = parent.children
    const [, ...after] = siblings.splice(index)
    // One by one: a call with each of them as an argument fails where there are too many.
    for (const one of [...included, ...after]) siblings.push(one)
    return index + included.length
  })
}

/** The blocks that replace a directive; null for a directive of another kind. */
function blocksFor(directive: LeafDirective, contextOf: () => IncludeContext): RootContent[] | null {
  const { name } = directive
  if (name === INCLUDE) return include(directive, contextOf())
  if (name === DATA) {
    const table = dataTable(directive, contextOf())
    if (table !== null) placeAt(table, directive)
    return table === null ? [] : [table]
  }
  if (!isApiPart(name)) return null
  const context = contextOf()
  const blocks = apiPartBlocks({ ...directive, name }, context, context.parse)
  for (const node of blocks) placeAt(node, directive)
  return blocks
}

function include(directive: LeafDirective, context: IncludeContext): RootContent[] {
  const path = directive.attributes?.['file'] ?? ''
  const { includes: place } = context
  if (place === null) {
    reportAt(
      context,
      directive,
      'invalid-include',
      'Files cannot be included here.',
      'Write the text itself.',
    )
    return []
  }
  if (!checkAttributes(directive, path, context)) return []
  const source = openIncludedFile(path, { directive, place }, context)
  const lines = source === null ? null : openRegion(source, directive, context)
  if (source === null || lines === null) return []
  const props = directive.data?.componentProps ?? {}
  const values = { ...context.values, props }
  const inner = { ...context, source, values, includes: placeWithin(place, path, source.file) }
  const isMarkdown = /\.mdx?$/i.test(path)
  const nodes = isMarkdown
    ? includedBlocks(lines, { directive, path, place }, inner)
    : [codeOf(lines, directive, inner)]
  for (const node of nodes)
    if (isMarkdown) placeIncluded(node, directive, { source, nodes: place.nodes })
    else placeAt(node, directive)
  return nodes
}

/** Whether an include has a file and no unknown option. */
function checkAttributes(directive: LeafDirective, path: string, context: DocumentContext): boolean {
  const unknown = Object.keys(directive.attributes ?? {}).find((name) => !ATTRIBUTES.includes(name))
  if (unknown === undefined && path !== '') return true
  const problem =
    unknown === undefined ? '::include needs a file.' : `Unknown option "${unknown}" for ::include.`
  const advice = `Write "::include{file=./sample.ts}". Other options: ${ATTRIBUTES.slice(1).join(', ')}.`
  const hint = unknown === undefined ? advice : suggestName(unknown, ATTRIBUTES, advice)
  reportAt(context, directive, 'invalid-include', problem, hint)
  return false
}

function openRegion(
  source: SourceText,
  directive: LeafDirective,
  context: DocumentContext,
): readonly RegionLine[] | null {
  const { markdown } = splitFrontMatter(source.text)
  const text = /\.mdx?$/i.test(source.file) ? markdown : source.text
  const name = directive.attributes?.['region'] ?? null
  const region = takeRegion(text, name)
  if (region.type === 'found') return region.lines
  if (region.type === 'unclosed') {
    const at = { position: { start: { line: region.line, column: 1 } } }
    const hint = `Add a comment "endregion ${name}" after its last line.`
    reportAt({ ...context, source }, at, 'unclosed-region', `The region "${name}" is never closed.`, hint)
    return null
  }
  const advice =
    region.known.length === 0
      ? 'The file has no regions. A region starts with a comment "region name" and ends with "endregion name".'
      : `Regions in the file: ${region.known.join(', ')}.`
  const problem = `${source.file} has no region "${name}".`
  reportAt(context, directive, 'unknown-region', problem, suggestName(name ?? '', region.known, advice))
  return null
}

/** The place from which an included file resolves its own includes. */
function placeWithin(place: IncludePlace, path: string, file: string): IncludePlace {
  const folder = posix.dirname(path)
  const folders = path.startsWith('/')
    ? [posix.dirname(file)]
    : place.folders.map((each) => posix.join(each, folder))
  return { ...place, folders, chain: [...place.chain, file] }
}

/** Blocks of an included file. Lines outside its region are emptied, so that diagnostics keep their own lines. */
function includedBlocks(
  lines: readonly RegionLine[],
  { directive, path, place }: Include,
  context: IncludeContext,
): RootContent[] {
  const written: string[] = []
  for (const { line, text } of lines) written[line - 1] = text
  const tree = context.parse(Array.from(written, (text) => text ?? '').join('\n'), context)
  if (tree === null) return []
  if (isTooDeep(tree, DEEPEST_INCLUDE)) {
    const at = directive.position?.start ?? { line: 1, column: 1 }
    reportTooDeep(at, context)
    return []
  }
  const original = place.folders.at(-1) ?? ''
  const folder = path.startsWith('/')
    ? posix.relative(original, posix.dirname(context.source.file))
    : posix.dirname(path)
  moveRelativeLinks(tree, folder)
  renameDefinitions(tree, context.names)
  renameDrawings(tree, `include-${context.number}-`)
  return tree.children
}

function codeOf(lines: readonly RegionLine[], directive: LeafDirective, context: DocumentContext): Code {
  const code = includedCode(
    lines.map(({ text }) => markEscapes(text)),
    context.source.file,
    directive.attributes ?? {},
  )
  insertVariables({ type: 'root', children: [code] }, context)
  return code
}

function placeAt(node: RootContent, { position }: LeafDirective): void {
  walkMarkdown(node, (inner) => {
    if (position === undefined) delete inner.position
    else inner.position = position
  })
}
