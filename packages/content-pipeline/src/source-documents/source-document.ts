import { isDeepStrictEqual } from 'node:util'
import {
  type CompiledReport,
  type DocumentCompiler,
  type DocumentFacts,
  type DocumentOutline,
  NO_FACTS,
} from '../compile/document-compiler.ts'
import { outlineDocument, outlineOf } from '../compile/outline-document.ts'
import { createDiagnosticLog, type Diagnostic, type DiagnosticLog } from '../diagnostic.ts'
import { fileStamp } from '../read/file-stamp.ts'
import { type ContentFile, isReactPage } from '../read/read-collection.ts'
import { splitFrontMatter } from '../read/split-front-matter.ts'
import { readRequest, type SiteDocument } from '../records/content-documents.ts'
import type { CollectionName } from '../read/read-collection.ts'
import type { Variables } from '../substitute-variables.ts'

/** The site as source documents need it. */
export interface SourceContext {
  /** Folder of the site, absolute. */
  readonly root: string
  readonly variables: Variables
  readonly extended: readonly CollectionName[]
  readonly compiler: DocumentCompiler
}

/** The state of a file when it was last read. */
interface Reading {
  /** Stamp of the file, taken before it was read; null for a file that is gone. */
  readonly stamp: string | null
  readonly outline: DocumentOutline
  readonly diagnostics: readonly Diagnostic[]
  /** The front matter as it is written: equal text has its keys at the same places. */
  readonly frontMatter: string | null
  /** Null until the content has been compiled. */
  readonly compiled: Compiled | null
}

interface Compiled extends CompiledReport {
  /** Stamps of the other files that the content was made from. */
  readonly stamps: ReadonlyMap<string, string | null>
}

/** Reads a source document as far as its outline; null, with a diagnostic in `log`, for a file that cannot be read. */
export async function readSourceDocument(
  file: ContentFile,
  context: SourceContext,
  log: DiagnosticLog,
): Promise<SourceDocument | null> {
  const reading = await readOutline(file, context, log)
  return reading && new SourceDocument(file, context, reading)
}

/**
 * A document of a site that is being written. Its outline is always known. `compile` adds its content and its metadata;
 * until then its metadata is that of an empty document.
 */
export class SourceDocument implements SiteDocument {
  readonly file: ContentFile
  readonly #context: SourceContext
  #reading: Reading
  #compiling: Promise<boolean> | null = null
  /** The file could not be read when it was to be compiled. */
  #isGone = false

  constructor(file: ContentFile, context: SourceContext, reading: Reading) {
    this.file = file
    this.#context = context
    this.#reading = reading
  }

  get outline(): DocumentOutline {
    return this.#reading.outline
  }

  get isCompiled(): boolean {
    return this.#reading.compiled !== null
  }

  get facts(): DocumentFacts {
    return this.#reading.compiled?.report.facts ?? NO_FACTS
  }

  hasId(id: string): boolean {
    return this.facts.ids.includes(id)
  }

  get textKey(): string {
    return this.#reading.compiled?.textKey ?? ''
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#reading.diagnostics
  }

  get dependencies(): readonly string[] {
    return this.#reading.compiled?.report.dependencies ?? []
  }

  /** Whether the file, or another one that its content was made from, has changed since it was read. */
  isStale(changed: ReadonlySet<string>): boolean {
    const { stamp, compiled } = this.#reading
    const isChanged = (path: string, known: string | null): boolean =>
      changed.has(path) || fileStamp(this.#context.root, path) !== known
    if (this.#isGone || isChanged(this.file.readFrom, stamp)) return true
    return [...(compiled?.stamps ?? [])].some(([path, known]) => isChanged(path, known))
  }

  /** Reads the file again. False when the site needs a new plan: the outline has changed, or the file cannot be read. */
  async refresh(): Promise<boolean> {
    const before = this.#reading
    const next = await readOutline(this.file, this.#context, createDiagnosticLog())
    if (next === null) return false
    this.#reading = next
    this.#compiling = null
    return (
      next.frontMatter === before.frontMatter && isDeepStrictEqual(next.outline.title, before.outline.title)
    )
  }

  /** Compiles the content unless that has been done. False when the site needs a new plan, as for `refresh`. */
  compile(): Promise<boolean> {
    if (this.isCompiled) return Promise.resolve(true)
    this.#compiling ??= this.#compileNow().finally(() => (this.#compiling = null))
    return this.#compiling
  }

  async #compileNow(): Promise<boolean> {
    const before = this.#reading
    const next = await compileFile(this.file, this.#context)
    // The file has been read again meanwhile, and its new content is compiled there.
    if (this.#reading !== before) return true
    this.#isGone = next === null
    if (next === null) return false
    // The older stamp: a change between the two readings is noticed.
    this.#reading = { ...next, stamp: before.stamp }
    return isDeepStrictEqual(next.outline, before.outline)
  }
}

/** Reads a file; compiles it if its first lines do not contain its title. */
async function readOutline(
  file: ContentFile,
  context: SourceContext,
  log: DiagnosticLog,
): Promise<Reading | null> {
  const { root, variables, extended } = context
  const stamp = fileStamp(root, file.readFrom)
  const request = readRequest(file, { root, log })
  if (request === null) return null
  const ownLog = createDiagnosticLog()
  const outline = outlineDocument(request, { variables, extended, log: ownLog })
  if (outline === null) return compileFile(file, context)
  const { yaml: frontMatter } = splitFrontMatter(request.text)
  return { stamp, outline, diagnostics: ownLog.list(), frontMatter, compiled: null }
}

/** Null for a file that cannot be read. */
async function compileFile(file: ContentFile, { root, compiler }: SourceContext): Promise<Reading | null> {
  const stamp = fileStamp(root, file.readFrom)
  const request = readRequest(file, { root, log: createDiagnosticLog() })
  if (request === null) return null
  const { report, textKey } = await compiler.compile(request)
  const stamps = new Map(report.dependencies.map((path) => [path, fileStamp(root, path)]))
  return {
    stamp,
    outline: outlineOf(report),
    diagnostics: report.diagnostics,
    // Of a page in React it is a value.
    frontMatter: isReactPage(request.file)
      ? JSON.stringify([report.frontMatter, report.written])
      : splitFrontMatter(request.text).yaml,
    compiled: { report, textKey, stamps },
  }
}
