import type { DiagnosticLog } from '../diagnostic.ts'
import type { TocSpan } from '../manifest/index.ts'
import { isReactPage } from '../read/read-collection.ts'
import { readWritten } from './read-written.ts'
import type { CompileRequest, CompileSettings, DocumentOutline, DocumentReport } from './document-compiler.ts'

/** A first line of plain words, which mean the same anywhere in Markdown. */
const PLAIN_TITLE = /^(?:[ \t]*\n)*# +([\p{L}\p{N}](?:[\p{L}\p{N} ,.;()'’“”?+=%–—-]|:(?= ))*)(?:\n|$)/u

/** The inputs of an outline besides the document. */
interface OutlineContext extends Pick<CompileSettings, 'variables' | 'extended'> {
  readonly log: DiagnosticLog
}

/**
 * The outline of a document from its front matter and its first line, in a hundredth of the time that compiling takes.
 * Null where only compiling can say what the title is. Errors in the front matter go to the log.
 */
export function outlineDocument(
  request: Omit<CompileRequest, 'originalFile'>,
  context: OutlineContext,
): DocumentOutline | null {
  const { collection, file } = request
  if (isReactPage(file)) return null
  const isExtended = context.extended.includes(collection)
  const read = readWritten(request, { ...context, isExtended })
  const { frontMatter, markdown } = read
  const known = { frontMatter, ownKeys: [...read.ownKeys], ...(isExtended && { written: read.written }) }
  if (frontMatter.title !== undefined) return { ...known, title: null }
  const words = PLAIN_TITLE.exec(markdown)?.[1]
  return words === undefined ? null : { ...known, title: [words.trimEnd()] }
}

/** The outline of a compiled document. */
export function outlineOf({ frontMatter, ownKeys, written, facts }: DocumentReport): DocumentOutline {
  const title = headingFor(frontMatter.title, facts.title)
  return { frontMatter, ownKeys, ...(written !== undefined && { written }), title }
}

/** Front matter takes precedence over the heading, so the heading is not needed here. */
function headingFor(title: string | undefined, heading: readonly TocSpan[] | null): DocumentOutline['title'] {
  return title === undefined ? heading : null
}
