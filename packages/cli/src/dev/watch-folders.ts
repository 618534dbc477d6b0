import { type FSWatcher, existsSync, readdirSync, realpathSync, statSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { MAX_LINKS } from '@fyr/content-pipeline/internal'
import { FolderChanges, type FolderListener } from './folder-changes.ts'
import { ifThere } from './if-there.ts'
import { LinkWatches } from './link-watches.ts'

/** With so many folders, those behind a link within a linked folder are no longer watched: each row may double them. */
const MAX_WATCHES = 10_000

/** Watches some folders for changes. */
export interface FolderWatch {
  /** Also watches a folder or a single file (absolute), as soon as and as long as it exists. */
  add(folder: string): void
  /** Starts to report changes to a listener, beginning with those since the folders were added. */
  listen(listener: FolderListener): void
  close(): void
}

/**
 * Watches folders. One watch covers a whole folder: one for each file, as in other watchers, takes seconds with ten
 * thousand files.
 */
export function watchFolders(): FolderWatch {
  return new WatchedFolders()
}

class WatchedFolders implements FolderWatch {
  readonly #changes = new FolderChanges()
  readonly #links = new LinkWatches(this.#changes.onChange)
  readonly #watchers = new Map<string, FSWatcher>()
  /** By requested path: the watch on its nearest existing parent, or null while it is a folder that exists. */
  readonly #asked = new Map<string, FSWatcher | null>()

  add(folder: string): void {
    if (!this.#asked.has(folder)) this.#follow(folder)
  }

  listen(listener: FolderListener): void {
    this.#changes.listen(listener)
  }

  close(): void {
    for (const watcher of [...this.#watchers.values(), ...this.#asked.values()]) watcher?.close()
    this.#links.close()
    this.#watchers.clear()
    this.#asked.clear()
  }

  /** `parents`: real paths of the folders that it is in; `linksAbove`: number of symbolic links among them. */
  #watch(folder: string, parents: readonly string[] = [], linksAbove = 0): void {
    const real = realFolder(folder)
    // A symbolic link may lead back to its own folder.
    if (real === null || this.#watchers.has(folder) || parents.includes(real)) return
    const above = parents.at(-1)
    const isLink = above !== undefined && join(above, basename(folder)) !== real
    const links = isLink ? linksAbove + 1 : linksAbove
    if (links > MAX_LINKS || (links > 1 && this.#watchers.size >= MAX_WATCHES)) return
    ifThere(() => {
      const watcher = watch(folder, (_event, name) =>
        this.#attempt(() => this.#note(folder, name, [...parents, real], links)),
      )
      watcher.on('error', () => this.#attempt(() => this.#lose(folder)))
      this.#watchers.set(folder, watcher)
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (entry.isSymbolicLink()) this.#links.follow(join(folder, entry.name))
        if (!entry.isFile()) this.#watch(join(folder, entry.name), [...parents, real], links)
      }
    })
  }

  #note(folder: string, name: string | null, parents: readonly string[], links: number): void {
    const path = name === null ? folder : join(folder, name)
    // A removed folder is reported under its own name.
    const isGone = realFolder(folder) === null || (name === basename(folder) && !existsSync(path))
    if (isGone && this.#asked.has(folder)) this.#lose(folder)
    else {
      this.#drop(path)
      this.#watch(path, parents, links)
      this.#links.follow(path)
      this.#changes.onChange(path)
    }
  }

  /** Handles a folder that was removed and may exist again by now. */
  #lose(folder: string): void {
    this.#drop(folder)
    if (!this.#asked.has(folder)) return
    this.#follow(folder)
    this.#changes.onChange(folder)
  }

  /** Watches a requested folder, or waits until it is created. */
  #follow(folder: string): void {
    this.#endWait(folder)
    const above = folderAbove(folder)
    ifThere(() => {
      const watcher = watch(above, (_event, name) => this.#attempt(() => this.#lookFor(folder, above, name)))
      watcher.on('error', () => this.#attempt(() => this.#follow(folder)))
      this.#asked.set(folder, watcher)
    })
    // Added after the watch has begun, so that its creation cannot be missed.
    this.#watch(folder)
    if (this.#watchers.has(folder)) this.#endWait(folder)
  }

  #endWait(folder: string): void {
    this.#asked.get(folder)?.close()
    this.#asked.set(folder, null)
  }

  #lookFor(folder: string, above: string, name: string | null): void {
    if (!this.#asked.get(folder)) return
    const isOnTheWay = name === null || join(folder, '/').startsWith(join(above, name, '/'))
    if (!isOnTheWay && name !== basename(above)) return
    this.#follow(folder)
    // A single file is reported when it goes, too.
    if (existsSync(folder) || name === basename(folder)) this.#changes.onChange(folder)
  }

  /** An unhandled error of a watch would end the process. */
  #attempt(act: () => void): void {
    try {
      act()
    } catch (error) {
      this.#changes.onError(error)
    }
  }

  /** Removes the watches on a folder and on those below it. */
  #drop(folder: string): void {
    if (!this.#watchers.has(folder)) return
    for (const [path, watcher] of this.#watchers) {
      if (path !== folder && !path.startsWith(join(folder, '/'))) continue
      watcher.close()
      this.#watchers.delete(path)
    }
    this.#links.dropBelow(folder)
  }
}

/** The nearest existing folder above a path. */
function folderAbove(path: string): string {
  const parent = dirname(path)
  return parent === path || realFolder(parent) !== null ? parent : folderAbove(parent)
}

/** Real path of a folder; null for anything else. */
function realFolder(path: string): string | null {
  try {
    return statSync(path).isDirectory() ? realpathSync.native(path) : null
  } catch {
    return null
  }
}
