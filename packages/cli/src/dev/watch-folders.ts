import { type FSWatcher, readdirSync, realpathSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/** A look-out for changes below some folders. */
export interface FolderWatch {
  /** Looks out below a folder (absolute) too, if it is there and not looked at yet. */
  add(folder: string): void
  close(): void
}

/**
 * Tells every file and folder that changes, comes or goes, by its absolute path. One watch stands for a whole folder: one for
 * each file, as other watchers have, takes seconds and the system's patience where there are ten thousand.
 */
export function watchFolders(onChange: (path: string) => void): FolderWatch {
  const watchers = new Map<string, FSWatcher>()

  function add(folder: string, parents: readonly string[] = []): void {
    const real = realFolder(folder)
    // A symbolic link may lead back to where it stands.
    if (real === null || watchers.has(folder) || parents.includes(real)) return
    const watcher = watch(folder, (_event, name) => note(folder, name, [...parents, real]))
    watcher.on('error', () => drop(folder))
    watchers.set(folder, watcher)
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (!entry.isFile()) add(join(folder, entry.name), [...parents, real])
    }
  }

  function note(folder: string, name: string | null, parents: readonly string[]): void {
    const path = name === null ? folder : join(folder, name)
    drop(path)
    add(path, parents)
    onChange(path)
  }

  /** A folder that goes takes those below it along. */
  function drop(folder: string): void {
    if (!watchers.has(folder)) return
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(join(folder, '/'))) continue
      watcher.close()
      watchers.delete(path)
    }
  }

  return {
    add: (folder) => add(folder),
    close() {
      for (const watcher of watchers.values()) watcher.close()
      watchers.clear()
    },
  }
}

/** Where a folder really is; null for what is no folder, or has gone away. */
function realFolder(path: string): string | null {
  try {
    return statSync(path).isDirectory() ? realpathSync.native(path) : null
  } catch {
    return null
  }
}
