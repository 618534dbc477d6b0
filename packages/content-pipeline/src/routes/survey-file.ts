import type { z } from 'zod'
import type { DiagnosticLog } from '../content-error.ts'
import { findCodeBlocks, languageNames, languageOf } from '../markdown/highlight-code.ts'
import { findIds, findReferences } from '../markdown/find-references.ts'
import { type DocumentContext, reportAt } from '../markdown/document-context.ts'
import { parseDocument } from '../markdown/parse-document.ts'
import type { SitePlugins } from '../markdown/site-plugins.ts'
import { suggestName } from '../nearest-name.ts'
import { type ContentFile, includePlace } from '../read/read-collection.ts'
import { type MarkdownFile, readMarkdownFile } from '../read/read-markdown-file.ts'
import type { Variables } from '../substitute-variables.ts'
import type { DocumentFacts } from './records.ts'

/** A file with its front matter checked and its text looked over. */
export interface SurveyedFile<Matter> extends MarkdownFile<Matter> {
  readonly file: ContentFile
  readonly facts: DocumentFacts
}

/** What the survey needs, and what it remembers. */
export interface SurveyContext {
  /** Folder of the site, absolute. */
  readonly root: string
  readonly variables: Variables
  readonly plugins: SitePlugins | null
  readonly log: DiagnosticLog
  /** Facts by file: a text that stands in for a translation is looked over once. */
  readonly facts: Map<string, DocumentFacts>
}

/** Reads front matter and text of a file and reports what is wrong in them, but for links and images. */
export function surveyFile<Matter extends object>(
  file: ContentFile,
  schema: z.ZodType<Matter>,
  context: SurveyContext,
): SurveyedFile<Matter> {
  const read = readMarkdownFile(file.source, schema, context)
  const known = context.facts.get(file.source.file)
  const facts =
    known ??
    gatherFacts(read.markdown, {
      ...context,
      source: file.source,
      includes: includePlace(context.root, file),
    })
  context.facts.set(file.source.file, facts)
  return { ...read, file, facts }
}

function gatherFacts(markdown: string, context: DocumentContext): DocumentFacts {
  const { tree, title, headings, firstParagraph, words } = parseDocument(markdown, context)
  for (const block of findCodeBlocks(tree)) {
    const names = languageNames()
    const language = languageOf(block)
    if (names.includes(language)) continue
    reportAt(
      context,
      block,
      'unknown-language',
      `"${language}" is not a known language, so this code has no colours.`,
      suggestName(language, names, 'Write "text" for plain text.'),
    )
  }
  const references = findReferences(tree).map(({ reference }) => reference)
  return { title, headings, firstParagraph, words, ids: findIds(tree), references }
}
