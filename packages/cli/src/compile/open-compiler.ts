import { posix } from 'node:path'
import type {
  CompiledReport,
  CompileRequest,
  DocumentCompiler,
  DocumentPlace,
  SiteConfig,
} from '@fyr/content-pipeline'
import {
  documentLanguages,
  documentTerms,
  extendedCollections,
  hasPlugins as hasSitePlugins,
  isReactPage,
  listReactPages,
  localeOfFile,
  sourceOf,
  speechKey,
  openFolders,
  variablesOf,
} from '@fyr/content-pipeline/internal'
import { apiSettings } from '../content-sources/api-parts.ts'
import type { LoadedConfig } from '../config/load-config.ts'
import type { ReactPagesBundle } from '../react-pages/bundle-react-pages.ts'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'
import { readTextEntry } from '../store/read-text-entry.ts'
import { Compilations, type FoundReport, type PreparedDocument } from './compilations.ts'
import type { CompiledSite } from './compile-tasks.ts'
import { type CompileThreads, DOCUMENT_DEADLINE_MS } from './compile-threads.ts'
import { openFolderReports } from './folder-reports.ts'
import { findReport, isOfTextAlone, openReport } from './kept-report.ts'
import { RestingThreads } from './resting-threads.ts'
import { settingsKeyOf } from './settings-key.ts'

/** A compiler with its own threads. */
export interface SiteCompiler extends DocumentCompiler {
  /**
   * Covers everything that is the same for every document: the code that compiles, and the settings of the
   * configuration.
   */
  readonly settingsKey: string
  /** Name of a document's report. It covers all inputs except the files that the document looks for. */
  keyOf(request: CompileRequest): string
  /** Name under which the report of a document is kept: that of its text alone, where its place does not count. */
  keptKeyOf(request: CompileRequest, report: CompiledReport['report']): string
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

/** A compiler that checks the store first and compiles the rest in threads. */
export function openCompiler(options: CompilerOptions): SiteCompiler {
  const { root, config, store, deadlineMs = DOCUMENT_DEADLINE_MS, onDocument = () => {} } = options
  const site: CompiledSite = {
    root,
    storeFolder: store.folder,
    openFolders: openFolders(config),
    variables: variablesOf(config),
    packageManagers: config.markdown.packageManagers,
    copyCommands: config.markdown.copyCommands,
    hasPlugins: hasSitePlugins(config.markdown),
    extended: extendedCollections(config),
    apis: apiSettings({ root, config, storeFolder: store.folder }),
    languages: documentLanguages(config),
    terms: documentTerms(root, config),
  }
  const settingsKey = settingsKeyOf(site, options)
  const { keyOf, textAloneKeyOf, prepare } = openPreparation({ settingsKey, site }, options)
  const folders = openFolderReports(store, root, settingsKey)
  const threads = new RestingThreads({ threads: options.threads ?? null, deadlineMs })
  const compilations = new Compilations(site, store, threads)
  const places = new Map<string, DocumentPlace>()

  function findKept(key: string): FoundReport | null {
    const kept = findReport(store, key)
    const compiled = kept && openReport(kept, root)
    if (compiled === null) return null
    // If the page is in the store too, the text is never read, so mark it as used here.
    store.use('text', compiled.textKey)
    return { compiled, key, kept, isCached: true }
  }

  function finish(place: DocumentPlace, { textKey }: CompiledReport, isCached: boolean): void {
    onDocument({ file: place.file, isCached })
    places.set(textKey, place)
  }

  async function compileAgain(place: DocumentPlace): Promise<void> {
    const textIn = (readFrom: string): string => sourceOf(root, place.file, { readFrom }).text
    const generated = place.below === undefined ? undefined : textIn(place.below)
    await compilations.compile(await prepare({ ...place, text: textIn(place.readFrom), generated }))
  }

  return {
    settingsKey,
    keyOf,
    keptKeyOf(request, report) {
      return (isOfTextAlone(report) ? textAloneKeyOf(request) : null) ?? keyOf(request)
    },
    async compile(request) {
      const prepared = await prepare(request)
      const { textAloneKey } = prepared
      const found =
        (textAloneKey === null ? null : findKept(textAloneKey)) ??
        findKept(prepared.key) ??
        (await compilations.compileOnce(prepared))
      const { compiled, key, kept, isCached } = found
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
      await compileAgain(place)
      const again = readTextEntry(store, textKey)
      if (again === null)
        throw new Error(
          `The content of ${place.file} changed during the build, or cannot be stored in ${store.folder}.`,
        )
      return again
    },
    rest: () => threads.rest(),
    retire: () => threads.retire(),
  }
}

interface Preparation extends Pick<SiteCompiler, 'keyOf'> {
  /** Name of the report of a text, wherever it is; null for a document whose place always counts. */
  textAloneKeyOf(request: CompileRequest): string | null
  prepare(request: CompileRequest): Promise<PreparedDocument>
}

/** Names the report of a document, and brings the bundle that a page in React is rendered from. */
function openPreparation(
  { settingsKey, site }: { readonly settingsKey: string; readonly site: CompiledSite },
  { root, config, store, fingerprint }: CompilerOptions,
): Preparation {
  /** Pages that are requested together share one bundle. */
  let bundling: Promise<ReactPagesBundle> | null = null

  /** Loaded on demand: the bundler is large, and most sites have no pages in React. */
  async function bundlePages(): Promise<ReactPagesBundle> {
    const { bundleReactPages } = await import('../react-pages/bundle-react-pages.ts')
    return bundleReactPages({ root, pages: listReactPages(root, config), store, fingerprint })
  }

  const keyOf: SiteCompiler['keyOf'] = ({ collection, file, readFrom, originalFile, text, generated }) =>
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

  // A plugin may look at the name of the file.
  const placeCounts = hasSitePlugins(config.markdown)
  const textAloneKeyOf: Preparation['textAloneKeyOf'] = (request) => {
    const { collection, file, readFrom, text, generated } = request
    return placeCounts || isReactPage(file) || readFrom !== file || generated !== undefined
      ? null
      : hashOf('text alone', settingsKey, collection, posix.extname(file), speechKey(request, site), text)
  }

  return {
    keyOf,
    textAloneKeyOf,
    async prepare(request) {
      const key = keyOf(request)
      if (!isReactPage(request.file))
        return { request, key, textAloneKey: textAloneKeyOf(request), reactPage: null }
      bundling ??= bundlePages().finally(() => (bundling = null))
      const { module, key: code, dependencies, diagnostics } = await bundling
      const rendered = { html: '', frontMatter: undefined, diagnostics, dependencies }
      const locale = localeOfFile(config, request.file)
      const reactPage = module === null ? null : { module, dependencies, locale }
      return { request: { ...request, rendered }, key: hashOf(key, code), textAloneKey: null, reactPage }
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
