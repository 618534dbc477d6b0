import { type FSWatcher, existsSync, lstatSync, readdirSync, realpathSync, statSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Watches some folders for changes. */
export interface FolderWatch {
  /** Also watches a folder (absolute), as soon as and as long as it exists. */
  add(folder: string): void
  /** Starts to report changes to a listener, beginning with those since the folders were added. */
  listen(listener: FolderListener): void
  close(): void
}

export interface FolderListener {
  /**
   * Called with the absolute path of every file and folder that is changed, created or removed. For the target of a
   * symbolic link it is the path of the link.
   */
  readonly onChange: (path: string) => void
  /** Called with the error of a new folder that cannot be watched; the others are still watched. */
  readonly onError: (error: unknown) => void
}

/**
 * Watches folders. One watch covers a whole folder: one for each file, as in other watchers, takes seconds with ten
 * thousand files.
 */
export function watchFolders(): FolderWatch {
  let listener: FolderListener | null = null
  const unheardChanges = new Set<string>()
  const unheardErrors: unknown[] = []
  const watchers = new Map<string, FSWatcher>()
  /** By requested folder: the watch on its nearest existing parent, or null while the folder itself exists. */
  const asked = new Map<string, FSWatcher | null>()

  /** By symbolic link to a file: the watch on the folder of its target. */
  const links = new Map<string, FSWatcher>()

  function onChange(path: string): void {
    if (listener === null) unheardChanges.add(path)
    else listener.onChange(path)
  }

  function onError(error: unknown): void {
    if (listener === null) unheardErrors.push(error)
    else listener.onError(error)
  }

  function add(folder: string, parents: readonly string[] = []): void {
    const real = realFolder(folder)
    // A symbolic link may lead back to its own folder.
    if (real === null || watchers.has(folder) || parents.includes(real)) return
    ifThere(() => {
      const watcher = watch(folder, (_event, name) => attempt(() => note(folder, name, [...parents, real])))
      watcher.on('error', () => attempt(() => lose(folder)))
      watchers.set(folder, watcher)
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (entry.isSymbolicLink()) followLink(join(folder, entry.name))
        if (!entry.isFile()) add(join(folder, entry.name), [...parents, real])
      }
    })
  }

  function note(folder: string, name: string | null, parents: readonly string[]): void {
    const path = name === null ? folder : join(folder, name)
    // A removed folder is reported under its own name.
    const isGone = realFolder(folder) === null || (name === basename(folder) && !existsSync(path))
    if (isGone && asked.has(folder)) lose(folder)
    else {
      drop(path)
      add(path, parents)
      followLink(path)
      onChange(path)
    }
  }

  /**
   * Reports a change of a link's target as a change of the link. It watches the folder of the target, because editors
   * replace the file.
   */
  function followLink(path: string): void {
    unfollowLink(path)
    const file = linkedFile(path)
    if (file === null) return
    ifThere(() => {
      const watcher = watch(dirname(file), (_event, name) => {
        if (name === null || name === basename(file)) onChange(path)
      })
      watcher.on('error', () => unfollowLink(path))
      links.set(path, watcher)
    })
  }

  function unfollowLink(path: string): void {
    links.get(path)?.close()
    links.delete(path)
  }

  /** Handles a folder that was removed and may exist again by now. */
  function lose(folder: string): void {
    drop(folder)
    if (!asked.has(folder)) return
    follow(folder)
    onChange(folder)
  }

  /** Watches a requested folder, or waits until it is created. */
  function follow(folder: string): void {
    asked.get(folder)?.close()
    asked.set(folder, null)
    const above = folderAbove(folder)
    ifThere(() => {
      const watcher = watch(above, (_event, name) => attempt(() => lookFor(folder, above, name)))
      watcher.on('error', () => attempt(() => follow(folder)))
      asked.set(folder, watcher)
    })
    // Added after the watch has begun, so that its creation cannot be missed.
    add(folder)
    if (!watchers.has(folder)) return
    asked.get(folder)?.close()
    asked.set(folder, null)
  }

  function lookFor(folder: string, above: string, name: string | null): void {
    if (!asked.get(folder)) return
    const isOnTheWay = name === null || join(folder, '/').startsWith(join(above, name, '/'))
    if (!isOnTheWay && name !== basename(above)) return
    follow(folder)
    if (watchers.has(folder)) onChange(folder)
  }

  /** An unhandled error of a watch would end the process. */
  function attempt(act: () => void): void {
    try {
      act()
    } catch (error) {
      onError(error)
    }
  }

  /** Removes the watches on a folder and on those below it. */
  function drop(folder: string): void {
    if (!watchers.has(folder)) return
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(join(folder, '/'))) continue
      watcher.close()
      watchers.delete(path)
    }
    for (const path of links.keys()) if (path.startsWith(join(folder, '/'))) unfollowLink(path)
  }

  return {
    add(folder) {
      if (!asked.has(folder)) follow(folder)
    },
    listen(next) {
      listener = next
      for (const error of unheardErrors.splice(0)) next.onError(error)
      for (const path of unheardChanges) next.onChange(path)
      unheardChanges.clear()
    },
    close() {
      for (const watcher of [...watchers.values(), ...asked.values(), ...links.values()]) watcher?.close()
      watchers.clear()
      asked.clear()
      links.clear()
    },
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

/** Absolute target of a symbolic link to a file; null for anything else. */
function linkedFile(path: string): string | null {
  try {
    const isLink = lstatSync(path).isSymbolicLink() && statSync(path).isFile()
    return isLink ? realpathSync.native(path) : null
  } catch {
    return null
  }
}

/** Ignores errors about missing files: the folder was removed in the meantime, so there is nothing to do. */
function ifThere(act: () => void): void {
  try {
    act()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error
  }
}
