import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { defaultStoreFolder } from '../store/open-store.ts'
import { openCompileThreads } from '../compile/compile-threads.ts'
import type { BuildResult } from './build-result.ts'
import { beginBuild } from './begin-build.ts'
import { type BuildProgress, openProgress } from './progress.ts'

export interface BuildOptions {
  /** Folder of the site; default the current one. */
  readonly root?: string
  /** Folder to publish to, relative to the root; default `dist`. */
  readonly out?: string
  /** Day of the build, `YYYY-MM-DD` in UTC: posts of later days are left out; default none are. */
  readonly on?: string | null
  /** Folder of the store, absolute; default `node_modules/.cache/fyr` of the site. */
  readonly storeFolder?: string
  /** Uses the documents compiled by the shards in `<out>.shards`. Default false. */
  readonly merge?: boolean
  /** Uses the last documents of the content sources, so that the same files give the same site. Default false. */
  readonly frozen?: boolean
  /** Called at the start of each phase, within `content` for each document, and within `pages` for each page. */
  readonly onProgress?: (progress: BuildProgress) => void
}

/**
 * Builds a site: reads configuration and content, bundles the theme, makes every page, checks every link and publishes
 * the whole at once. A site that has not changed since the last build is not built again. Issues of the site are returned as diagnostics;
 * anything else that goes wrong is thrown. Sets `NODE_ENV` to `production`, which decides which React renders: nothing may
 * have imported React before.
 */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  process.env.NODE_ENV = 'production'
  const { on = null, merge = false, frozen = false } = options
  const root = resolve(options.root ?? '.')
  const out = resolve(root, options.out ?? 'dist')
  const storeFolder = options.storeFolder ?? defaultStoreFolder(root)
  const progress = openProgress(options.onProgress)
  progress.enter('content')
  // Loading the compiler takes longer than everything else in a small build, so threads start with it at once. With a
  // store, there may be nothing to compile; one thread is enough for an edit, and more start when there is more.
  const isWarm = existsSync(storeFolder)
  let threads = isWarm ? null : openCompileThreads({ ready: Number.POSITIVE_INFINITY })
  try {
    const begun = await beginBuild({ root, out, on, storeFolder })
    if (begun.unchanged !== null && !merge) {
      const { documentCount } = begun.unchanged
      return { isPublished: true, out, ...begun.unchanged, ...NOTHING_MADE, documentsKept: documentCount }
    }
    threads ??= openCompileThreads({ ready: 1 })
    // The rest of a build is loaded when there is something to do.
    const { fullBuild } = await import('./full-build.ts')
    return await fullBuild({
      root,
      out,
      on,
      storeFolder,
      merge,
      isFrozen: frozen,
      isWarm,
      threads,
      progress,
      begun,
    })
  } finally {
    await threads?.close()
  }
}

const NOTHING_MADE = { rebuilt: [], pruned: { entries: 0, bytes: 0 }, unconvertedPictures: 0 }
