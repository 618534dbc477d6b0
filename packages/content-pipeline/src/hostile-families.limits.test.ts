import { expect, test } from 'vitest'
import { manyParts } from '../../../scripts/many-parts.ts'
import { HOSTILE_FAMILIES } from './fixtures/hostile-families.ts'
import { readHostileText } from './fixtures/read-hostile-text.ts'

/** Sizes of a family, one four times the other. */
const [MEDIUM, LARGE] = [80, 320]

/** What names, links and tables of contents may repeat on a page of any size, in characters of its text. */
const MOST_REPEATED = 1_200_000

/** Four times the text may be that many times the page: labels and numbers in it grow by a digit. */
const LINEAR = 4.8

test.each(Object.entries(HOSTILE_FAMILIES))(
  '%s grow no faster than they are written',
  async (_name, { reader, textOf }) => {
    const [medium, large] = [textOf(MEDIUM), textOf(LARGE)]
    const before = await readHostileText(reader, medium)
    const most = Math.max(LINEAR, (large.length / medium.length) * 1.2) * before
    expect(await readHostileText(reader, large)).toBeLessThanOrEqual(Math.max(most, MOST_REPEATED))
  },
)

test.each(Object.entries(HOSTILE_FAMILIES))(
  '%s many times over are read, or refused at their place',
  async (_name, { reader, textOf }) => {
    expect(await readHostileText(reader, textOf(manyParts(textOf)))).toBeGreaterThan(0)
  },
)
