import { weekdayNumber, weekdayOf } from './gantt-axis.ts'
import { DAY, dayStart, type Moment } from './gantt-dates.ts'

/** The days that a plan counts. */
export interface Workdays {
  /**
   * Moves the end of a task by the days in it that do not count; null where no end is found. Its bar ends before those that come
   * last.
   */
  readonly extend: (start: Moment, end: Moment) => { readonly end: Moment; readonly barEnd: Moment } | null
  /** Stretches of days that do not count. */
  readonly left: (start: Moment, end: Moment) => (readonly [start: Moment, end: Moment])[]
}

/** Longer tasks are not counted day by day. */
const MOST_DAYS = 10_000
/** Over longer plans, days are too narrow to be seen. */
const MOST_SHOWN = 1000

/**
 * Reads what a plan leaves out: `weekends`, names of days of the week, and dates such as `2026-12-24`.
 *
 * @param weekend - The first day of the weekend: 5 for Friday, 6 for Saturday.
 */
export function createWorkdays(
  excluded: ReadonlySet<string>,
  included: ReadonlySet<string>,
  weekend: number,
): Workdays {
  const weekdays = new Set([...excluded].map(weekdayNumber))
  if (excluded.has('weekends')) {
    weekdays.add(weekend)
    weekdays.add((weekend + 1) % 7)
  }
  const isLeftOut = (moment: Moment): boolean => {
    const day = new Date(moment).toISOString().slice(0, 10)
    return !included.has(day) && (weekdays.has(weekdayOf(moment)) || excluded.has(day))
  }
  return {
    extend: (start, planned) => {
      let [end, barEnd, wasLeftOut] = [planned, planned, false]
      if (excluded.size === 0) return { end, barEnd }
      for (let [day, count] = [start + DAY, 0]; day <= end; [day, count] = [day + DAY, count + 1]) {
        if (count > MOST_DAYS) return null
        if (!wasLeftOut) barEnd = end
        wasLeftOut = isLeftOut(day)
        if (wasLeftOut) end += DAY
      }
      return { end, barEnd }
    },
    left: (start, end) => {
      const stretches: [Moment, Moment][] = []
      if (excluded.size === 0 || end - start > MOST_SHOWN * DAY) return stretches
      for (let day = dayStart(start); day < end; day += DAY) {
        const last = stretches.at(-1)
        if (!isLeftOut(day)) continue
        if (last !== undefined && last[1] === day) last[1] = day + DAY
        else stretches.push([Math.max(day, start), day + DAY])
      }
      return stretches.map(([first, last]) => [first, Math.min(last, end)])
    },
  }
}
