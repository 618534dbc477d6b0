import { dirname, join } from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import {
  type CompiledReport,
  type CompileRequest,
  type DocumentCompiler,
  type DocumentPlace,
  extendedCollections,
  hasPlugins as hasSitePlugins,
  isReactPage,
  listReactPages,
  localeOfFile,
  refuseDocument,
  type SiteConfig,
  sourceOf,
  textKeyOf,
  variablesOf,
} from '@fyr/content-pipeline'
import { apiSettings } from '../content-sources/api-parts.ts'
import type { LoadedConfig } from '../config/load-config.ts'
import { SiteError } from '../site-error.ts'
import type { ReactPagesBundle } from '../react-pages/bundle-react-pages.ts'
import type { ReactPageModule } from '../react-pages/render-react-page.ts'
import { environmentOf } from '../store/environment-of.ts'
import { readTextEntry } from '../store/read-text-entry.ts'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'
import { findPackage, packageFingerprint } from '../store/package-fingerprint.ts'
import type { TaskOutcome } from '../workers/open-pool.ts'
import type { CompiledSite, CompileOrder, CompileResult } from './compile-tasks.ts'
import { type CompileThreads, DOCUMENT_DEADLINE_MS, openCompileThreads } from './compile-threads.ts'
import { openFolderReports } from './folder-reports.ts'
import { findReport, type KeptReport, openReport } from './kept-report.ts'

/** A compiler with its own threads. */
export interface SiteCompiler extends DocumentCompiler {
  /**
   * Covers everything that is the same for every document: the code that compiles, and the settings of the
   * configuration.
   */
  readonly settingsKey: string
  /** Name of a document's report in the store. It covers all inputs except the files that the document looks for. */
  keyOf(request: CompileRequest): string
  /** Stores the stamps of files, so that the next run need not read unchanged files. */
  keep(): void
  /**
   * Stops the threads until a document must be compiled again. Pending requests are rejected. Resolves when all threads
   * that were ever stopped have ended.
   */
  rest(): Promise<void>
  /**
   * From now on, stops the threads whenever no request is pending. Pending and later requests are answered. Resolves
   * when the threads have stopped for the first time.
   */
  retire(): Promise<void>
}

export interface CompilerOptions {
  /** Folder of the site, absolute. */
  readonly root: string
  readonly config: SiteConfig
  readonly loadedConfig: LoadedConfig
  readonly store: Store
  /** Identifies the code that compiles. Results of other code are not used. */
  readonly fingerprint: string
  /** Milliseconds after which a document is stopped. Default 30,000; ordinary documents take ten. */
  readonly deadlineMs?: number | undefined
  /**
   * Threads that have been started already; closed when the compiler rests. By default the compiler opens its own on
   * demand.
   */
  readonly threads?: CompileThreads | null | undefined
  /** Called for each document that is compiled or found in the store. */
  readonly onDocument?: ((document: FinishedDocument) => void) | undefined
}

/** A document with a report. */
export interface FinishedDocument {
  /** Relative to the root. */
  readonly file: string
  /** Whether the store had it. */
  readonly isCached: boolean
}

/** A document with everything that it is compiled from. */
interface PreparedDocument {
  readonly request: CompileRequest
  /** Name of its report. */
  readonly key: string
  /** Set for a page in React that can be rendered. */
  readonly reactPage: ReactPageModule | null
}

/** A document's report, and where it was found. */
interface FoundReport {
  readonly compiled: CompiledReport
  /** Null for a report that is not stored. */
  readonly kept: KeptReport | null
  /** Whether it was in the store. */
  readonly isCached: boolean
}

