import { expect, test } from 'vitest'
import { growthOf, MOST_GROWTH } from '../../../../scripts/time-growth.ts'
import { HOSTILE_DIAGRAMS } from '../testing/hostile-diagrams.ts'
import { writeDiagram } from './write-diagram.ts'

test.each(Object.entries(HOSTILE_DIAGRAMS))(
  'the time for %s grows with the diagram',
  async (_name, sourceOf) => {
    const growth = await growthOf((n) => {
      const source = sourceOf(n)
      const { picture } = writeDiagram(source)
      return { weight: source.length + (picture === null ? 0 : JSON.stringify(picture).length) }
    })
    expect(growth).toBeLessThanOrEqual(MOST_GROWTH)
  },
)
