import { expect, test } from 'vitest'
import { isExcluded } from './link-check.ts'

test.each([
  ['/storybook/', true],
  ['/storybook/a/../b', true],
  ['/docs/../storybook/a', true],
  ['/storybook/../docs/missing', false],
  ['/storybook/%2e%2E/docs/missing', false],
  ['/a/../status', true],
  ['/status/..', false],
])('%s is left out of the check where browsers ask for such an address: %s', (address, expected) => {
  expect(isExcluded({ exclude: ['/storybook/*', '/status'] }, address)).toBe(expected)
})