/** A compiler that checks the store first and compiles the rest in threads. */
export function openCompiler({
  root,
  config,
  loadedConfig,
  store,
  fingerprint,
  deadlineMs = DOCUMENT_DEADLINE_MS,
  threads = null,
  onDocument = () => {},
}: CompilerOptions): SiteCompiler {
  const variables = variablesOf(config)
  const hasPlugins = hasSitePlugins(config.markdown)
  const extended = extendedCollections(config)
  const apis = apiSettings({ root, config, storeFolder: store.folder })
  const { packageManagers } = config.markdown
  const site: CompiledSite = {
    root,
    storeFolder: store.folder,
    variables,
    packageManagers,
    hasPlugins,
    extended,
    apis,
  }
  const settingsKey = hashOf(
    fingerprint,
    JSON.stringify([...variables]),
    JSON.stringify(packageManagers),
    ...extended,
    ...(apis === undefined ? [] : [JSON.stringify(apis)]),
    ...(hasPlugins ? [...codeOfConfig(root, loadedConfig), writePlugins(config)] : []),
  )
  const folders = openFolderReports(store, root, settingsKey)
  const places = new Map<string, DocumentPlace>()
  /** Compilations in progress, by key. */
  const running = new Map<string, Promise<FoundReport>>()
  let pool = threads
  let ending: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let isRetired = false
  let onStopped: (() => void) | null = null

  async function run(order: CompileOrder): Promise<TaskOutcome<CompileResult>> {
    pool ??= openCompileThreads({ deadlineMs })
    waiting += 1
    try {
      return await pool.run({ site, order })
    } finally {
      waiting -= 1
      if (isRetired) await restUnlessAwaited()
    }
  }

  async function rest(): Promise<void> {
    ending = Promise.all([ending, pool?.close()])
    pool = null
    await ending
  }

  async function restUnlessAwaited(): Promise<void> {
    if (waiting > 0) return
    await rest()
    onStopped?.()
  }

  async function compileUncached({ request, key, reactPage }: PreparedDocument): Promise<FoundReport> {
    const outcome = await run({ type: 'compile', request, key, reactPage }).catch((error: unknown) => {
      throw documentFailed(request, error)
    })
    if (outcome.type === 'done' && outcome.result !== null) {
      const { json, hashes } = outcome.result
      const kept = hashes === null ? null : { hashes, json }
      return { compiled: JSON.parse(json) as CompiledReport, kept, isCached: false }
    }
    // A page in React has no blocks to probe.
    const probed = reactPage === null ? await run({ type: 'probe', request }) : null
    const line = probed === null || probed.type === 'done' ? 0 : probed.line
    const refusal = outcome.type === 'out-of-memory' ? 'too-large' : 'too-slow'
    const { report, text } = refuseDocument(request, { refusal, line }, variables)
    const textKey = textKeyOf(text)
    store.write('text', textKey, text)
    return { compiled: { report, textKey }, kept: null, isCached: false }
  }

  /** Two requests for the same document share one compilation. */
  async function compileOnce(prepared: PreparedDocument): Promise<FoundReport> {
    const { key } = prepared
    const work = running.get(key) ?? compileUncached(prepared)
    running.set(key, work)
    try {
      return await work
    } finally {
      running.delete(key)
    }
  }

  function findKept(key: string): FoundReport | null {
    const kept = findReport(store, key)
    const compiled = kept && openReport(kept, root)
    if (compiled === null) return null
    // If the page is in the store too, the text is never read, so mark it as used here.
    store.use('text', compiled.textKey)
    return { compiled, kept, isCached: true }
  }

  function finish(place: DocumentPlace, { textKey }: CompiledReport, isCached: boolean): void {
    onDocument({ file: place.file, isCached })
    places.set(textKey, place)
  }

  const keyOf = ({ collection, file, readFrom, originalFile, text, generated }: CompileRequest): string =>
    hashOf(
      settingsKey,
      collection,
      file,
      originalFile,
      text,
      // Only a generated document can have an operation that readers call, whatever the text of a file says.
      ...(readFrom === file ? [] : ['generated']),
      ...(generated === undefined ? [] : [generated]),
    )

  /** Pages that are requested together share one bundle. */
  let bundling: Promise<ReactPagesBundle> | null = null

  /** Loaded on demand: the bundler is large, and most sites have no pages in React. */
  async function bundlePages(): Promise<ReactPagesBundle> {
    const { bundleReactPages } = await import('../react-pages/bundle-react-pages.ts')
    return bundleReactPages({ root, pages: listReactPages(root, config), store, fingerprint })
  }

  async function prepare(request: CompileRequest): Promise<PreparedDocument> {
    const key = keyOf(request)
    if (!isReactPage(request.file)) return { request, key, reactPage: null }
    bundling ??= bundlePages().finally(() => (bundling = null))
    const { module, key: code, dependencies, diagnostics } = await bundling
    const rendered = { html: '', frontMatter: undefined, diagnostics, dependencies }
    const locale = localeOfFile(config, request.file)
    const reactPage = module === null ? null : { module, dependencies, locale }
    return { request: { ...request, rendered }, key: hashOf(key, code), reactPage }
  }

  return {
    settingsKey,
    keyOf,
    async compile(request) {
      const prepared = await prepare(request)
      const { key } = prepared
      const { compiled, kept, isCached } = findKept(key) ?? (await compileOnce(prepared))
      const { text: _, generated: _generated, ...place } = request
      if (hasOneFile(place)) folders.note(place, key, kept)
      finish(place, compiled, isCached)
      return compiled
    },
    recall(place) {
      const compiled = hasOneFile(place) ? folders.find(place) : null
      if (compiled !== null) finish(place, compiled, true)
      return compiled
    },
    keep: folders.keep,
    async loadText(textKey) {
      const kept = readTextEntry(store, textKey)
      if (kept !== null) return kept
      const place = places.get(textKey)
      if (place === undefined) throw new RangeError(`This compiler has no content "${textKey}".`)
      const textIn = (readFrom: string): string => sourceOf(root, place.file, { readFrom }).text
      const generated = place.below === undefined ? undefined : textIn(place.below)
      await compileUncached(await prepare({ ...place, text: textIn(place.readFrom), generated }))
      const again = readTextEntry(store, textKey)
      if (again === null)
        throw new Error(
          `The content of ${place.file} changed during the build, or cannot be stored in ${store.folder}.`,
        )
      return again
    },
    rest,
    async retire() {
      isRetired = true
      const stopped = new Promise<void>((resolve) => (onStopped = resolve))
      await restUnlessAwaited()
      await stopped
    },
  }
}

