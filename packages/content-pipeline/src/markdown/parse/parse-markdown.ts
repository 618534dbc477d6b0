import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified, type Processor } from 'unified'
import type { Issue, Point } from '../../content-error.ts'
import type { Variables } from '../../substitute-variables.ts'
import {
  type ComponentDialect,
  componentSyntax,
  importedNames,
  isOnlyInCode,
  mayHoldComponents,
} from '../component-syntax/component-syntax.ts'
import { RefusedDocument } from '../component-syntax/refused-code.ts'
import { TOO_DEEP } from '../document/document-context.ts'
import { oncePer } from '../../once-per.ts'
import { isTooDeep } from '../document/is-too-deep.ts'
import { parseNatively } from './native-parser.ts'
import { normaliseContainerTitles } from './normalise-container-titles.ts'
import { joinSpacedVariables, splitSpacedVariables } from './spaced-variables.ts'

/** Nobody nests blocks deeper than this on purpose; later stages recurse once per level. */
const DEEPEST_NESTING = 100

/** A parser that is not frozen yet, so that plugins can add syntax to it. */
export function createParser() {
  return unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(withoutTextDirectives)
}

export type Parser = Processor<Root>

/** Shared by all documents of a thread: setting up a processor costs more than parsing a short document. */
const standardParser = createParser().freeze()

/** A parser with the syntax of components, for each parser that a document without imports may ask for. */
const withComponents = oncePer((parser: Parser) => ({
  md: extendParser(parser, 'md', new Set()),
  mdx: extendParser(parser, 'mdx', new Set()),
}))

function extendParser(parser: Parser, dialect: ComponentDialect, imported: ReadonlySet<string>): Parser {
  return parser().use(componentSyntax, { dialect, imported }).freeze()
}

/** The parser for a document: most need no more than the plain one. */
function parserFor(markdown: string, isMdx: boolean, plain: Parser): Parser {
  if (isMdx) return withComponents(plain).mdx
  if (!mayHoldComponents(markdown)) return plain
  const imported = importedNames(markdown)
  return imported.size === 0 ? withComponents(plain).md : extendParser(plain, 'md', imported)
}

/** The tree of a document, or why it has none: a block that is nested too deeply, or code between braces that is too much. */
export type ParsedMarkdown =
  | { readonly type: 'tree'; readonly tree: Root }
  | { readonly type: 'refused'; readonly issue: Issue & { readonly at: Point } }

interface ParseOptions {
  /** A parser with the syntax that plugins of the site add. */
  readonly parser?: Parser | undefined
  /** Variables whose names may be written with spaces in addresses: `[text]({{ name }}/path)`. */
  readonly variables?: Variables
  /** Whether tags, braces and `import` are code wherever they are, as in a `.mdx` file. */
  readonly isMdx?: boolean
}

/** Parses Markdown: CommonMark, GFM and block directives. */
export function parseMarkdown(
  markdown: string,
  { parser: plainParser = standardParser, variables, isMdx = false }: ParseOptions = {},
): ParsedMarkdown {
  const text = normaliseContainerTitles(markdown)
  const joined = variables === undefined ? null : joinSpacedVariables(text, variables)
  const read = () =>
    readNatively(joined ?? text, isMdx, plainParser) ??
    parserFor(markdown, isMdx, plainParser).parse(joined ?? text)
  const parsed = readWith(read)
  if (joined !== null && parsed.type === 'tree') splitSpacedVariables(parsed.tree)
  return parsed
}

/** The tree as the native parser reads it; null where it may not be that of the parser of reference. */
function readNatively(text: string, isMdx: boolean, plain: Parser): Root | null {
  if (isMdx || addsSyntax(plain)) return null
  const tree = parseNatively(text)
  return tree === null || !mayHoldComponents(text) || isOnlyInCode(tree, text) ? tree : null
}

/** Whether plugins of the site have changed what the standard parser reads. */
const addsSyntax = oncePer((parser: Parser) => {
  const [syntax, standard] = [parser, standardParser].map((one) => {
    const { micromarkExtensions = [], fromMarkdownExtensions = [] } = one.data()
    return [micromarkExtensions.length, fromMarkdownExtensions.length, String(one.parser)].join()
  })
  return syntax !== standard
})

function readWith(read: () => Root): ParsedMarkdown {
  try {
    const tree = read()
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
