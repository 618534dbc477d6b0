import { addMonths, DAY, dayStart, type Moment, MONTHS } from './gantt-dates.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The day of the week, 0 for Sunday. */
export function weekdayOf(moment: Moment): number {
  return new Date(moment).getUTCDay()
}

/** The number of a day of the week by its English name in small letters; -1 for another word. */
export function weekdayNumber(name: string): number {
  return WEEKDAYS.findIndex((weekday) => weekday.toLowerCase() === name)
}

/** The distance between two lines of an axis. */
export interface Step {
  readonly count: number
  readonly unit: 'millisecond' | 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month'
}

const LENGTHS: Readonly<Record<Step['unit'], Moment>> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
}

const STEPS: readonly Step[] = [
  ...[1, 5, 20, 100, 500].map((count) => ({ count, unit: 'millisecond' as const })),
  ...[1, 5, 15, 30].map((count) => ({ count, unit: 'second' as const })),
  ...[1, 5, 15, 30].map((count) => ({ count, unit: 'minute' as const })),
  ...[1, 3, 6, 12].map((count) => ({ count, unit: 'hour' as const })),
  ...[1, 2].map((count) => ({ count, unit: 'day' as const })),
  { count: 1, unit: 'week' },
  ...[1, 3, 6, 12, 24, 60, 120, 600, 1200, 6000, 12_000, 120_000].map((count) => ({
    count,
    unit: 'month' as const,
  })),
]

const USUAL_TICKS = 9
/** More lines than this are a grey area. */
const MOST_TICKS = 200

/** The step that divides a stretch of time into a few parts. */
export function usualStep(length: Moment): Step {
  const fitting = STEPS.find(({ count, unit }) => length / (count * LENGTHS[unit]) <= USUAL_TICKS)
  return fitting ?? { count: 1_200_000, unit: 'month' }
}

/** A `tickInterval` such as `1week`; null for another word. */
export function readStep(text: string): Step | null {
  const [, count, unit] = /^([1-9]\d{0,5})(millisecond|second|minute|hour|day|week|month)$/.exec(text) ?? []
  return count === undefined ? null : { count: Number(count), unit: unit as Step['unit'] }
}

/** The moments of the lines of an axis; null where they are too many. */
export function ticksOf(
  start: Moment,
  end: Moment,
  { count, unit }: Step,
  weekStart: number,
): Moment[] | null {
  if ((end - start) / (count * LENGTHS[unit]) > MOST_TICKS) return null
  const ticks: Moment[] = []
  if (unit === 'month') {
    const date = new Date(start)
    const months = date.getUTCFullYear() * 12 + date.getUTCMonth()
    const first = Math.floor(months / count) * count
    let tick = addMonths(dayStart(start) - (date.getUTCDate() - 1) * DAY, first - months)
    for (; tick <= end; tick = addMonths(tick, count)) if (tick >= start) ticks.push(tick)
    return ticks
  }
  const length = count * LENGTHS[unit]
  // The first day that clocks count from was a Thursday.
  const origin = unit === 'week' ? ((weekStart - 4) % 7) * DAY : 0
  for (let tick = Math.ceil((start - origin) / length) * length + origin; tick <= end; tick += length)
    ticks.push(tick)
  return ticks
}

/** What the letters after a "%" in `axisFormat` stand for, as in mermaid; `-`, `_` and `0` before them say how numbers are filled. */
const DIRECTIVES: Readonly<
  Record<string, (date: Date) => string | readonly [value: number, digits: number]>
> = {
  '%': () => '%',
  Y: (date) => [date.getUTCFullYear(), 4],
  y: (date) => [date.getUTCFullYear() % 100, 2],
  m: (date) => [date.getUTCMonth() + 1, 2],
  q: (date) => [Math.floor(date.getUTCMonth() / 3) + 1, 1],
  B: (date) => MONTHS[date.getUTCMonth()] ?? '',
  b: (date) => (MONTHS[date.getUTCMonth()] ?? '').slice(0, 3),
  d: (date) => [date.getUTCDate(), 2],
  e: (date) => String(date.getUTCDate()).padStart(2),
  j: (date) => [dayOfYear(date) + 1, 3],
  A: (date) => WEEKDAYS[date.getUTCDay()] ?? '',
  a: (date) => (WEEKDAYS[date.getUTCDay()] ?? '').slice(0, 3),
  u: (date) => [date.getUTCDay() || 7, 1],
  w: (date) => [date.getUTCDay(), 1],
  U: (date) => [Math.floor((dayOfYear(date) + 7 - date.getUTCDay()) / 7), 2],
  W: (date) => [Math.floor((dayOfYear(date) + 7 - ((date.getUTCDay() + 6) % 7)) / 7), 2],
  V: (date) => [isoWeek(date), 2],
  H: (date) => [date.getUTCHours(), 2],
  I: (date) => [date.getUTCHours() % 12 || 12, 2],
  M: (date) => [date.getUTCMinutes(), 2],
  S: (date) => [date.getUTCSeconds(), 2],
  L: (date) => [date.getUTCMilliseconds(), 3],
  p: (date) => (date.getUTCHours() < 12 ? 'AM' : 'PM'),
}
const DIRECTIVE = /%([-_0]?)(.?)/gu

/** The first thing in an `axisFormat` that stands for nothing; null if there is none. */
export function unknownDirective(format: string): string | null {
  for (const [whole, , letter = ''] of format.matchAll(DIRECTIVE))
    if (!Object.hasOwn(DIRECTIVES, letter)) return whole
  return null
}

/** A moment as an axis shows it. */
export function formatMoment(moment: Moment, format: string): string {
  const date = new Date(moment)
  return format
    .replaceAll(DIRECTIVE, (whole, fill: string, letter: string) => {
      const written = Object.hasOwn(DIRECTIVES, letter) ? DIRECTIVES[letter]?.(date) : undefined
      if (written === undefined || typeof written === 'string') return written ?? whole
      const [value, digits] = written
      return fill === '-' ? String(value) : String(value).padStart(digits, fill === '_' ? ' ' : '0')
    })
    .trim()
}

function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - new Date(date).setUTCMonth(0, 1)) / DAY)
}

function isoWeek(date: Date): number {
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * DAY)
  return Math.floor(dayOfYear(thursday) / 7) + 1
}
