import { createDiagnosticLog, type SourceText } from '../content-error.ts'
import { readTextFile } from './read-text-file.ts'

/**
 * A file of the site, relative to the root, whose text is read on request and not kept: only diagnostics quote their
 * lines. Empty when it cannot be read. `readFrom` holds the bytes of one that is no file.
 */
export function sourceOf(root: string, file: string, readFrom = file): SourceText {
  return new FileText(root, file, readFrom)
}

/** A class, because there is one for each page: its getter is shared, where that of an object is a table of its own. */
class FileText implements SourceText {
  readonly file: string
  readonly #root: string
  readonly #readFrom: string

  constructor(root: string, file: string, readFrom: string) {
    this.file = file
    this.#root = root
    this.#readFrom = readFrom
  }

  get text(): string {
    return readTextFile(this.#root, this.file, createDiagnosticLog(), this.#readFrom)?.text ?? ''
  }
}
