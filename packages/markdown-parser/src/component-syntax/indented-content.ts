import { codeIndented } from 'micromark-core-commonmark'
import type { TokenizeContext } from 'micromark-util-types'

const CODE_INDENTED = codeIndented.name ?? ''

/** The tags that are open where a parser reads blocks, and where it read the last one. */
interface OpenTags {
  readonly names: string[]
  lastOffset: number
}

const openTags = new WeakMap<object, OpenTags>()

/** The tag of a component, with what may contain `>` inside it. */
const TAG = /<(\/?)([A-Z][\w.]*)(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^<>"'{])*?(\/?)>/g

/**
 * Inside a component, four spaces are the indentation of an editor and make no code, as in `.mdx`. Constructs ask the list of disabled
 * ones for this, and the list is that of one document, so it changes where a tag begins and ends.
 *
 * @param written - One or more tags of a line, in a document in `.md`.
 * @param start - Where they begin. The parser reads a line again that might have gone on with a paragraph.
 */
export function followTags({ parser }: TokenizeContext, written: string, start: number): void {
  const open = openTags.get(parser) ?? { names: [], lastOffset: -1 }
  openTags.set(parser, open)
  if (start <= open.lastOffset) return
  open.lastOffset = start
  for (const [, slash, name = '', end] of written.matchAll(TAG)) {
    if (slash === '/') {
      const at = open.names.lastIndexOf(name)
      if (at !== -1) open.names.length = at
    } else if (end === '') open.names.push(name)
  }
  const disabled = parser.constructs.disable.null ?? []
  const at = disabled.indexOf(CODE_INDENTED)
  if (open.names.length > 0 && at === -1) disabled.push(CODE_INDENTED)
  if (open.names.length === 0 && at !== -1) disabled.splice(at, 1)
}
