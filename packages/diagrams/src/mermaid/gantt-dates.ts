/** A moment in milliseconds, as if every clock of the world showed the same: a day has 24 hours. */
export type Moment = number

export const DAY = 86_400_000

/** Names of months, in English as mermaid writes them. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const MONTH_NAMES = `(${MONTHS.flatMap((month) => [month, month.slice(0, 3)]).join('|')})`

/** The names that formats have for parts of a moment, the longest first. */
const TOKENS: readonly (readonly [token: string, pattern: string, part: Part | null])[] = [
  ['YYYY', String.raw`(\d{4})`, 'year'],
  ['YY', String.raw`(\d{2})`, 'shortYear'],
  ['MMMM', MONTH_NAMES, 'monthName'],
  ['MMM', MONTH_NAMES, 'monthName'],
  ['MM', String.raw`(\d{2})`, 'month'],
  ['M', String.raw`(\d{1,2})`, 'month'],
  ['Do', String.raw`(\d{1,2})(?:st|nd|rd|th)`, 'day'],
  ['DD', String.raw`(\d{2})`, 'day'],
  ['D', String.raw`(\d{1,2})`, 'day'],
  ['HH', String.raw`(\d{2})`, 'hour'],
  ['H', String.raw`(\d{1,2})`, 'hour'],
  ['hh', String.raw`(\d{2})`, 'hour'],
  ['h', String.raw`(\d{1,2})`, 'hour'],
  ['mm', String.raw`(\d{2})`, 'minute'],
  ['m', String.raw`(\d{1,2})`, 'minute'],
  ['SSS', String.raw`(\d{3})`, 'millisecond'],
  ['ss', String.raw`(\d{2})`, 'second'],
  ['s', String.raw`(\d{1,2})`, 'second'],
  ['A', '(AM|PM)', 'half'],
  ['a', '(am|pm)', 'half'],
  ['X', String.raw`(\d{1,15})`, 'unix'],
  ['x', String.raw`(\d{1,15})`, 'unixMilliseconds'],
  ['Z', String.raw`[+-]\d\d:\d\d`, null],
]
type Part =
  | 'year'
  | 'shortYear'
  | 'monthName'
  | 'month'
  | 'day'
  | 'hour'
  | 'minute'
  | 'second'
  | 'millisecond'
  | 'half'
  | 'unix'
  | 'unixMilliseconds'

/** Gives null for a text in another format. */
export type ReadDate = (text: string) => Moment | null

/** Of a format, and of a text that is read with one. */
const LONGEST = 60

/** Reads moments that are written in a format such as `YYYY-MM-DD`; null for a format that names a part of a moment twice. */
export function createDateReader(format: string): ReadDate | null {
  const parts: Part[] = []
  let pattern = ''
  let rest = format
  while (rest !== '') {
    const [token = rest.charAt(0), own, part] = TOKENS.find(([name]) => rest.startsWith(name)) ?? []
    pattern += own ?? token.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)
    if (part !== undefined && part !== null) parts.push(part)
    rest = rest.slice(token.length)
  }
  // Parts that may be one digit or two take long to tell apart where there are many.
  if (format.length > LONGEST || new Set(parts).size < parts.length) return null
  const expression = new RegExp(`^${pattern}$`, 'u')
  return (text) => {
    const values = text.length > LONGEST ? undefined : expression.exec(text)?.slice(1)
    return values === undefined
      ? null
      : momentOf(new Map(parts.map((part, index) => [part, values[index] ?? ''])))
  }
}

function momentOf(parts: ReadonlyMap<Part, string>): Moment | null {
  const number = (part: Part, usual: number) => Number(parts.get(part) ?? usual)
  if (parts.has('unix')) return number('unix', 0) * 1000
  if (parts.has('unixMilliseconds')) return number('unixMilliseconds', 0)
  const shortYear = parts.get('shortYear')
  // As mermaid's library reads them: 68 is 2068 and 69 is 1969.
  const century = Number(shortYear) > 68 ? 1900 : 2000
  const year = shortYear === undefined ? number('year', 2000) : century + Number(shortYear)
  const name = parts.get('monthName')
  const month = name === undefined ? number('month', 1) : monthNumber(name)
  const half = parts.get('half')?.toUpperCase()
  const hour = (number('hour', 0) % (half === undefined ? 25 : 12)) + (half === 'PM' ? 12 : 0)
  const [day, minute, second] = [number('day', 1), number('minute', 0), number('second', 0)]
  const midnight = dayOf(year, month - 1, day)
  const date = new Date(midnight)
  const isReal =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60 && second < 60
  const seconds = (hour * 60 + minute) * 60 + second
  return isReal ? midnight + seconds * 1000 + number('millisecond', 0) : null
}

/** Midnight of a day. `Date.UTC` takes the years before 100 for those from 1900 on. */
function dayOf(year: number, month: number, day: number): Moment {
  return new Date(0).setUTCFullYear(year, month, day)
}

function monthNumber(name: string): number {
  const index = MONTHS.findIndex((month) => month === name || (name.length === 3 && month.startsWith(name)))
  return index + 1
}

const UNITS: Readonly<Record<string, Moment>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: DAY,
  w: 7 * DAY,
}

/** The moment at the end of a duration such as `3d`; null for what is none. */
export function afterDuration(start: Moment, duration: string): Moment | null {
  const [, value = '', unit = ''] = /^(\d{1,9}(?:\.\d+)?)(ms|[smhdwMy])$/.exec(duration) ?? []
  if (unit === '') return null
  const count = Number(value)
  if (unit === 'M') return addMonths(start, Math.round(count))
  if (unit === 'y') return addMonths(start, Math.round(count) * 12)
  const length = count * (UNITS[unit] ?? 0)
  // Parts of days and weeks are whole days in mermaid.
  return start + (unit === 'd' || unit === 'w' ? Math.round(length / DAY) * DAY : length)
}

/** The same day of another month, or its last one. */
export function addMonths(moment: Moment, months: number): Moment {
  const date = new Date(moment)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const lastDay = new Date(dayOf(year, month + 1, 0)).getUTCDate()
  const start = dayOf(year, month, Math.min(date.getUTCDate(), lastDay))
  return start + moment - dayStart(moment)
}

/** Midnight before a moment. */
export function dayStart(moment: Moment): Moment {
  return Math.floor(moment / DAY) * DAY
}

/** Charts reach over less than a hundred thousand years, in which every moment is a date. */
export function isDrawable(moment: Moment): boolean {
  return Math.abs(moment) < 1e14
}