/**
 * Whether the stamp of its file says whether a document has changed. A page in React may import files from anywhere, and prose
 * belongs above a generated document.
 */
function hasOneFile({ file, below }: DocumentPlace): boolean {
  return !isReactPage(file) && below === undefined
}

/**
 * The error for a document that stopped its thread. Markdown alone cannot do that, but one of the site's plugins can.
 */
function documentFailed({ file }: CompileRequest, cause: unknown): SiteError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  const problem = `Cannot read this document: ${reason}`
  return new SiteError([{ code: 'document-failed', file, problem }], { cause })
}

const LOCK_FILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock', 'bun.lock']

/** Packages that a module imports, by name; other imports are not among the installed packages. */
const PACKAGE_IMPORT =
  /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(['"`])(?<name>(?:@[^/'"`]+\/)?[^./'"`][^/'"`]*)(?:\/[^'"`]*)?\1/g

/**
 * Everything that decides which code the plugins run: the text of the configuration and its imports, the environment
 * variables that they read, their packages, and the versions of what is installed.
 */
function codeOfConfig(root: string, { dependencies }: LoadedConfig): string[] {
  const locks: string[] = []
  for (let folder = root; ; folder = dirname(folder)) {
    locks.push(...LOCK_FILES.map((name) => join(folder, name)).filter((file) => existsSync(file)))
    if (folder === dirname(folder)) break
  }
  const modules = dependencies.map((file) => ({ file, code: readFileSync(file, 'utf8') }))
  const packages = new Set(modules.flatMap(({ file, code }) => packagesOf(file, code)))
  return [
    ...modules.flatMap(({ code }) => [code, environmentOf(code)]),
    ...locks.map((file) => readFileSync(file, 'latin1')),
    packageFingerprint([...packages].toSorted(), { isSourceRun: true }),
  ]
}

/** The site's plugins with their options, as a string that is equal for equal options. */
function writePlugins({ markdown }: SiteConfig): string {
  const seen = new Set<unknown>()
  return JSON.stringify(markdown, (_, value: unknown) => {
    if (typeof value === 'function' || typeof value === 'bigint' || value instanceof RegExp)
      return String(value)
    if (typeof value !== 'object' || value === null) return value
    // An option may contain itself.
    if (seen.has(value)) return [...seen].indexOf(value)
    seen.add(value)
    return value instanceof Map || value instanceof Set ? [...value] : value
  })
}

/** Folders of the packages that a module (absolute path) imports. */
function packagesOf(file: string, code: string): string[] {
  return [...code.matchAll(PACKAGE_IMPORT)].flatMap(
    ({ groups }) => findPackage(dirname(file), groups?.['name'] ?? '') ?? [],
  )
}
