import { giveConsent } from '../consent/consent.ts'
import { isSlowConnection } from './slow-connection.ts'

/** Return value of both functions: `false` when there is nothing to do, else a promise that never rejects. */
export type FetchAnswer = false | Promise<void>

/** The part of the running shell that `window.fyr` exposes. */
export interface RunningShell {
  readonly prefetch: (path: string) => FetchAnswer
  readonly preload: (path: string) => FetchAnswer
}

/** `window.fyr`. Paths are addresses with base path, as in links. */
export interface PageApi extends RunningShell {
  /** Contract version of the build that wrote the document. */
  readonly contract: number
  /** Keeps the reader's answer to a consent: scripts that wait for it start. `false` withdraws it. */
  readonly consent: (name: string, isGiven?: boolean) => void
}

declare global {
  interface Window {
    readonly fyr?: PageApi
  }
}

/**
 * Makes `window.fyr` before the shell runs: requests wait for the shell without starting it. Once the shell runs it
 * handles them. Invalid addresses are ignored.
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
    consent: giveConsent,
    prefetch: (path: string) => ask('prefetch', path),
    preload: (path: string) => ask('preload', path),
  })
}

function ignore(): void {}
