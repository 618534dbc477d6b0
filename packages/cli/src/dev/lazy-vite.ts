import type { ViteDevServer } from 'vite'
import type { ThemeModules } from '../theme/theme-modules.ts'
import { createServedTheme } from '../theme/virtual-theme.ts'
import type { ViteOptions } from './vite-server.ts'

/** Vite, which takes longer to load and to start than a page to make: it is started when somebody needs it. */
export interface LazyVite {
  /** Null until it has started. */
  readonly started: ViteDevServer | null
  /** Starts it, unless somebody has. */
  start(): Promise<ViteDevServer>
  /** Has it serve the virtual modules of a theme from now on. */
  serveTheme(modules: ThemeModules['virtual']): Promise<void>
  /** Calls once it has started, before whoever starts it goes on. */
  onStart(listener: (vite: ViteDevServer) => void): void
  /** Stops it; from then on nobody can start it. */
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
      // Whoever asks after a failure has it tried again.
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

/** As what Vite itself throws for what is asked while it stops. */
class ClosedError extends Error {
  readonly code = CLOSED
}

/** Whether something failed because Vite stops. */
export function isClosing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === CLOSED
}
