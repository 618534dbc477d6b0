import { expect, test } from 'vitest'
import { compileText } from '../fixtures/compile-text.ts'
import { LONG_TEXTS } from '../fixtures/long-texts.ts'
import { PATHOLOGICAL_TEXTS } from '../fixtures/pathological-texts.ts'
import { checkDocuments } from '../fixtures/random-documents.ts'

/** `pnpm maintain growth` takes the longest texts, too, and more of the random ones; they take as long as all others together. */
const IS_THOROUGH = process.env['FYR_THOROUGH'] !== undefined

/**
 * Below and above what most limits count, which is 4,000 at the most where a thing takes the parser more than a moment. The tests of
 * families read these texts with far more parts.
 */
const SIZES = IS_THOROUGH ? [1000, 4200, 8000] : [1000]

const RANDOM_DOCUMENTS = IS_THOROUGH ? 3000 : 500

const LIMITS = new Set<string>(['nesting-too-deep', 'too-many-marks', 'too-large'])

test.each(
  Object.entries(PATHOLOGICAL_TEXTS).flatMap(([name, textOf]) =>
    SIZES.map((n): [string, number, (n: number) => string] => [name, n, textOf]),
  ),
)('%s, %d times over, end in a page or in one named limit', async (_name, n, textOf) => {
  const { report, text } = await compileText(textOf(n))
  const limits = report.diagnostics.filter(({ code }) => LIMITS.has(code))
  expect(limits.length).toBeLessThanOrEqual(1)
  expect(limits.every(({ line, hint }) => line > 0 && hint !== '')).toBe(true)
  // A refused document leaves nothing behind; every other one is a page.
  expect(text === EMPTY_TEXT).toBe(limits.length === 1)
})

test.each(Object.entries(LONG_TEXTS))('%s is a page', async (_name, textOf) => {
  const { report, text } = await compileText(textOf())
  expect(report.diagnostics).toEqual([])
  expect(text.length).toBeGreaterThan(textOf().length)
})

const EMPTY_TEXT = JSON.stringify({ type: 'root', children: [] })

test('random documents are pages, without an exception', async () => {
  await expect(checkDocuments(RANDOM_DOCUMENTS)).resolves.toBe(null)
})
