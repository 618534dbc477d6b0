import type { FinishedDocument } from '../compile/open-compiler.ts'

/** A step of a build, in this order; `compress` only where the configuration asks for it. */
export type BuildPhase = 'content' | 'bundle' | 'pages' | 'compress' | 'publish'

/** How far a build is. */
export interface BuildProgress {
  readonly phase: BuildPhase
  /** Documents read so far, and how many of them the store had. */
  readonly documentsDone: number
  readonly documentsKept: number
  /** Pages made so far, of all locales, their not-found pages included. */
  readonly pagesDone: number
  /** How many of them the store had. */
  readonly pagesKept: number
  /** Pages to make; 0 until the content is read. */
  readonly pagesTotal: number
}

/** Counts what a build has done. */
export interface Progress {
  enter(phase: BuildPhase): void
  /** Begins to count pages, of which there will be so many. */
  expectPages(count: number): void
  addDocument(document: FinishedDocument): void
  /** Counts a page, and whether the store had it. */
  addPage(isCached: boolean): void
  facts(): ProgressFacts
}

/** What was counted in the end. */
export interface ProgressFacts {
  readonly pageCount: number
  readonly documentCount: number
  readonly documentsKept: number
}

/** Begins to count, and tells each change. */
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
