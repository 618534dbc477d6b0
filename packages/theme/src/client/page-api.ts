import { isSlowConnection } from './slow-connection.ts'

/** What both functions give: `false` when there is nothing to do, else a promise that never rejects. */
export type FetchAnswer = false | Promise<void>

/** The part of the running shell that the page's one global object offers. */
export interface RunningShell {
  readonly prefetch: (path: string) => FetchAnswer
  readonly preload: (path: string) => FetchAnswer
}

/** `window.fyr`. Paths are addresses with base path, as links spell them. */
export interface PageApi extends RunningShell {
  /** Contract version of the build that wrote the document. */
  readonly contract: number
}

declare global {
  interface Window {
    readonly fyr?: PageApi
  }
}

/**
 * Makes `window.fyr` before the shell runs: what is asked for waits for the shell, and doesn't start it. Once the shell
 * runs it answers itself. Of what is no address there is nothing to fetch.
 */
export function createPageApi(contract: number, shell: Promise<RunningShell>): PageApi {
  let running: RunningShell | null = null
  shell.then((started) => (running = started), ignore)
  const ask = (name: keyof RunningShell, path: string): FetchAnswer => {
    if (!URL.canParse(path, document.baseURI)) return false
    if (running) return running[name](path)
    if (isSlowConnection()) return false
    return shell.then(async (started) => void (await started[name](path))).catch(ignore)
  }
  return Object.freeze({
    contract,
    prefetch: (path: string) => ask('prefetch', path),
    preload: (path: string) => ask('preload', path),
  })
}

function ignore(): void {}
