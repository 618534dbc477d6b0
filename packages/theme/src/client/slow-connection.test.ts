import { expect, test } from 'vitest'
import { isSlowConnection } from './slow-connection.ts'

test.each([
  ['no hints', {}, false],
  ['hints that are null', { connection: null }, false],
  ['hints without a type', { connection: {} }, false],
  ['4g', { connection: { effectiveType: '4g', saveData: false } }, false],
  ['3g', { connection: { effectiveType: '3g' } }, false],
  ['2g', { connection: { effectiveType: '2g' } }, true],
  ['slow-2g', { connection: { effectiveType: 'slow-2g' } }, true],
  ['data saving', { connection: { effectiveType: '4g', saveData: true } }, true],
])('%s', (_, navigator, isSlow) => {
  expect(isSlowConnection(navigator)).toBe(isSlow)
})
