import { join, resolve } from 'node:path'
import type { CompileRequest } from '@fyr/content-pipeline'
import { listDocuments, reportAtCommits, reportAtOrigins } from '@fyr/content-pipeline/internal'
import pMap from 'p-map'
import { hasErrors } from '../content/loaded-site.ts'
import { openSiteReader } from '../content/site-reader.ts'
import type { SiteDiagnostic } from '../site-error.ts'
import type { EntryKind } from '../store/open-store.ts'
import { type Shard, shardName, shardsFolder, writeShard } from './shard-folder.ts'
import { siteHash } from './site-hash.ts'

export interface BuildShardOptions {
  /** Folder of the site; default the current one. */
  readonly root?: string
  /** Output folder of the site, relative to the root; default `dist`. */
  readonly out?: string
  readonly shard: Shard
  /** As for `build`. */
  readonly storeFolder?: string
  /** As for `build`. */
  readonly frozen?: boolean
}

export interface BuildShardResult {
  /** False when an error kept the shard from being written. */
  readonly isWritten: boolean
  /** Diagnostics of the configuration and of the shard's own documents. */
  readonly diagnostics: readonly SiteDiagnostic[]
  /** Absolute path of the shard's folder. */
  readonly folder: string
  /** Documents of this shard, and of the site. */
  readonly documentCount: number
  readonly documentTotal: number
}

/** Number of documents that are read before the compiler needs them. */
const READ_AHEAD = 64

/**
 * Compiles one part of a site's documents and writes the result to `<out>.shards/<index>-of-<count>`, for `build({
 * merge: true })`. Every document belongs to exactly one shard.
 */
export async function buildShard(options: BuildShardOptions): Promise<BuildShardResult> {
  const { shard, storeFolder } = options
  const root = resolve(options.root ?? '.')
  const folder = join(shardsFolder(resolve(root, options.out ?? 'dist')), shardName(shard))
  const reader = openSiteReader({ root, storeFolder, isFrozen: options.frozen })
  try {
    const { loadedConfig, compiler, generated } = await reader.openCompiler()
    const diagnostics: SiteDiagnostic[] = [...loadedConfig.diagnostics]
    const failed = { isWritten: false, diagnostics, folder, documentCount: 0, documentTotal: 0 }
    const { config } = loadedConfig
    if (config === null || compiler === null) return failed
    let documentTotal = 0
    const below = new Map<string, string>()
    function* ownDocuments(all: Iterable<CompileRequest>): Generator<CompileRequest> {
      for (const request of all) {
        if (documentTotal % shard.count === shard.index - 1) yield request
        documentTotal += 1
      }
    }
    const compiled = await pMap(
      ownDocuments(listDocuments(root, config, generated)),
      async (request) => {
        if (request.below !== undefined) below.set(request.file, request.below)
        const { report, textKey } = await compiler.compile(request)
        return { key: compiler.keptKeyOf(request, report), textKey, diagnostics: report.diagnostics }
      },
      { concurrency: READ_AHEAD },
    )
    const ofDocuments = compiled.flatMap((one) => one.diagnostics)
    const atOrigins = reportAtOrigins(ofDocuments, { root, generated, below })
    for (const one of reportAtCommits(atOrigins, config)) diagnostics.push(one)
    if (hasErrors(diagnostics)) return failed
    const texts = [...new Set(compiled.map(({ textKey }) => textKey))]
    const entries: (readonly [EntryKind, string])[] = [
      ...[...new Set(compiled.map(({ key }) => key))].map((key) => ['report', key] as const),
      ...texts.map((textKey) => ['text', textKey] as const),
    ]
    const site = siteHash(root, { config, generated }, compiler)
    await writeShard(folder, { shard, site, entries }, reader.store)
    return { isWritten: true, diagnostics, folder, documentCount: compiled.length, documentTotal }
  } finally {
    await reader.close()
  }
}
