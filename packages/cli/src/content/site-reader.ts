import { buildManifest, type SiteConfig, type TextSource } from '@fyr/content-pipeline'
import { type GeneratedDocuments, NO_GENERATED_DOCUMENTS } from '@fyr/content-pipeline/internal'
import type { CompileThreads } from '../compile/compile-threads.ts'
import { type CompilerOptions, openCompiler, type SiteCompiler } from '../compile/open-compiler.ts'
import { findConfigFile } from '../config/config-file.ts'
import { loadConfig, type LoadedConfig } from '../config/load-config.ts'
import type { RunConfig } from '../config/run-alone.ts'
import type { RequestImage } from '../content-sources/fetch-image.ts'
import { loadSourcesApart } from '../content-sources/load-sources-apart.ts'
import { dependencyFolder } from '../own-package.ts'
import {
  defaultStoreFolder,
  openStore,
  prepareStoreFolder,
  prepareTemporaryStore,
  type Store,
  type StoreFolder,
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
  /**
   * Threads for all that this reader compiles, whatever the configuration becomes: loading them takes longer than most documents.
   * Their owner closes them. Default: new ones for each configuration.
   */
  readonly lastingThreads?: CompileThreads | undefined
  /** How images of other hosts are asked for. Default: encrypted, and in the internet only. */
  readonly requestImage?: RequestImage | undefined
  /** Called for each document that is compiled or found in the store. */
  readonly onDocument?: CompilerOptions['onDocument']
}

/** A reader that has read nothing yet. */
export function openSiteReader(options: SiteReaderOptions): SiteReader {
  return new FolderReader(options)
}

