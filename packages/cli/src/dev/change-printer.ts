import { isDeepStrictEqual } from 'node:util'
import { onOneLine } from '@fyr/content-pipeline/format-diagnostics'
import type { LoadedSite } from '../content/loaded-site.ts'
import { type SiteDiagnostic, SiteError } from '../site-error.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Prints what becomes of a site while it is edited, and nothing twice. */
export class ChangePrinter {
  readonly #terminal: Terminal
  /** The origin of the server, without the base path. */
  readonly #origin: string
  #basePath: string | undefined
  #printed: readonly SiteDiagnostic[] = []
  /** Whether a change was printed whose end was not. */
  #isChangePrinted = false

  constructor(terminal: Terminal, origin: string, { config }: LoadedSite) {
    this.#terminal = terminal
    this.#origin = origin
    this.#basePath = config?.basePath
  }

  /** Begins the diagnostics of a change. */
  printChange(files: readonly string[]): void {
    this.#terminal.print(onOneLine(`Changed: ${files.join(', ')}`))
    this.#isChangePrinted = true
  }

  /** Prints the diagnostics of a site that was read, and where it is now, if an edit has moved it. */
  printRead(site: LoadedSite): void {
    if (site.config !== null && site.config.basePath !== this.#basePath) {
      this.#basePath = site.config.basePath
      this.#terminal.print(`The site is now at ${this.#origin}${this.#basePath}`)
    }
    this.#printed = site.diagnostics
    this.#terminal.report(site.diagnostics)
  }

  /** Prints the final diagnostics, once all documents are compiled; gives whether they are others than before. */
  printSettled(site: LoadedSite): boolean {
    const { diagnostics } = site
    const isOther = !isDeepStrictEqual(diagnostics, this.#printed)
    if (isOther) {
      // Tasks of editors treat this line as the start of a new list of diagnostics, as they do at a change.
      if (diagnostics.length > 0) this.#terminal.print('All documents are read.')
      this.printRead(site)
    }
    if (diagnostics.length === 0 && (this.#isChangePrinted || isOther)) this.#terminal.print('No problems.')
    this.#isChangePrinted = false
    return isOther
  }

  /** Prints the diagnostics of an error, or the error. */
  printError(error: unknown): void {
    if (error instanceof SiteError) this.#terminal.report(error.diagnostics)
    else console.error(error)
  }
}
