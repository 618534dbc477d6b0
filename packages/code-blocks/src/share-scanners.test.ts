import type { PatternScanner, RegexEngine } from '@shikijs/primitive/types'
import { expect, test, vi } from 'vitest'
import { shareScanners } from './share-scanners.ts'

function countingEngine() {
  const made: { patterns: readonly unknown[]; dispose: () => void }[] = []
  const engine: RegexEngine = {
    createString: (content) => ({ content }),
    createScanner(patterns) {
      const dispose = vi.fn<() => void>()
      made.push({ patterns, dispose })
      const scanner: PatternScanner = {
        findNextMatchSync: (_text, start) => ({
          index: made.length,
          captureIndices: [{ start, end: 9, length: 9 - start }],
        }),
        dispose,
      }
      return scanner
    },
  }
  return { engine: shareScanners(engine), made }
}

test('equal lists of patterns have one scanner', () => {
  const { engine, made } = countingEngine()
  const [first, second] = [engine.createScanner(['a', 'b']), engine.createScanner(['a', 'b'])]
  expect(made).toHaveLength(1)
  expect(second.findNextMatchSync('ab', 3, 0)).toEqual(first.findNextMatchSync('ab', 3, 0))
})

test.each([
  [['a', 'b'], ['a,b']],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [['a'], ['a', 'a']],
  [['"a","b"'], ['a', 'b']],
])('%j and %j have a scanner each', (one, other) => {
  const { engine, made } = countingEngine()
  engine.createScanner(one)
  engine.createScanner(other)
  expect(made.map(({ patterns }) => patterns)).toEqual([one, other])
})

test('a scanner is freed by the last rule that uses it, and is then made again', () => {
  const { engine, made } = countingEngine()
  const [first, second] = [engine.createScanner(['a']), engine.createScanner(['a'])]
  first.dispose?.()
  expect(made[0]?.dispose).not.toHaveBeenCalled()
  second.dispose?.()
  expect(made[0]?.dispose).toHaveBeenCalledOnce()
  engine.createScanner(['a'])
  expect(made).toHaveLength(2)
})
