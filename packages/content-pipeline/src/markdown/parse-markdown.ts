import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified, type Processor } from 'unified'
import type { Place } from '../content-error.ts'
import { isTooDeep } from './is-too-deep.ts'
import { normaliseContainerTitles } from './normalise-container-titles.ts'

/** Deeper nesting than this is no writing but an accident; later stages call themselves once a level. */
const DEEPEST_NESTING = 100

/** A parser that is not frozen yet, for plugins that add syntax. */
export function createParser() {
  return unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(withoutTextDirectives)
}

export type Parser = Pick<Processor<Root>, 'parse'>

const plainParser = createParser().freeze()

/** The tree of a Markdown text, or where the block begins that is nested too deeply to have one. */
export type ParsedMarkdown =
  | { readonly type: 'tree'; readonly tree: Root }
  | { readonly type: 'too-deep'; readonly at: Place }

/** Parses a Markdown text: CommonMark, GFM and block directives, and what `parser` adds to them. */
export function parseMarkdown(markdown: string, parser: Parser = plainParser): ParsedMarkdown {
  try {
    const tree = parser.parse(normaliseContainerTitles(markdown))
    const deep = tree.children.find((node) => isTooDeep(node, DEEPEST_NESTING))
    if (deep === undefined) return { type: 'tree', tree }
    return { type: 'too-deep', at: deep.position?.start ?? START }
  } catch (error) {
    // The parser calls itself on nested containers: very deep ones exhaust the stack before there is a tree.
    if (error instanceof RangeError) return { type: 'too-deep', at: START }
    throw error
  }
}

const START: Place = { line: 1, column: 1 }

/** Prose is full of colons (`10:30`, `feeding:read`): directives inside a line are switched off, so those stay text. */
function withoutTextDirectives(this: Processor): void {
  const extensions = this.data().micromarkExtensions ?? []
  const directives = extensions.pop()
  if (directives?.flow !== undefined) extensions.push({ flow: directives.flow })
}
