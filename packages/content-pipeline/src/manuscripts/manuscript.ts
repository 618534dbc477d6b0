import { isDeepStrictEqual } from 'node:util'
import {
  type CompiledReport,
  type DocumentCompiler,
  type DocumentOutline,
  type DocumentFacts,
  NO_FACTS,
} from '../compile/document-compiler.ts'
import { outlineDocument, outlineOf } from '../compile/outline-document.ts'
import { createDiagnosticLog, type Diagnostic } from '../content-error.ts'
import type { ContentFile } from '../read/read-collection.ts'
import { fileStamp, isLasting } from '../read/file-stamp.ts'
import { openTextFile } from '../read/read-text-file.ts'
import { splitFrontMatter } from '../read/split-front-matter.ts'
import { documentKey, readRequest, type SiteDocument } from '../records/content-documents.ts'
import type { Variables } from '../substitute-variables.ts'

/** What a look at a file has told, for another run. Plain data. */
export interface KeptOutline {
  /** Of the file that it was. */
  readonly stamp: string
  readonly outline: DocumentOutline
  readonly diagnostics: readonly Diagnostic[]
  readonly frontMatter: string | null
}

/** What reading manuscripts needs of the site. */
export interface ManuscriptContext {
  /** Folder of the site, absolute. */
  readonly root: string
  readonly variables: Variables
  readonly compiler: DocumentCompiler
  /** Outlines of an earlier run by the names of their documents. */
  readonly kept: ReadonlyMap<string, KeptOutline>
  /** Called when somebody asks for the text of a document that has not been compiled. */
  readonly onWanted: (manuscript: Manuscript) => void
  /** Called when a text has other ids than it was known to have. */
  readonly onIds: () => void
}

/** A document that is being written: its outline is known, its text is compiled when somebody wants it. */
export interface Manuscript extends SiteDocument {
  readonly file: ContentFile
  /** Null where a look did not tell the outline, or the file was changed so lately that its stamp may not tell the next change. */
  readonly kept: KeptOutline | null
  /** Whether the file, or one that its text was made from, has changed since it was read. `changed` are known to have. */
  isStale(changed: ReadonlySet<string>): boolean
  /** Reads the file again. False when its outline is another one, or it can not be read any more: then a new plan is due. */
  refresh(): Promise<boolean>
  /**
   * Compiles the text unless that has been done. False when the outline turned out to be another one, or the file can not be
   * read any more: then a new plan is due.
   */
  compile(): Promise<boolean>
}

/** What was read of a file. */
interface Reading {
  /** Of the file that was read; null for none. */
  readonly stamp: string | null
  readonly outline: DocumentOutline
  readonly diagnostics: readonly Diagnostic[]
  /** As it stands in the file: the same text has its keys at the same places. */
  readonly frontMatter: string | null
  /** Null as long as the text has not been compiled. */
  readonly compiled: Compiled | null
}

const NO_STAMPS: ReadonlyMap<string, string | null> = new Map()

interface Compiled extends CompiledReport {
  /** What the text was made from besides its file. */
  readonly stamps: ReadonlyMap<string, string | null>
}

/** Reads a manuscript; null, with a diagnostic in `log`, for a file that can not be read. */
export async function readManuscript(
  file: ContentFile,
  context: ManuscriptContext,
  log = createDiagnosticLog(),
) {
  const known = context.kept.get(documentKey(file))
  if (known !== undefined && known.stamp === fileStamp(context.root, file.source.file))
    return createManuscript(file, context, { ...known, compiled: null })
  const reading = await readFile(file, context, log)
  return reading === null ? null : createManuscript(file, context, reading)
}

