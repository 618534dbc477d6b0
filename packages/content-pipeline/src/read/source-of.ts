import { createDiagnosticLog, type SourceText } from '../content-error.ts'
import { readTextFile } from './read-text-file.ts'

/**
 * A file of the site, relative to the root, whose text is read when it is asked for and not kept: only faults quote
 * their lines. Empty when it can't be read.
 */
export function sourceOf(root: string, file: string): SourceText {
  return {
    file,
    get text() {
      return readTextFile(root, file, createDiagnosticLog())?.text ?? ''
    },
  }
}
