import type { BuildPhase, BuildProgress } from '../site-build/progress.ts'
import type { Terminal } from '../terminal/terminal.ts'

const PHASE_TEXTS: Readonly<Record<BuildPhase, string>> = {
  content: 'Reading content',
  bundle: 'Bundling the theme',
  pictures: 'Converting pictures',
  pages: 'Rendering pages',
  compress: 'Compressing',
  publish: 'Publishing',
}

/** Time between two updates of the live line, in milliseconds. */
const LIVE_MS = 100

/** Without a terminal, a long phase prints a line after this many items. */
const LINE_EVERY = 1000

/** The time left is shown after this many pages. */
const PAGES_BEFORE_ESTIMATE = 20

/**
 * Shows the progress of a build in a terminal: in a live line, or in separate lines without a terminal. `elapsedMs`
 * returns the time since the start of the build.
 */
export function createProgressReporter(
  terminal: Terminal,
  elapsedMs: () => number,
): (progress: BuildProgress) => void {
  let phase: BuildPhase | null = null
  let phaseBegan = 0
  let shownAt = Number.NEGATIVE_INFINITY
  return (progress) => {
    const now = elapsedMs()
    const isNewPhase = progress.phase !== phase
    if (isNewPhase) {
      phase = progress.phase
      phaseBegan = now
    }
    if (terminal.isLive) {
      if (!isNewPhase && now - shownAt < LIVE_MS) return
      shownAt = now
      terminal.status(formatProgress(progress, now - phaseBegan))
    } else if (isNewPhase || isRound(progress)) terminal.warn(formatProgress(progress, now - phaseBegan))
  }
}

/** One line about a build, for a phase that has taken some milliseconds so far. */
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
