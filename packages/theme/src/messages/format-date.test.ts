import { expect, test } from 'vitest'
import { en } from './en.ts'
import { formatDate } from './format-date.ts'
import { no } from './no.ts'

test.each([
  [no, '2024-09-01', 'long', '1. september 2024'],
  [en, '2024-09-01', 'long', 'September 1, 2024'],
  [no, '2024-12-31', 'without-year', '31. desember'],
  [en, '2024-01-09', 'without-year', 'January 9'],
  [en, '2024-09-01T23:30:00Z', 'long', 'September 1, 2024'],
  [en, '2024-13-01', 'long', '2024-13-01'],
  [en, 'yesterday', 'long', 'yesterday'],
] as const)('writes a day independently of the machine (%#)', (messages, day, style, expected) => {
  expect(formatDate(messages, day, style)).toBe(expected)
})
