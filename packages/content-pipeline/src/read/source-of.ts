import { createDiagnosticLog, type SourceText } from '../diagnostic.ts'
import { readTextFile } from './read-text-file.ts'
import { splitFrontMatter } from './split-front-matter.ts'

/** The files that contain the text of a document, relative to the root. */
export interface TextPlaces {
  /** The file that holds its bytes: another one for a generated document. */
  readonly readFrom: string
  /** The file that holds the generated document that its file is prose for. */
  readonly below?: string | undefined
}

/**
 * A file of the site, relative to the root, whose text is read on request and not kept: only diagnostics quote their
 * lines. Empty when it cannot be read. Below prose the lines of the generated document follow.
 */
export function sourceOf(root: string, file: string, places: TextPlaces = { readFrom: file }): SourceText {
  return new FileText(root, file, places)
}

/** The text of prose, and on the lines after its own the Markdown of the generated document below it. */
export function joinTexts(prose: string, generated: string): string {
  return `${prose}\n${splitFrontMatter(generated).markdown}`
}

/** A class, because there is one for each page: its getter is shared, where that of an object is a table of its own. */
class FileText implements SourceText {
  readonly file: string
  readonly #root: string
  readonly #places: TextPlaces

  constructor(root: string, file: string, places: TextPlaces) {
    this.file = file
    this.#root = root
    this.#places = places
  }

  get text(): string {
    const { readFrom, below } = this.#places
    const own = this.#read(readFrom)
    return below === undefined ? own : joinTexts(own, this.#read(below))
  }

  #read(from: string): string {
    return readTextFile(this.#root, this.file, createDiagnosticLog(), from)?.text ?? ''
  }
}
