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
/** Of all tasks of a plan together. Where they are used up, what is left has no place in time. */
const MOST_DAYS_OF_PLAN = 100_000
/** Over longer plans, days are too narrow to be seen. */
const MOST_SHOWN = 1000

/**
 * Reads what a plan leaves out: `weekends`, names of days of the week, and the midnights of dates.
 *
 * @param weekend - The first day of the weekend: 5 for Friday, 6 for Saturday.
 */
export function createWorkdays(
  excluded: ReadonlySet<Moment | string>,
  included: ReadonlySet<Moment | string>,
  weekend: number,
): Workdays {
  const weekdays = new Set([...excluded].map((day) => (typeof day === 'string' ? weekdayNumber(day) : -1)))
  if (excluded.has('weekends')) {
    weekdays.add(weekend)
    weekdays.add((weekend + 1) % 7)
  }
  const isLeftOut = (moment: Moment): boolean => {
    const day = dayStart(moment)
    return (weekdays.has(weekdayOf(day)) || excluded.has(day)) && !included.has(day)
  }
  let counted = 0
  return {
    extend: (start, planned) => {
      let [end, barEnd, wasLeftOut] = [planned, planned, false]
      if (excluded.size === 0) return { end, barEnd }
      for (let [day, count] = [start + DAY, 0]; day <= end; [day, count] = [day + DAY, count + 1]) {
        counted += 1
        if (count > MOST_DAYS || counted > MOST_DAYS_OF_PLAN) return null
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
