import { SiteError } from '@fyr/cli/internal'
import { expect, test } from 'vitest'
import { growthOf, MOST_GROWTH } from '../../../../scripts/time-growth.ts'
import { HOSTILE_DESCRIPTIONS } from '../testing/hostile-descriptions.ts'
import { compareApis } from './compare-apis.ts'
import { formatChanges } from './format-changes.ts'

/** Compares a description with one that has another title, and is the same below it. */
function compare(file: string, text: string): void {
  try {
    formatChanges(compareApis({ file, text }, { file, text: text.replace('Pens', 'Nets') }))
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
  }
}

test.each(Object.entries(HOSTILE_DESCRIPTIONS))(
  'to compare %s takes time as they are long',
  async (_name, { file, textOf }) => {
    const growth = await growthOf((n) => {
      const text = textOf(n)
      compare(file, text)
      return { weight: text.length }
    })
    expect(growth).toBeLessThanOrEqual(MOST_GROWTH)
  },
)
