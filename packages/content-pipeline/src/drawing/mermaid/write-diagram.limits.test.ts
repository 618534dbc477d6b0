import { expect, test } from 'vitest'
import { growthOf, MOST_GROWTH } from '../../../../../scripts/time-growth.ts'
import { HOSTILE_DIAGRAMS } from '../../fixtures/hostile-diagrams.ts'
import { writeDiagram } from './write-diagram.ts'

/** For a diagram of a thousand parts. */
const LONGEST_MS = 2000
const LONGEST_REPORT = 1_000_000

test.each(Object.entries(HOSTILE_DIAGRAMS))('time grows with the diagram: %s', async (_name, sourceOf) => {
  const growth = await growthOf((n) => {
    const source = sourceOf(n)
    const { picture } = writeDiagram(source)
    return { weight: source.length + (picture === null ? 0 : JSON.stringify(picture).length) }
  })
  expect(growth).toBeLessThanOrEqual(MOST_GROWTH)
})

test.each(Object.entries(HOSTILE_DIAGRAMS))('a small one takes next to no time: %s', (_name, sourceOf) => {
  const start = process.cpuUsage()
  const { problems } = writeDiagram(sourceOf(1000))
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000).toBeLessThan(LONGEST_MS)
  expect(problems.reduce((sum, { problem, hint }) => sum + problem.length + hint.length, 0)).toBeLessThan(
    LONGEST_REPORT,
  )
})
