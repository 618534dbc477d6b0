import { join, relative, sep } from 'node:path'
import { THEME_FOLDER } from '../customising-files.ts'
import { type ChangeTime, changeTime, filesBelow } from './change-time.ts'

/** Changes of a site that wait to be read. */
export interface TakenChanges {
  readonly isConfigChanged: boolean
  /** Relative to the root, with `/`. */
  readonly files: readonly string[]
  /**
   * By absolute path: the time of the change of each of these files. If a file of the theme has changed, of all files of the
   * theme: those beside it may have changed with it.
   */
  readonly seen: Map<string, ChangeTime>
}

/** The changes of the site in `root` (absolute) that were noticed. */
export class NotedChanges {
  readonly #root: string
  #isConfigChanged = false
  /** By path relative to the root, with `/`: the time of each change that has not been read yet. */
  readonly #waiting = new Map<string, ChangeTime>()
  /** By absolute path: the time of the last noticed change of every file. */
  readonly #noted = new Map<string, ChangeTime>()

  constructor(root: string) {
    this.#root = root
  }

  /** Whether a change waits to be read. */
  get areWaiting(): boolean {
    return this.#waiting.size > 0
  }

  /** Notes that a file (absolute) has changed. */
  add(file: string, isOfConfig: boolean): void {
    this.#isConfigChanged ||= isOfConfig
    const time = changeTime(file)
    this.#waiting.set(relative(this.#root, file).replaceAll(sep, '/'), time)
    this.#noted.set(file, time)
  }

  /** Whether the last change of a file (absolute), at this time, was noted. */
  has(file: string, time: ChangeTime): boolean {
    return this.#noted.get(file) === time
  }

  /** The changes that wait. From now on none does. */
  take(): TakenChanges {
    const files = [...this.#waiting.keys()]
    const seen = new Map([...this.#waiting].map(([file, time]) => [join(this.#root, file), time]))
    if (files.some((file) => file.startsWith(`${THEME_FOLDER}/`))) {
      for (const file of filesBelow(join(this.#root, THEME_FOLDER)))
        if (!seen.has(file)) seen.set(file, changeTime(file))
    }
    const isConfigChanged = this.#isConfigChanged
    this.#isConfigChanged = false
    this.#waiting.clear()
    return { isConfigChanged, files, seen }
  }
}
