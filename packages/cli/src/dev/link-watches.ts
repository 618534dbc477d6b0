import { type FSWatcher, lstatSync, realpathSync, statSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ifThere } from './if-there.ts'

/** Watches on the targets of symbolic links to files. */
export class LinkWatches {
  readonly #onChange: (link: string) => void
  /** By link: the watch on the folder of its target, because editors replace the file. */
  readonly #watchers = new Map<string, FSWatcher>()

  /** @param onChange called with the path of the link when its target has changed */
  constructor(onChange: (link: string) => void) {
    this.#onChange = onChange
  }

  /** Watches the target of a path (absolute) if that is a link to a file. */
  follow(path: string): void {
    this.#unfollow(path)
    const file = linkedFile(path)
    if (file === null) return
    ifThere(() => {
      const watcher = watch(dirname(file), (_event, name) => {
        if (name === null || name === basename(file)) this.#onChange(path)
      })
      watcher.on('error', () => this.#unfollow(path))
      this.#watchers.set(path, watcher)
    })
  }

  /** Ends the watches on the targets of links below a folder. */
  dropBelow(folder: string): void {
    for (const path of this.#watchers.keys()) if (path.startsWith(join(folder, '/'))) this.#unfollow(path)
  }

  close(): void {
    for (const watcher of this.#watchers.values()) watcher.close()
    this.#watchers.clear()
  }

  #unfollow(path: string): void {
    this.#watchers.get(path)?.close()
    this.#watchers.delete(path)
  }
}

/** Absolute target of a symbolic link to a file; null for anything else. */
function linkedFile(path: string): string | null {
  try {
    const isLink = lstatSync(path).isSymbolicLink() && statSync(path).isFile()
    return isLink ? realpathSync.native(path) : null
  } catch {
    return null
  }
}
