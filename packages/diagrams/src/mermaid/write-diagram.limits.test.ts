import { expect, test } from 'vitest'
import { manyParts } from '../../../../scripts/many-parts.ts'
import { HOSTILE_DIAGRAMS } from '../testing/hostile-diagrams.ts'
import { writeDiagram } from './write-diagram.ts'

/** Of what is said about a diagram of a thousand parts, in characters. */
const LONGEST_REPORT = 1_000_000

test.each(Object.entries(HOSTILE_DIAGRAMS))(
  '%s many times over are drawn, or said to be wrong',
  (_name, sourceOf) => {
    const { picture, source, problems } = writeDiagram(sourceOf(manyParts(sourceOf)))
    expect([picture, source, problems]).not.toEqual([null, '', []])
    expect(problems.filter(({ problem, line }) => problem === '' || line < 1)).toEqual([])
  },
)

test.each(Object.entries(HOSTILE_DIAGRAMS))('little is said about a small one: %s', (_name, sourceOf) => {
  const { problems } = writeDiagram(sourceOf(1000))
  expect(problems.reduce((sum, { problem, hint }) => sum + problem.length + hint.length, 0)).toBeLessThan(
    LONGEST_REPORT,
  )
})
