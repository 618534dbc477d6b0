import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { contrastPairs, moreContrastPairs } from './contrast-pairs.ts'
import { type ColorComponents, contrastOf, contrastRatio } from './contrast-ratio.ts'
import { tokens } from './tokens.ts'

function componentsOf(mode: 'light' | 'dark'): ColorComponents {
  const entries = Object.entries(tokens.color[mode]).map(([name, { $value }]) => [name, $value.components])
  return Object.fromEntries(entries) as ColorComponents
}

test.each([
  [[0, 0, 0], [1, 1, 1], 21],
  [[1, 1, 1], [1, 1, 1], 1],
  [[0.4667, 0.4667, 0.4667], [1, 1, 1], 4.48],
])('contrast is measured as WCAG says (%#)', (a, b, expected) => {
  expect(contrastRatio(a, b)).toBeCloseTo(expected, 1)
  expect(contrastRatio(b, a)).toBe(contrastRatio(a, b))
})

test('a tint is mixed into the background before it is measured', () => {
  const colors = { ...componentsOf('light'), ink: [0, 0, 0], ground: [1, 1, 1], note: [0, 0, 0] }
  const pair = { foreground: 'ink', background: 'ground', minimum: 4.5, use: 'test' } as const
  expect(contrastOf(pair, colors)).toBe(21)
  const grey = contrastRatio([0, 0, 0], [0.5, 0.5, 0.5])
  expect(contrastOf({ ...pair, tint: { color: 'note', share: 0.5 } }, colors)).toBeCloseTo(grey)
})

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  const colors = componentsOf(mode)

  test.each(contrastPairs)('$foreground on $background has at least $minimum:1 ($use)', (pair) => {
    expect(contrastOf(pair, colors)).toBeGreaterThanOrEqual(pair.minimum)
  })
})

describe.each(['light', 'dark'] as const)('more contrast requested in %s mode', (mode) => {
  const colors = componentsOf(mode)
  test.each(moreContrastPairs)(
    '$foreground, which is then used for all text, has 7:1 on $background',
    (pair) => {
      expect(pair.minimum).toBe(7)
      expect(contrastOf(pair, colors)).toBeGreaterThanOrEqual(pair.minimum)
    },
  )
})

test('both modes have the same colours', () => {
  expect(Object.keys(tokens.color.dark)).toEqual(Object.keys(tokens.color.light))
})

test.each(Object.entries({ ...tokens.color.light, ...tokens.color.dark }))(
  'the two spellings of %s are one colour',
  (_, { $value }) => {
    const hex = $value.components
      .map((value) =>
        Math.round(value * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
    expect($value.hex).toBe(`#${hex}`)
  },
)

test('the style sheet is written from the tokens as they are', () => {
  const script = fileURLToPath(new URL('../../scripts/build-tokens.mjs', import.meta.url))
  expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow()
})