function createManuscript(file: ContentFile, context: ManuscriptContext, first: Reading): Manuscript {
  let reading = first
  let look = lookOf(reading)
  let compiling: Promise<boolean> | null = null
  let ids: readonly string[] | null = null
  /** Its file could not be read when it was to be compiled. */
  let isGone = false
  const report = () => reading.compiled?.report
  const wanted = (): DocumentFacts => {
    context.onWanted(manuscript)
    return NO_FACTS
  }

  async function compileNow(): Promise<boolean> {
    const before = reading
    const next = await compileFile(file, context)
    // What was edited meanwhile is for whoever noticed the edit.
    if (reading !== before) return true
    isGone = next === null
    if (next === null) return false
    reading = { ...next, stamp: before.stamp }
    noteIds()
    return isDeepStrictEqual(next.outline, before.outline)
  }

  function noteIds(): void {
    const next = report()?.facts.ids ?? null
    if (next === null || isDeepStrictEqual(next, ids)) return
    ids = next
    context.onIds()
  }

  const manuscript: Manuscript = {
    file,
    get kept() {
      return look()
    },
    get outline() {
      return reading.outline
    },
    get isCompiled() {
      return reading.compiled !== null
    },
    get facts() {
      return report()?.facts ?? wanted()
    },
    hasId(id) {
      return manuscript.facts.ids.includes(id)
    },
    get textKey() {
      return reading.compiled?.textKey ?? ''
    },
    get diagnostics() {
      return reading.diagnostics
    },
    get dependencies() {
      return report()?.dependencies ?? []
    },
    isStale(changed) {
      const stamps = reading.compiled?.stamps ?? NO_STAMPS
      const path = file.source.file
      if (isGone || changed.has(path) || fileStamp(context.root, path) !== reading.stamp) return true
      return [...stamps].some(([part, known]) => changed.has(part) || fileStamp(context.root, part) !== known)
    },
    async refresh() {
      const before = reading
      const next = await readFile(file, context, createDiagnosticLog())
      if (next === null) return false
      reading = next
      look = lookOf(reading)
      compiling = null
      noteIds()
      return (
        next.frontMatter === before.frontMatter && isDeepStrictEqual(next.outline.title, before.outline.title)
      )
    },
    compile() {
      if (reading.compiled !== null) return Promise.resolve(true)
      compiling ??= compileNow().finally(() => (compiling = null))
      return compiling
    },
  }
  noteIds()
  return manuscript
}

/** What is told by a look at a file, at `now`. */
function lookOf(reading: Reading, now = Date.now()): () => KeptOutline | null {
  const { stamp, outline, diagnostics, frontMatter, compiled } = reading
  return () => {
    if (compiled !== null || stamp === null || !isLasting(stamp, now)) return null
    return { stamp, outline, diagnostics, frontMatter }
  }
}

/** Reads a file as far as its outline needs it, which for most is the head. */
async function readFile(
  file: ContentFile,
  context: ManuscriptContext,
  log: ReturnType<typeof createDiagnosticLog>,
): Promise<Reading | null> {
  const opened = openTextFile(context.root, file.source.file, log)
  if (opened === null) return null
  const head = opened.head()
  const reading =
    (head === null ? null : outlineText(head, file, context)) ??
    outlineText(opened.text(), file, context) ??
    (await compileFile(file, context))
  return reading && { ...reading, stamp: opened.stamp }
}

/** A reading of a text, of whatever file. */
type TextReading = Omit<Reading, 'stamp'>

/** Null where a text does not tell its outline. */
function outlineText(text: string, file: ContentFile, { variables }: ManuscriptContext): TextReading | null {
  const log = createDiagnosticLog()
  const outline = outlineDocument(
    { collection: file.collection.name, file: file.source.file, text },
    { variables, log },
  )
  if (outline === null) return null
  return { outline, diagnostics: log.list(), frontMatter: splitFrontMatter(text).yaml, compiled: null }
}

/** Null when the file can not be read any more. */
async function compileFile(
  file: ContentFile,
  { root, compiler }: ManuscriptContext,
): Promise<TextReading | null> {
  const request = readRequest(file, { root, log: createDiagnosticLog() })
  if (request === null) return null
  const { report, textKey } = await compiler.compile(request)
  const stamps = new Map(report.dependencies.map((path) => [path, fileStamp(root, path)]))
  return {
    outline: outlineOf(report),
    diagnostics: report.diagnostics,
    frontMatter: splitFrontMatter(request.text).yaml,
    compiled: { report, textKey, stamps },
  }
}
