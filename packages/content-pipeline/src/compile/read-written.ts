import { createDiagnosticLog, type DiagnosticLog, type Issue, type SourceText } from '../diagnostic.ts'
import { operationOf } from '../read/generated-operation.ts'
import { type MarkdownFile, readMarkdownFile } from '../read/read-markdown-file.ts'
import { joinTexts } from '../read/source-of.ts'
import { type FrontMatter, frontMatterSchemas } from '../schemas/front-matter.ts'
import type { Variables } from '../substitute-variables.ts'
import type { CompileRequest } from './document-compiler.ts'

/** A document as it is written: a file, and the generated document that it is prose for. */
export interface WrittenDocument extends Omit<MarkdownFile<FrontMatter>, 'locate'> {
  /** Its whole text; the lines of the generated document follow those of the file. */
  readonly source: SourceText
  /** The Markdown of the generated document on its lines of the whole text; null without one. */
  readonly below: string | null
  /** The operation that readers can call from the generated document, as JSON; null for none, and for any other text. */
  readonly operation: string | null
  /** Title of the generated document, which a title of the file takes the place of. */
  readonly generatedTitle: string | undefined
}

const EMPTY = {
  code: 'empty-file',
  problem: 'This file is empty, and so is its page.',
  hint: 'Write a title, such as "# Set up", and a text. Delete a file that needs no page.',
} as const satisfies Issue

/** Reads a document. Keys of the front matter of a file count more than those of the generated document below it. */
export function readWritten(
  { collection, file, readFrom, text, generated }: Omit<CompileRequest, 'originalFile'>,
  context: { readonly variables: Variables; readonly log: DiagnosticLog; readonly isExtended: boolean },
): WrittenDocument {
  const schema = frontMatterSchemas[collection]
  if (text.trim() === '') context.log.add({ file, text }, EMPTY)
  const own = readMarkdownFile<FrontMatter>({ file, text }, schema, context)
  if (generated === undefined)
    return {
      ...own,
      source: { file, text },
      below: null,
      operation: readFrom === file ? null : operationOf(text),
      generatedTitle: undefined,
    }
  const lineCount = text.split('\n').length
  const log = createDiagnosticLog()
  const first = readMarkdownFile<FrontMatter>({ file, text: generated }, schema, { ...context, log })
  context.log.take(log.list().map((diagnostic) => ({ ...diagnostic, line: diagnostic.line + lineCount })))
  const { title, ...others } = first.frontMatter
  return {
    frontMatter: { ...others, ...own.frontMatter },
    ownKeys: own.ownKeys,
    written: { ...first.written, ...own.written },
    markdown: own.markdown,
    source: { file, text: joinTexts(text, generated) },
    below: '\n'.repeat(lineCount) + first.markdown,
    operation: operationOf(generated),
    generatedTitle: title,
  }
}

/** The front matter of a document. A heading at the start of a file is its title, unlike one further down. */
export function frontMatterOf(
  { frontMatter, generatedTitle }: WrittenDocument,
  hasOwnHeading: boolean,
): FrontMatter {
  const isTitled = hasOwnHeading || frontMatter.title !== undefined || generatedTitle === undefined
  return isTitled ? frontMatter : { ...frontMatter, title: generatedTitle }
}
