import { expect, test } from 'vitest'
import { plainDate } from './old-date.ts'

test.each([
  ['2019-07-02 0:00:00', '2019-07-02T00:00:00Z'],
  ['2023-2-07T00:00:00.000Z', '2023-02-07T00:00:00Z'],
  ['2019-7-2', '2019-07-02'],
  ['\u00A02019-07-02', '2019-07-02'],
  ['2019/07/02', '2019-07-02'],
  ['2019-07-02  9:05 +2', '2019-07-02T09:05:00+02:00'],
  ['2019-07-02 09:05:01 -0730', '2019-07-02T09:05:01-07:30'],
  ['July 2, 2019', '2019-07-02'],
  ['2 Jul 2019', '2019-07-02'],
  ['Tue Jul 02 2019 23:30:00 GMT-0100', '2019-07-03'],
])('%j is the date %s', (written, date) => {
  expect(plainDate(written)).toBe(date)
})

test.each([
  '2019-07-02',
  '2019-07-02T10:00:00Z',
  '2019-02-30',
  '2019-2-30',
  'soon',
  'in 2019',
  '',
  2019,
  null,
])('%j is read as it is, or is no date', (written) => {
  expect(plainDate(written)).toBeNull()
})
