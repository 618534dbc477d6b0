import { expect, test } from 'vitest'
import { parseXliff } from './xliff.ts'

test('elements that are nested too deeply are refused at once', () => {
  const text = `<xliff>${'<a>'.repeat(200_000)}${'</b>'.repeat(200_000)}`
  const start = process.cpuUsage()
  expect(() => parseXliff(text)).toThrow(new RangeError('This XLIFF is nested too deeply.'))
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000)
})
