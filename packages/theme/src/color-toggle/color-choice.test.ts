import { expect, test } from 'vitest'
import { defaultChoice, nextChoice } from './color-choice.ts'

const TWO = { defaultMode: 'light', disableSwitch: false, respectSystem: false } as const
const THREE = { ...TWO, respectSystem: true } as const

test.each([
  ['light', TWO, 'dark'],
  ['dark', TWO, 'light'],
  ['system', TWO, 'dark'],
  ['light', THREE, 'dark'],
  ['dark', THREE, 'system'],
  ['system', THREE, 'light'],
] as const)('after %s comes the next state (%#)', (current, settings, next) => {
  expect(nextChoice(current, settings)).toBe(next)
})

test.each([
  [TWO, 'light'],
  [{ ...TWO, defaultMode: 'dark' }, 'dark'],
  [THREE, 'system'],
] as const)('a reader who chose nothing has the default of the site (%#)', (settings, expected) => {
  expect(defaultChoice(settings)).toBe(expected)
})
