import { expect, test } from 'vitest'
import { compareBlocks } from '@fyr/comparison'
import { growthOf, MOST_GROWTH } from '../../../scripts/time-growth.ts'
import { HOSTILE_FAMILIES } from './fixtures/hostile-families.ts'
import { HOSTILE_LINES } from '../../code-blocks/src/testing/hostile-lines.ts'
import { LONG_COMPARISONS } from './fixtures/long-comparisons.ts'
import { readHostileText } from './fixtures/read-hostile-text.ts'
import { findUnreadCommands, markCodeLines } from '@fyr/code-blocks'

test.each(Object.entries(HOSTILE_FAMILIES))(
  'the time for %s grows with the text',
  async (_name, { reader, textOf }) => {
    const growth = await growthOf(async (n) => {
      const text = textOf(n)
      await readHostileText(reader, text)
      return { weight: text.length }
    })
    expect(growth).toBeLessThanOrEqual(MOST_GROWTH)
  },
)

test.each(Object.entries(HOSTILE_LINES))(
  'the time for a line of %s grows with the line',
  async (_name, lineOf) => {
    const growth = await growthOf((n) => {
      const line = lineOf(n)
      findUnreadCommands(line, 'text', '')
      markCodeLines(line, 'text', '')
      return { weight: line.length }
    })
    expect(growth).toBeLessThanOrEqual(MOST_GROWTH)
  },
)

test.each(Object.entries(LONG_COMPARISONS))(
  'the time to compare %s grows with them',
  async (_name, textsOf) => {
    const growth = await growthOf((n) => {
      const { older, newer } = textsOf(n)
      compareBlocks(older, newer, () => 0)
      return { weight: n * 10 }
    })
    expect(growth).toBeLessThanOrEqual(MOST_GROWTH)
  },
)
