import type { Nodes, Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified, type Processor } from 'unified'
import type { Place } from '../content-error.ts'
import type { Variables } from '../substitute-variables.ts'
import { BARE_ADDRESS } from './bare-address.ts'
import { isTooDeep } from './is-too-deep.ts'
import { normaliseContainerTitles } from './normalise-container-titles.ts'
import { parsePlain } from './plain/parse-plain.ts'
import { joinSpacedVariables, splitSpacedVariables } from './spaced-variables.ts'
import { someMarkdown } from './walk-tree.ts'

/** Deeper nesting than this is no writing but an accident; later stages call themselves once a level. */
const DEEPEST_NESTING = 100

/** A parser that is not frozen yet, for plugins that add syntax. */
export function createParser() {
  return unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(withoutTextDirectives)
}

export type Parser = Pick<Processor<Root>, 'parse'>

/** What finds bare addresses at the letters that one may begin with. */
const BARE_ADDRESS_CONSTRUCTS = new Set(['wwwAutolink', 'protocolAutolink', 'emailAutolink'])

const wholeParser = createParser().freeze()
const quickParser = createParser().use(withoutBareAddresses).freeze()

/** The tree of a Markdown text, or where the block begins that is nested too deeply to have one. */
export type ParsedMarkdown =
  | { readonly type: 'tree'; readonly tree: Root }
  | { readonly type: 'too-deep'; readonly at: Place }

/** What a text is parsed with beside the usual. */
interface ParseOptions {
  /** Adds syntax. */
  readonly parser?: Parser | undefined
  /** May stand in addresses with blanks: `[text]({{ name }}/path)`. */
  readonly variables?: Variables
}

/** Parses a Markdown text: CommonMark, GFM and block directives. */
export function parseMarkdown(markdown: string, { parser, variables }: ParseOptions = {}): ParsedMarkdown {
  const text = normaliseContainerTitles(markdown)
  const joined = variables === undefined ? null : joinSpacedVariables(text, variables)
  if (joined === null) return parseText(text, parser)
  const parsed = parseText(joined, parser)
  if (parsed.type === 'tree') splitSpacedVariables(parsed.tree)
  return parsed
}

function parseText(text: string, parser: Parser | undefined): ParsedMarkdown {
  if (parser !== undefined) return parseWith(parser, text)
  const plain = parsePlain(text, (piece) => {
    const parsed = parseWhole(piece)
    return parsed.type === 'tree' ? parsed.tree : null
  })
  return plain === null ? parseWhole(text) : { type: 'tree', tree: plain }
}

/** Parses a text by the whole grammar. */
export function parseWhole(text: string): ParsedMarkdown {
  // Looking out for bare addresses at every letter costs two fifths of the whole parsing, and few texts have any.
  const quick = parseWith(quickParser, text)
  return quick.type === 'tree' && someMarkdown(quick.tree, mayHoldAddress)
    ? parseWith(wholeParser, text)
    : quick
}

function parseWith(parser: Parser, text: string): ParsedMarkdown {
  try {
    const tree = parser.parse(text)
    const deep = tree.children.find((node) => isTooDeep(node, DEEPEST_NESTING))
    if (deep === undefined) return { type: 'tree', tree }
    return { type: 'too-deep', at: deep.position?.start ?? START }
  } catch (error) {
    // The parser calls itself on nested containers: very deep ones exhaust the stack before there is a tree.
    if (error instanceof RangeError) return { type: 'too-deep', at: START }
    throw error
  }
}

/** Only text can turn out to be an address: whatever else would hide one is something else in either parser. */
function mayHoldAddress(node: Nodes): boolean {
  return node.type === 'text' && BARE_ADDRESS.test(node.value)
}

const START: Place = { line: 1, column: 1 }

/** Prose is full of colons (`10:30`, `feeding:read`): directives inside a line are switched off, so those stay text. */
function withoutTextDirectives(this: Processor): void {
  const extensions = this.data().micromarkExtensions ?? []
  const directives = extensions.pop()
  if (directives?.flow !== undefined) extensions.push({ flow: directives.flow })
}

/** Takes the search for bare addresses out of GFM: from the tokeniser, and the second look at finished trees. */
function withoutBareAddresses(this: Processor): void {
  const data = this.data()
  for (const { text = {} } of data.micromarkExtensions ?? []) {
    for (const [code, constructs] of Object.entries(text)) {
      const kept = [constructs ?? []].flat().filter(({ name }) => !BARE_ADDRESS_CONSTRUCTS.has(name ?? ''))
      // The tokeniser stops at every letter that has a list, be it an empty one.
      if (kept.length === 0) Reflect.deleteProperty(text, code)
      else Object.assign(text, { [code]: kept })
    }
  }
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? []).map((extensions) =>
    [extensions].flat().map((extension) => ({ ...extension, transforms: [] })),
  )
}
