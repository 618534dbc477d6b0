import type { BuildPhase } from '../site-build/progress.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** The exit code of a program that SIGTERM has ended. */
const TERMINATED = 143

/**
 * Says what is published when a build is stopped by SIGTERM, as CI systems and containers do, and ends it. Moving files
 * is one step for the event loop, so a signal never comes between two files. Returns a function that stops it. SIGINT
 * keeps its meaning: it ends a build whose configuration hangs, too.
 */
export function reportWhenStopped(
  terminal: Pick<Terminal, 'warn'>,
  phase: () => BuildPhase | null,
): () => void {
  const stop = (): void => {
    const published =
      phase() === 'publish'
        ? 'The published site is complete: either the old one or the new one.'
        : 'Nothing was published.'
    terminal.warn(`The build was stopped by SIGTERM. ${published}`)
    process.exit(TERMINATED)
  }
  process.once('SIGTERM', stop)
  return () => void process.off('SIGTERM', stop)
}
