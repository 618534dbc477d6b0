import type { FinishedDocument } from '../compile/open-compiler.ts'

/** A phase of a build, in this order; `compress` only when configured. */
export type BuildPhase = 'content' | 'bundle' | 'pictures' | 'pages' | 'compress' | 'publish'

/** Progress of a build. */
export interface BuildProgress {
  readonly phase: BuildPhase
  /** Number of documents so far, and how many of them were in the store. */
  readonly documentsDone: number
  readonly documentsKept: number
  /** Number of pages so far, of all locales, including not-found pages. */
  readonly pagesDone: number
  /** How many of them were in the store. */
  readonly pagesKept: number
  /** Total number of pages; 0 until the content is read. */
  readonly pagesTotal: number
}

/** Counts the work of a build. */
export interface Progress {
  enter(phase: BuildPhase): void
  /** Starts counting pages, with their total number. */
  expectPages(count: number): void
  addDocument(document: FinishedDocument): void
  /** Counts a page, and whether the store had it. */
  addPage(isCached: boolean): void
  facts(): ProgressFacts
}

/** The final counts. */
export interface ProgressFacts {
  readonly pageCount: number
  readonly documentCount: number
  readonly documentsKept: number
}

/** Starts counting, and reports each change. */
export function openProgress(onProgress: (progress: BuildProgress) => void = () => {}): Progress {
  let now: BuildProgress = {
    phase: 'content',
    documentsDone: 0,
    documentsKept: 0,
    pagesDone: 0,
    pagesKept: 0,
    pagesTotal: 0,
  }
  const change = (changed: Partial<BuildProgress>): void => {
    now = { ...now, ...changed }
    onProgress(now)
  }
  return {
    enter: (phase) => change({ phase }),
    expectPages(pagesTotal) {
      now = { ...now, pagesTotal, pagesDone: 0, pagesKept: 0 }
    },
    addDocument({ isCached }) {
      const documentsKept = now.documentsKept + Number(isCached)
      change({ documentsDone: now.documentsDone + 1, documentsKept })
    },
    addPage(isCached) {
      change({ pagesDone: now.pagesDone + 1, pagesKept: now.pagesKept + Number(isCached) })
    },
    facts: () => ({
      pageCount: now.pagesDone,
      documentCount: now.documentsDone,
      documentsKept: now.documentsKept,
    }),
  }
}
