import { expect, test } from 'vitest'
import { logoSize } from './logo-size.ts'

test.each([
  [24, 24, 28, 28],
  [400, 200, 56, 28],
  [400, 50, 120, 15],
  [50, 100, 14, 28],
  [4000, 1, 120, 1],
])('a logo of %i × %i is shown in %i × %i', (width, height, shownWidth, shownHeight) => {
  expect(logoSize({ width, height })).toEqual({ width: shownWidth, height: shownHeight })
})
