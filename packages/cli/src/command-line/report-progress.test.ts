import { expect, test } from 'vitest'
import type { BuildProgress } from '../site-build/progress.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { createProgressReporter, formatProgress } from './report-progress.ts'

const START: BuildProgress = {
  phase: 'content',
  documentsDone: 0,
  documentsKept: 0,
  pagesDone: 0,
  pagesKept: 0,
  pagesTotal: 0,
}

test.each([
  [START, 'Reading content'],
  [{ ...START, documentsDone: 40, documentsKept: 39 }, 'Reading content: 40 documents, 39 cached'],
  [{ ...START, phase: 'bundle', documentsDone: 40 }, 'Bundling the theme'],
  [{ ...START, phase: 'pages', pagesDone: 5, pagesTotal: 90 }, 'Rendering pages: 5 of 90, 0 cached'],
  [
    { ...START, phase: 'pages', pagesDone: 30, pagesKept: 20, pagesTotal: 90 },
    'Rendering pages: 30 of 90, 20 cached, 4 s left',
  ],
] as const)('%j is shown as text', (progress, text) => {
  expect(formatProgress(progress, 2000)).toBe(text)
})

/** What a terminal shows while 2,500 documents are read in as many milliseconds. */
function shownOn(isLive: boolean): { readonly lines: readonly string[]; readonly states: readonly string[] } {
  const lines: string[] = []
  const states: string[] = []
  const terminal: Terminal = {
    isLive,
    print: () => {},
    report: () => {},
    warn: (text) => void lines.push(text),
    status: (text) => void states.push(text),
  }
  let now = 0
  const report = createProgressReporter(terminal, () => now)
  for (; now <= 2500; now += 1) report({ ...START, documentsDone: now })
  report({ ...START, phase: 'bundle', documentsDone: 2500 })
  return { lines, states }
}

test('a live terminal shows a line that changes ten times a second', () => {
  const { lines, states } = shownOn(true)
  expect(lines).toEqual([])
  expect(states).toHaveLength(27)
})

test('without a live terminal, phases and thousands have lines of their own', () => {
  const { lines, states } = shownOn(false)
  expect(states).toEqual([])
  expect(lines).toEqual([
    'Reading content',
    'Reading content: 1000 documents, 0 cached',
    'Reading content: 2000 documents, 0 cached',
    'Bundling the theme',
  ])
})
