import type { BuildPhase, BuildProgress } from '../site-build/progress.ts'
import type { Terminal } from '../terminal/terminal.ts'

const PHASE_TEXTS: Readonly<Record<BuildPhase, string>> = {
  content: 'Reading content',
  bundle: 'Bundling the theme',
  pages: 'Rendering pages',
  compress: 'Compressing',
  publish: 'Publishing',
}

/** Time between two states of the live line: more of them nobody can read. */
const LIVE_MS = 100

/** Where nobody looks on, a long phase tells each time that so many more are done. */
const LINE_EVERY = 1000

/** The time left is told when so many pages have shown how long one takes. */
const PAGES_BEFORE_ESTIMATE = 20

/**
 * Tells a terminal how far a build is: in a live line, or in lines of their own where nobody looks on. `elapsedMs` gives
 * the time since the build began.
 */
export function createProgressReporter(
  terminal: Terminal,
  elapsedMs: () => number,
): (progress: BuildProgress) => void {
  let phase: BuildPhase | null = null
  let phaseBegan = 0
  let toldAt = Number.NEGATIVE_INFINITY
  return (progress) => {
    const now = elapsedMs()
    const isNewPhase = progress.phase !== phase
    if (isNewPhase) {
      phase = progress.phase
      phaseBegan = now
    }
    if (terminal.isLive) {
      if (!isNewPhase && now - toldAt < LIVE_MS) return
      toldAt = now
      terminal.status(formatProgress(progress, now - phaseBegan))
    } else if (isNewPhase || isRound(progress)) terminal.warn(formatProgress(progress, now - phaseBegan))
  }
}

/** One line on a build whose phase has taken some milliseconds so far. */
export function formatProgress(progress: BuildProgress, phaseMs: number): string {
  const { phase, documentsDone, documentsKept, pagesDone, pagesKept, pagesTotal } = progress
  const text = PHASE_TEXTS[phase]
  if (phase === 'content' && documentsDone > 0)
    return `${text}: ${documentsDone} documents, ${documentsKept} cached`
  if (phase !== 'pages') return text
  const counts = `${text}: ${pagesDone} of ${pagesTotal}, ${pagesKept} cached`
  if (pagesDone < PAGES_BEFORE_ESTIMATE || pagesDone === pagesTotal) return counts
  const secondsLeft = Math.round(((phaseMs / pagesDone) * (pagesTotal - pagesDone)) / 1000)
  return `${counts}, ${secondsLeft} s left`
}

function isRound({ phase, documentsDone, pagesDone }: BuildProgress): boolean {
  const done = phase === 'content' ? documentsDone : phase === 'pages' ? pagesDone : 0
  return done > 0 && done % LINE_EVERY === 0
}
