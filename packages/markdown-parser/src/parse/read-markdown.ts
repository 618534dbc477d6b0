import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified, type Processor } from 'unified'
import {
  type ComponentDialect,
  componentSyntax,
  importedNames,
  isOnlyInCode,
  mayHoldComponents,
} from '../component-syntax/component-syntax.ts'
import { RefusedDocument } from '../component-syntax/refused-code.ts'
import type { Point, Refusal } from '../refusal.ts'
import { isTooDeep } from '../tree/is-too-deep.ts'
import { TOO_DEEP } from '../tree/too-deep.ts'
import { parseNatively } from './native-parser.ts'

/** Nobody nests blocks deeper than this on purpose; later stages recurse once per level. */
const DEEPEST_NESTING = 100

/** A parser that is not frozen yet, so that plugins can add syntax to it. */
export function createParser() {
  return unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(withoutTextDirectives)
}

export type Parser = Processor<Root>

/** Shared by all documents of a thread: setting up a processor costs more than parsing a short document. */
const standardParser = createParser().freeze()

/** Parsers with the syntax of components, for each parser that a text without imports may ask for. */
const withComponents = new WeakMap<Parser, Readonly<Record<ComponentDialect, Parser>>>()

function addComponents(plain: Parser): Readonly<Record<ComponentDialect, Parser>> {
  const parsers = withComponents.get(plain) ?? {
    md: extendParser(plain, 'md', new Set()),
    mdx: extendParser(plain, 'mdx', new Set()),
  }
  withComponents.set(plain, parsers)
  return parsers
}

function extendParser(parser: Parser, dialect: ComponentDialect, imported: ReadonlySet<string>): Parser {
  return parser().use(componentSyntax, { dialect, imported }).freeze()
}

/** The parser for a document: most need no more than the plain one. */
function parserFor(markdown: string, isMdx: boolean, plain: Parser): Parser {
  if (isMdx) return addComponents(plain).mdx
  if (!mayHoldComponents(markdown)) return plain
  const imported = importedNames(markdown)
  return imported.size === 0 ? addComponents(plain).md : extendParser(plain, 'md', imported)
}

/** The tree of a document, or why it has none: a block that is nested too deeply, or code between braces that is too much. */
export type ParsedMarkdown =
  | { readonly type: 'tree'; readonly tree: Root }
  | { readonly type: 'refused'; readonly issue: Refusal & { readonly at: Point } }

interface ReadOptions {
  /** A parser with the syntax that plugins of the site add. */
  readonly parser?: Parser | undefined
  /** Whether tags, braces and `import` are code wherever they are, as in a `.mdx` file. */
  readonly isMdx?: boolean
}

/** Reads Markdown: CommonMark, GFM and block directives. */
export function readMarkdown(
  text: string,
  { parser = standardParser, isMdx = false }: ReadOptions = {},
): ParsedMarkdown {
  try {
    const tree = readNatively(text, isMdx, parser) ?? parserFor(text, isMdx, parser).parse(text)
    const deep = tree.children.find((node) => isTooDeep(node, DEEPEST_NESTING))
    if (deep === undefined) return { type: 'tree', tree }
    return tooDeep(deep.position?.start)
  } catch (error) {
    if (error instanceof RefusedDocument) return { type: 'refused', issue: error.issue }
    // The parser recurses on nested containers: very deep ones exhaust the stack before there is a tree.
    if (error instanceof RangeError) return tooDeep()
    throw error
  }
}

/** The tree as the native parser reads it; null where it may not be that of the parser of reference. */
function readNatively(text: string, isMdx: boolean, plain: Parser): Root | null {
  if (isMdx || addsSyntax(plain)) return null
  const tree = parseNatively(text)
  return tree === null || !mayHoldComponents(text) || isOnlyInCode(tree, text) ? tree : null
}

/** Whether each parser that was asked about reads more than the standard one. */
const extended = new WeakMap<Parser, boolean>()

/** Whether plugins of the site have changed what the standard parser reads. */
function addsSyntax(parser: Parser): boolean {
  const known = extended.get(parser) ?? syntaxOf(parser) !== syntaxOf(standardParser)
  extended.set(parser, known)
  return known
}

function syntaxOf(parser: Parser): string {
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = parser.data()
  return [micromarkExtensions.length, fromMarkdownExtensions.length, String(parser.parser)].join()
}

function tooDeep({ line, column }: Point = START): ParsedMarkdown {
  return { type: 'refused', issue: { ...TOO_DEEP, at: { line, column } } }
}

const START: Point = { line: 1, column: 1 }

/** Prose is full of colons (`10:30`, `feeding:read`), so directives inside a line are switched off. */
function withoutTextDirectives(this: Processor): void {
  const extensions = this.data().micromarkExtensions ?? []
  const directives = extensions.pop()
  if (directives?.flow !== undefined) extensions.push({ flow: directives.flow })
}
