import { expect, test } from 'vitest'
import { withoutOuterSlashes } from './without-outer-slashes.ts'

test.each([
  ['/docs/a/', 'docs/a'],
  ['docs', 'docs'],
  ['///', ''],
  ['', ''],
  // A pattern takes minutes for this.
  [`a${'/'.repeat(1_000_000)}a`, `a${'/'.repeat(1_000_000)}a`],
])('slashes around a text are left out', (text, expected) => {
  expect(withoutOuterSlashes(text) === expected).toBe(true)
})
