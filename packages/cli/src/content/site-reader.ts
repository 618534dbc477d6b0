import {
  buildManifest,
  type GeneratedDocuments,
  NO_GENERATED_DOCUMENTS,
  type SiteConfig,
  type TextSource,
} from '@fyr/content-pipeline'
import type { CompileThreads } from '../compile/compile-threads.ts'
import { type CompilerOptions, openCompiler, type SiteCompiler } from '../compile/open-compiler.ts'
import { findConfigFile } from '../config/config-file.ts'
import { loadConfig, type LoadedConfig } from '../config/load-config.ts'
import type { RunConfig } from '../config/run-alone.ts'
import { loadSourcesApart } from '../content-sources/load-sources-apart.ts'
import { dependencyFolder } from '../own-package.ts'
import {
  defaultStoreFolder,
  openStore,
  prepareStoreFolder,
  prepareTemporaryStore,
  type Store,
} from '../store/open-store.ts'
import { packageFingerprint } from '../store/package-fingerprint.ts'
import type { LoadedSite } from './loaded-site.ts'
import { loadSite } from './load-site.ts'

/** Reads a site as often as needed. What has not changed since the last reading is not read again. */
export interface SiteReader {
  /** Absolute. */
  readonly root: string
  readonly store: Store
  /** Reads the configuration and, when it is valid, the content. Problems are returned as diagnostics. */
  read(): Promise<LoadedSite>
  /** Reads only the content and the theme folder, with the last configuration and the last documents of its sources. */
  readContent(): Promise<LoadedSite>
  /** The current configuration, and a compiler for it; null when the configuration has errors. */
  openCompiler(): Promise<OpenedSite>
  /** Documents of the site's content sources, as the last reading found them. */
  readonly generated: GeneratedDocuments
  /** Content of the documents, a new copy each time. */
  readonly texts: TextSource
  /** Stops background work. Pages that were read can still be loaded. */
  close(): Promise<void>
}

/** A configuration with what is needed to read documents. */
export interface OpenedSite {
  readonly loadedConfig: LoadedConfig
  readonly compiler: SiteCompiler | null
  /** Documents of the site's content sources. */
  readonly generated: GeneratedDocuments
}

export interface SiteReaderOptions {
  /** Folder of the site, absolute. */
  readonly root: string
  /** Day of the build, `YYYY-MM-DD`: posts of later days are left out; default none are. */
  readonly on?: string | null | undefined
  /** Folder of the store, absolute; default `node_modules/.cache/fyr` of the site. */
  readonly storeFolder?: string | undefined
  /** The exports of the configuration, if it was run just now; default: it is run when it is read. */
  readonly ranConfig?: RunConfig | null
  /** Uses the last documents of the content sources, and loads none. Default false. */
  readonly isFrozen?: boolean | undefined
  /** Milliseconds after which a document is given up. */
  readonly deadlineMs?: number | undefined
  /** Milliseconds that a content source may take for its next document, and without a pause. Default a minute. */
  readonly sourceDeadlineMs?: number | undefined
  /** Threads that compile, if they have been started already; their owner closes them too. */
  readonly threads?: CompileThreads | null
  /** Called for each document that is compiled or found in the store. */
  readonly onDocument?: CompilerOptions['onDocument']
}

/** A reader that has read nothing yet. */
export function openSiteReader({
  root,
  on = null,
  storeFolder = defaultStoreFolder(root),
  ranConfig = null,
  threads = null,
  isFrozen = false,
  deadlineMs,
  sourceDeadlineMs,
  onDocument,
}: SiteReaderOptions): SiteReader {
  // Without a site there may be one later, in a folder that must be empty.
  const place = findConfigFile(root) === null ? prepareTemporaryStore() : prepareStoreFolder(storeFolder)
  const store = openStore(place.folder)
  const fingerprint = packageFingerprint([dependencyFolder('@fyr/content-pipeline')])
  let ran = ranConfig
  let ready = threads
  let loadedConfig: LoadedConfig | null = null
  let compiler: SiteCompiler | null = null
  let generated = NO_GENERATED_DOCUMENTS
  /** Compilers of earlier configurations whose results are still awaited. */
  const retiring = new Set<SiteCompiler>()

  async function readConfig(): Promise<LoadedConfig> {
    const read = await loadConfig(root, ran)
    ran = null
    if (compiler !== null) retire(compiler)
    compiler = null
    loadedConfig =
      read.config === null ? withKnownImports(read, loadedConfig) : await withSources(read, read.config)
    return loadedConfig
  }

  async function withSources(read: LoadedConfig, config: SiteConfig): Promise<LoadedConfig> {
    generated = NO_GENERATED_DOCUMENTS
    if (config.sources.length === 0) return read
    const loaded = await loadSourcesApart({
      root,
      config,
      storeFolder: store.folder,
      isFrozen,
      ...(sourceDeadlineMs !== undefined && { deadlineMs: sourceDeadlineMs }),
    })
    generated = loaded.generated
    const diagnostics = [...read.diagnostics, ...loaded.diagnostics]
    return { ...read, diagnostics, watched: loaded.watched }
  }

  function retire(earlier: SiteCompiler): void {
    retiring.add(earlier)
    void earlier.retire().finally(() => retiring.delete(earlier))
  }

  function compilerFor(config: SiteConfig, known: LoadedConfig): SiteCompiler {
    if (compiler !== null) return compiler
    const site = { root, config, loadedConfig: known, store, fingerprint }
    compiler = openCompiler({ ...site, deadlineMs, threads: ready, onDocument })
    ready = null
    return compiler
  }

  async function readContent(): Promise<LoadedSite> {
    const known = loadedConfig ?? (await readConfig())
    const { config } = known
    const { site } = await loadSite(root, known, store, async (themeNames) => {
      if (config === null) return null
      const options = { root, config, mode: 'production' as const, on, generated, themeNames }
      return buildManifest({ ...options, compiler: compilerFor(config, known) })
    })
    compiler?.keep()
    return site
  }

  return {
    root,
    store,
    async read() {
      await readConfig()
      return readContent()
    },
    readContent,
    async openCompiler() {
      const known = await readConfig()
      return { loadedConfig: known, compiler: known.config && compilerFor(known.config, known), generated }
    },
    get generated() {
      return generated
    },
    texts: {
      loadText: async (textKey) => {
        if (compiler === null) throw new TypeError('Texts are available after the content is read.')
        return compiler.loadText(textKey)
      },
    },
    async close() {
      await Promise.all([compiler, ...retiring].map((one) => one?.rest()))
      place.leave()
    },
  }
}

/** A failing configuration lists only the imports that it reached; the error may be in any earlier one. */
function withKnownImports(failed: LoadedConfig, before: LoadedConfig | null): LoadedConfig {
  const dependencies = [...new Set([...failed.dependencies, ...(before?.dependencies ?? [])])]
  return { ...failed, dependencies, watched: before?.watched ?? [] }
}
