import { expect, test } from 'vitest'
import { parseXliff } from './xliff.ts'

/** To look for the start of each element among all that are open takes minutes. */
test('elements that are nested too deeply are refused', () => {
  const text = `<xliff>${'<a>'.repeat(200_000)}${'</b>'.repeat(200_000)}`
  expect(() => parseXliff(text)).toThrow(new RangeError('This XLIFF is nested too deeply.'))
})
