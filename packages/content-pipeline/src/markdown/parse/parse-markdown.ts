import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified, type Processor } from 'unified'
import type { Place } from '../../content-error.ts'
import type { Variables } from '../../substitute-variables.ts'
import { isTooDeep } from '../document/is-too-deep.ts'
import { normaliseContainerTitles } from './normalise-container-titles.ts'
import { joinSpacedVariables, splitSpacedVariables } from './spaced-variables.ts'

/** Nobody nests blocks deeper than this on purpose; later stages recurse once per level. */
const DEEPEST_NESTING = 100

/** A parser that is not frozen yet, so that plugins can add syntax to it. */
export function createParser() {
  return unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(withoutTextDirectives)
}

export type Parser = Pick<Processor<Root>, 'parse'>

/** Shared by all documents of a thread: setting up a processor costs more than parsing a short document. */
const standardParser = createParser().freeze()

/** The tree of a document, or the start of the block that is nested too deeply to have one. */
export type ParsedMarkdown =
  | { readonly type: 'tree'; readonly tree: Root }
  | { readonly type: 'too-deep'; readonly at: Place }

interface ParseOptions {
  /** A parser with the syntax that plugins of the site add. */
  readonly parser?: Parser | undefined
  /** Variables whose names may be written with spaces in addresses: `[text]({{ name }}/path)`. */
  readonly variables?: Variables
}

/** Parses Markdown: CommonMark, GFM and block directives. */
export function parseMarkdown(
  markdown: string,
  { parser = standardParser, variables }: ParseOptions = {},
): ParsedMarkdown {
  const text = normaliseContainerTitles(markdown)
  const joined = variables === undefined ? null : joinSpacedVariables(text, variables)
  if (joined === null) return parseWith(parser, text)
  const parsed = parseWith(parser, joined)
  if (parsed.type === 'tree') splitSpacedVariables(parsed.tree)
  return parsed
}

function parseWith(parser: Parser, text: string): ParsedMarkdown {
  try {
    const tree = parser.parse(text)
    const deep = tree.children.find((node) => isTooDeep(node, DEEPEST_NESTING))
    if (deep === undefined) return { type: 'tree', tree }
    return { type: 'too-deep', at: deep.position?.start ?? START }
  } catch (error) {
    // The parser recurses on nested containers: very deep ones exhaust the stack before there is a tree.
    if (error instanceof RangeError) return { type: 'too-deep', at: START }
    throw error
  }
}

const START: Place = { line: 1, column: 1 }

/** Prose is full of colons (`10:30`, `feeding:read`), so directives inside a line are switched off. */
function withoutTextDirectives(this: Processor): void {
  const extensions = this.data().micromarkExtensions ?? []
  const directives = extensions.pop()
  if (directives?.flow !== undefined) extensions.push({ flow: directives.flow })
}
