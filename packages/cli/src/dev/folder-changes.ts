export interface FolderListener {
  /**
   * Called with the absolute path of every file and folder that is changed, created or removed. For the target of a
   * symbolic link it is the path of the link.
   */
  readonly onChange: (path: string) => void
  /** Called with the error of a new folder that cannot be watched; the others are still watched. */
  readonly onError: (error: unknown) => void
}

/** Changes and errors of watches. They wait until somebody listens. */
export class FolderChanges implements FolderListener {
  #listener: FolderListener | null = null
  readonly #unheardChanges = new Set<string>()
  readonly #unheardErrors: unknown[] = []

  readonly onChange = (path: string): void => {
    if (this.#listener === null) this.#unheardChanges.add(path)
    else this.#listener.onChange(path)
  }

  readonly onError = (error: unknown): void => {
    if (this.#listener === null) this.#unheardErrors.push(error)
    else this.#listener.onError(error)
  }

  listen(listener: FolderListener): void {
    this.#listener = listener
    for (const error of this.#unheardErrors.splice(0)) listener.onError(error)
    for (const path of this.#unheardChanges) listener.onChange(path)
    this.#unheardChanges.clear()
  }
}
