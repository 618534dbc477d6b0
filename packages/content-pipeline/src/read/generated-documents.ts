import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createDiagnosticLog, type Diagnostic } from '../diagnostic.ts'
import { linesOf } from '../lines-of.ts'
import type { SourceOrigin } from '../schemas/content-source.ts'
import { isInSite } from './inside-site.ts'
import { readTextFile } from './read-text-file.ts'

/** A document that a content source handed over, as it is kept. */
export interface GeneratedDocument {
  /** The path that its file would have, relative to the root: `content/docs/species/cod.md`. */
  readonly file: string
  /** The file that holds its text, relative to the root. */
  readonly readFrom: string
  readonly origin: SourceOrigin
  /** Name of the source. */
  readonly sourceName: string
  /** The line of its text that its Markdown begins on, below the front matter. */
  readonly firstLine: number
  /** Whether a file in its place is prose to put above it, and no second document. */
  readonly acceptsProse: boolean
}

/** The documents of a site that are not files. */
export interface GeneratedDocuments {
  readonly all: readonly GeneratedDocument[]
  /** The document that has the place of a file; null if there is none, or if the site has a file. */
  find(file: string): GeneratedDocument | null
  /** The document that a file in its place is prose for; null if there is none. */
  findBelow(file: string): GeneratedDocument | null
}

/** Whether an origin is a URL and no file. */
export function isWebAddress(file: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(file)
}

/** A site that has only files. */
export const NO_GENERATED_DOCUMENTS: GeneratedDocuments = {
  all: [],
  find: () => null,
  findBelow: () => null,
}

/** Documents in code-point order of their places, each place once. `root` is absolute. */
export function generatedDocuments(root: string, all: readonly GeneratedDocument[]): GeneratedDocuments {
  const byFile = new Map(all.map((document) => [document.file, document]))
  return {
    all,
    find(file) {
      const found = byFile.get(file) ?? null
      return found === null || existsSync(join(root, file)) ? null : found
    },
    findBelow(file) {
      const found = byFile.get(file) ?? null
      return found?.acceptsProse === true ? found : null
    },
  }
}

/** Reports diagnostics of generated documents where the author can do something about them: at their origins. */
export function reportAtOrigins(
  diagnostics: readonly Diagnostic[],
  {
    root,
    generated,
    below,
  }: {
    readonly root: string
    readonly generated: GeneratedDocuments
    /** The files that hold the generated documents below prose, by its file. */
    readonly below: ReadonlyMap<string, string>
  },
): readonly Diagnostic[] {
  if (generated.all.length === 0) return diagnostics
  const log = createDiagnosticLog()
  const origins = openOrigins(root)
  const byReadFrom = new Map(below.size === 0 ? [] : generated.all.map((one) => [one.readFrom, one]))
  log.take(
    diagnostics.map((diagnostic) => {
      const document = generated.find(diagnostic.file)
      if (document !== null) return reportAtOrigin(diagnostic, document, origins)
      const lower = byReadFrom.get(below.get(diagnostic.file) ?? '')
      const line = lower === undefined ? 0 : diagnostic.line - origins.lineCountOf(diagnostic.file)
      return lower === undefined || line <= 0
        ? diagnostic
        : reportAtOrigin({ ...diagnostic, line }, lower, origins)
    }),
  )
  return log.list()
}

interface Origins {
  /** A line of a file, from 1; empty for one that cannot be read. */
  lineOf(file: string, line: number): string
  lineCountOf(file: string): number
}

function openOrigins(root: string): Origins {
  const known = new Map<string, readonly string[]>()
  const linesIn = (file: string): readonly string[] => {
    const lines = known.get(file) ?? linesOf(readTextFile(root, file, createDiagnosticLog())?.text ?? '')
    known.set(file, lines)
    return lines
  }
  return {
    // A source may name anything, and reports are read by others than those who may read this machine.
    lineOf: (file, line) => (isInSite(root, file) ? (linesIn(file)[line - 1] ?? '') : ''),
    lineCountOf: (file) => linesIn(file).length,
  }
}

function reportAtOrigin(
  diagnostic: Diagnostic,
  { file, origin, sourceName, firstLine }: GeneratedDocument,
  origins: Origins,
): Diagnostic {
  // The fix would change a file that is generated again at each build.
  const { fix: _fix, ...unfixed } = diagnostic
  const { line, column, sourceLine, sourceColumn, hint } = unfixed
  const start = origin.line ?? 0
  const isSameText = origin.isVerbatim === true && start > 0 && line >= firstLine
  if (isSameText) {
    const lineThere = start + line - firstLine
    const textThere = origins.lineOf(origin.file, lineThere)
    // A heading may have lost a level on the way.
    const shift = textThere.endsWith(sourceLine) ? textThere.length - sourceLine.length : 0
    if (sourceColumn !== undefined || !textThere.endsWith(sourceLine))
      return { ...unfixed, file: origin.file, line: lineThere }
    return {
      ...unfixed,
      file: origin.file,
      line: lineThere,
      column: column + shift,
      sourceLine: textThere,
    }
  }
  const { sourceColumn: _column, ...rest } = unfixed
  const quoted = sourceLine.trim() === '' ? '' : ` "${shorten(sourceLine.trim())}"`
  const where = line === 0 ? '' : `line ${line}${quoted} of `
  return {
    ...rest,
    file: origin.file,
    line: start,
    column: start === 0 ? 0 : 1,
    sourceLine: start === 0 ? '' : shorten(origins.lineOf(origin.file, start)),
    hint: `${hint}${hint === '' ? '' : ' '}See ${where}"${file}", which the source "${sourceName}" generated from this.`,
  }
}

/** In characters. */
const LONGEST_QUOTE = 200

function shorten(line: string): string {
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line
}
