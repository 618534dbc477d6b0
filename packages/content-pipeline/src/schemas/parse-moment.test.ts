import { expect, test } from 'vitest'
import { adviceForDate, parseMoment } from './parse-moment.ts'

test.each([
  ['2024-09-01', '2024-09-01T00:00:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2024-09-01T10:30', '2024-09-01T10:30:00.000Z'],
  ['2024-09-01 10:30:15', '2024-09-01T10:30:15.000Z'],
  ['2025-01-01T00:30:00+02:00', '2024-12-31T22:30:00.000Z'],
  ['2024-02-30', null],
  ['2023-02-29', null],
  ['2024-13-01', null],
  ['2024-9-1', null],
  ['2024-09-01T25:00', null],
  ['1 September 2024', null],
  ['9999-12-31T23:59:59-23:59', null],
  ['0000-01-01T00:00:00+01:00', null],
])('the date "%s" is the moment %j', (written, expected) => {
  expect(parseMoment(written)).toBe(expected)
})

test.each([
  ['2021/08/01', '2021-08-01'],
  ['2021.8.1', '2021-08-01'],
  ['2021年8月1日', '2021-08-01'],
  ['20210801', '2021-08-01'],
  ['2021-08-01 7:00', '2021-08-01 07:00'],
  ['2021/08/01 17:00:15', '2021-08-01 17:00:15'],
  ['8 Jan 2021', '2021-01-08'],
  ['August 1, 2021', '2021-08-01'],
])('the date "%s" is to be written as %s', (written, meant) => {
  expect(adviceForDate(written)).toBe(`Write "${meant}".`)
})

test.each(['01/08/2021', '1.8.2021', '2021', 'soon'])('nobody knows which day "%s" is', (written) => {
  expect(adviceForDate(written)).toBe('Write "2026-03-01": the year, the month and the day.')
})

test('a day that does not exist is no other day', () => {
  expect(adviceForDate('2024-02-30')).toBe('')
})