class FolderReader implements SiteReader {
  readonly root: string
  readonly store: Store
  readonly texts: TextSource = { loadText: (textKey) => this.#loadText(textKey) }
  readonly #options: SiteReaderOptions
  readonly #place: StoreFolder
  readonly #fingerprint = packageFingerprint([dependencyFolder('@fyr/content-pipeline')])
  /** The exports of the configuration, until they are used. */
  #ran: RunConfig | null
  /** Threads for the next compiler. */
  #threads: CompileThreads | null
  #loadedConfig: LoadedConfig | null = null
  #compiler: SiteCompiler | null = null
  #generated = NO_GENERATED_DOCUMENTS
  /** Compilers of earlier configurations whose results are still awaited. */
  readonly #retiring = new Set<SiteCompiler>()

  constructor(options: SiteReaderOptions) {
    const { root, storeFolder = defaultStoreFolder(root), ranConfig = null, threads = null } = options
    this.root = root
    // Without a site there may be one later, in a folder that must be empty.
    this.#place = findConfigFile(root) === null ? prepareTemporaryStore() : prepareStoreFolder(storeFolder)
    this.store = openStore(this.#place.folder)
    this.#options = options
    this.#ran = ranConfig
    this.#threads = threads
  }

  get generated(): GeneratedDocuments {
    return this.#generated
  }

  async read(): Promise<LoadedSite> {
    await this.#readConfig()
    return this.readContent()
  }

  async readContent(): Promise<LoadedSite> {
    const known = this.#loadedConfig ?? (await this.#readConfig())
    const { config } = known
    const { site } = await loadSite(this.root, known, this.store, async (themeNames) => {
      if (config === null) return null
      const { on = null, requestImage } = this.#options
      const read = { root: this.root, config, on, generated: this.#generated, themeNames }
      const build = (unfetchedImages?: ReadonlyMap<string, string>) =>
        buildManifest({
          ...read,
          unfetchedImages,
          mode: 'production',
          compiler: this.#compilerFor(config, known),
        })
      const content = await build()
      const wanted = content.wantedImages ?? []
      if (wanted.length === 0 || this.#options.isFrozen === true) return content
      // Every document is compiled by now, so that the second reading takes little.
      const { fetchImages } = await import('../content-sources/fetch-images.ts')
      return build(await fetchImages(wanted, { root: this.root, config, request: requestImage }))
    })
    this.#compiler?.keep()
    return site
  }

  async openCompiler(): Promise<OpenedSite> {
    const loadedConfig = await this.#readConfig()
    const { config } = loadedConfig
    const compiler = config && this.#compilerFor(config, loadedConfig)
    return { loadedConfig, compiler, generated: this.#generated }
  }

  async close(): Promise<void> {
    await Promise.all([this.#compiler, ...this.#retiring].map((compiler) => compiler?.rest()))
    this.#place.leave()
  }

  async #readConfig(): Promise<LoadedConfig> {
    const read = await loadConfig(this.root, this.#ran)
    this.#ran = null
    if (this.#compiler !== null) this.#retire(this.#compiler)
    this.#compiler = null
    this.#loadedConfig =
      read.config === null
        ? withKnownImports(read, this.#loadedConfig)
        : await this.#withVersions(await this.#withSources(read, read.config), read.config)
    return this.#loadedConfig
  }

  /** Loaded on demand: few sites have a version from Git. */
  async #withVersions(read: LoadedConfig, config: SiteConfig): Promise<LoadedConfig> {
    const versions = config.docs === false ? [] : Object.values(config.docs.versions)
    if (versions.every(({ from }) => from === undefined)) return read
    const { takeGitVersions } = await import('../content-sources/take-git-versions.ts')
    const { gitVersions, diagnostics } = await takeGitVersions({
      root: this.root,
      config,
      storeFolder: this.store.folder,
    })
    return {
      ...read,
      config: { ...config, gitVersions },
      diagnostics: [...read.diagnostics, ...diagnostics],
    }
  }

  async #withSources(read: LoadedConfig, config: SiteConfig): Promise<LoadedConfig> {
    this.#generated = NO_GENERATED_DOCUMENTS
    if (config.sources.length === 0) return read
    const { isFrozen = false, sourceDeadlineMs } = this.#options
    const loaded = await loadSourcesApart({
      root: this.root,
      config,
      storeFolder: this.store.folder,
      isFrozen,
      ...(sourceDeadlineMs !== undefined && { deadlineMs: sourceDeadlineMs }),
    })
    this.#generated = loaded.generated
    const diagnostics = [...read.diagnostics, ...loaded.diagnostics]
    return { ...read, diagnostics, watched: loaded.watched }
  }

  #retire(earlier: SiteCompiler): void {
    this.#retiring.add(earlier)
    void earlier.retire().finally(() => this.#retiring.delete(earlier))
  }

  #compilerFor(config: SiteConfig, loadedConfig: LoadedConfig): SiteCompiler {
    if (this.#compiler !== null) return this.#compiler
    const { deadlineMs, lastingThreads, onDocument } = this.#options
    const threads = this.#threads ?? (lastingThreads === undefined ? null : withoutEnd(lastingThreads))
    const site = { root: this.root, config, loadedConfig, store: this.store, fingerprint: this.#fingerprint }
    this.#compiler = openCompiler({ ...site, deadlineMs, threads, onDocument })
    this.#threads = null
    return this.#compiler
  }

  async #loadText(textKey: string): ReturnType<TextSource['loadText']> {
    if (this.#compiler === null) throw new TypeError('Texts are available after the content is read.')
    return this.#compiler.loadText(textKey)
  }
}

/** Threads that go on when a compiler stops them. */
function withoutEnd(threads: CompileThreads): CompileThreads {
  return { run: (task) => threads.run(task), close: () => Promise.resolve() }
}

/** A failing configuration lists only the imports that it reached; the error may be in any earlier one. */
function withKnownImports(failed: LoadedConfig, before: LoadedConfig | null): LoadedConfig {
  const dependencies = [...new Set([...failed.dependencies, ...(before?.dependencies ?? [])])]
  return { ...failed, dependencies, watched: before?.watched ?? [] }
}
