import { createDiagnosticLog, type Issue } from '../diagnostic.ts'
import { isReactPage } from '../read/read-collection.ts'
import { readMarkdownFile } from '../read/read-markdown-file.ts'
import { splitFrontMatter } from '../read/split-front-matter.ts'
import { frontMatterSchemas } from '../schemas/front-matter.ts'
import type { Variables } from '../substitute-variables.ts'
import { type CompiledDocument, type CompileRequest, NO_FACTS } from './document-compiler.ts'

/** Why compiling was stopped: it took too long, or too much memory. */
export type Refusal = 'too-slow' | 'too-large'

/**
 * Metadata of a document whose compiling was stopped: an error at the first line of the block that caused it, or at the
 * beginning when no single block did (`line` 0).
 */
export function refuseDocument(
  { collection, file, text }: CompileRequest,
  { refusal, line }: { refusal: Refusal; line: number },
  variables: Variables,
): CompiledDocument {
  const log = createDiagnosticLog()
  const source = { file, text }
  // Front matter that is invalid itself is not parsed again.
  const isReact = isReactPage(file)
  const isReadable = !isReact && (line === 0 || line >= firstLineOfBody(text))
  const { frontMatter, ownKeys } = readMarkdownFile(
    { file, text: isReadable ? text : '' },
    frontMatterSchemas[collection],
    { variables, log },
  )
  const issue = isReact ? REFUSALS_TO_DRAW[refusal] : REFUSALS[refusal]
  log.add(source, { ...issue, at: { line: Math.max(line, 1), column: 1 } })
  return {
    report: {
      frontMatter,
      ownKeys: [...ownKeys],
      facts: NO_FACTS,
      diagnostics: log.list(),
      dependencies: [],
    },
    text: JSON.stringify({ type: 'root', children: [] }),
  }
}

function firstLineOfBody(text: string): number {
  const body = splitFrontMatter(text).markdown.trimStart()
  return text.slice(0, text.length - body.length).split('\n').length
}

const HINT =
  'Look for something pasted by accident, such as a long run of brackets, or split the document into several pages.'

const ENDLESS = 'Look for a loop that never ends.'

const REFUSALS_TO_DRAW: Readonly<Record<Refusal, Issue>> = {
  'too-slow': {
    code: 'too-slow',
    problem: 'This page took too long to render, so rendering was stopped.',
    hint: ENDLESS,
  },
  'too-large': {
    code: 'too-large',
    problem: 'This page took too much memory to render, so rendering was stopped.',
    hint: ENDLESS,
  },
}

const REFUSALS: Readonly<Record<Refusal, Issue>> = {
  'too-slow': {
    code: 'too-slow',
    problem: 'This document took too long to parse, so parsing was stopped.',
    hint: HINT,
  },
  'too-large': {
    code: 'too-large',
    problem: 'This document took too much memory to parse, so parsing was stopped.',
    hint: HINT,
  },
}
