import { expect, test } from 'vitest'
import { growthOf, MOST_GROWTH } from '../../../scripts/time-growth.ts'
import { HOSTILE_DESCRIPTIONS } from './testing/hostile-descriptions.ts'
import { checkComparison, checkPages } from './testing/read-hostile-description.ts'

test.each(Object.entries(HOSTILE_DESCRIPTIONS))(
  '%s take time as they are long',
  async (_name, description) => {
    const growth = await growthOf(async (n) => {
      const text = description.textOf(n)
      await checkPages(text, description)
      // Its pages do not count: pages that grow faster than their description are a fault too.
      return { weight: text.length }
    })
    expect(growth).toBeLessThanOrEqual(MOST_GROWTH)
  },
)

test.each(Object.entries(HOSTILE_DESCRIPTIONS))(
  'to compare %s takes time as they are long',
  async (_name, description) => {
    const growth = await growthOf((n) => {
      const text = description.textOf(n)
      checkComparison(text, description)
      return { weight: text.length }
    })
    expect(growth).toBeLessThanOrEqual(MOST_GROWTH)
  },
)
