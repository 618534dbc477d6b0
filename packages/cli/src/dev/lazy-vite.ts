import type { ViteDevServer } from 'vite'
import type { ThemeModules } from '../theme/theme-modules.ts'
import { createServedTheme } from '../theme/virtual-theme.ts'
import type { ViteOptions } from './vite-server.ts'

/** Vite, started on demand, because loading and starting it takes longer than rendering a page. */
export interface LazyVite {
  /** Null until it has started. */
  readonly started: ViteDevServer | null
  /** Starts Vite unless it is running. */
  start(): Promise<ViteDevServer>
  /** Makes Vite serve these virtual modules of a theme from now on. */
  serveTheme(modules: ThemeModules['virtual']): Promise<void>
  /** Calls the listener once Vite has started, before `start` resolves. */
  onStart(listener: (vite: ViteDevServer) => void): void
  /** Stops Vite. It cannot be started after that. */
  close(): Promise<void>
}

/** Vite for a site in `root` (absolute), not started. */
export function createLazyVite(root: string, options: ViteOptions): LazyVite {
  const listeners: ((vite: ViteDevServer) => void)[] = []
  let started: ViteDevServer | null = null
  let starting: Promise<ViteDevServer> | null = null
  let isClosed = false
  const theme = createServedTheme()

  async function startNow(): Promise<ViteDevServer> {
    if (isClosed) throw new ClosedError('The server is stopped.')
    const { startVite } = await import('./vite-server.ts')
    const vite = await startVite(root, options, theme.plugin)
    started = vite
    for (const listener of listeners) listener(vite)
    return vite
  }

  return {
    get started() {
      return started
    },
    start() {
      // A call after a failure tries again.
      starting ??= startNow().catch((error: unknown) => {
        starting = null
        throw error
      })
      return starting
    },
    serveTheme: (modules) => theme.update(modules, started),
    onStart: (listener) => void listeners.push(listener),
    async close() {
      isClosed = true
      const vite = await starting?.catch(() => null)
      await vite?.close()
    },
  }
}

const CLOSED = 'ERR_CLOSED_SERVER'

/** An error with the code that Vite throws for requests while it stops. */
class ClosedError extends Error {
  readonly code = CLOSED
}

/** Whether something failed because Vite stops. */
export function isClosing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === CLOSED
}
