import { expect, test } from 'vitest'
import { decodeMarks, encodeMarks } from './path-marks.ts'

test.each([
  ['c%23.md', 'c#.md'],
  ['m%C3%A5l%20%26%20vei', 'mål & vei'],
  ['a%2Fb', 'a%2Fb'],
  ['100%.png', '100%.png'],
  ['%E5', '%E5'],
])('%s is %s on the disk', (written, path) => {
  expect(decodeMarks(written)).toBe(path)
})

test.each(['c#.md', 'why?.md', '100%.png', 'a&b.md'])(
  '%s is found again as it is spelt in a link',
  (path) => {
    expect(decodeMarks(encodeMarks(path))).toBe(path)
  },
)
