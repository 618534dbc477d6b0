import * as z from 'zod'

const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/

/**
 * A moment from `YYYY-MM-DD` or an ISO date and time, as UTC (`2024-09-01T00:00:00.000Z`). A time without a zone is
 * UTC. Null for anything else: 30 February, and years before 0 or after 9999 in UTC.
 */
export function parseMoment(written: string): string | null {
  const match = DATE.exec(written)
  if (match === null) return null
  const [, year = '', month = '', day = ''] = match
  const noon = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const isCalendarDay = noon.getUTCMonth() === Number(month) - 1 && noon.getUTCDate() === Number(day)
  if (!isCalendarDay) return null
  const hasTime = written.length > 10
  const hasZone = /(?:Z|[+-]\d{2}:\d{2})$/.test(written.slice(10))
  const moment = new Date(
    hasTime ? `${written.replace(' ', 'T')}${hasZone ? '' : 'Z'}` : `${written}T00:00:00Z`,
  )
  if (Number.isNaN(moment.getTime())) return null
  // Years of more than four digits have a sign and would be sorted first.
  const spelled = moment.toISOString()
  return /^\d{4}-/.test(spelled) ? spelled : null
}

/** What is written in place of a date: the year first, and a time of day. */
const NUMBERS = /^\D*(\d{4})(?:\D+(\d{1,2})\D+(\d{1,2})|(\d{2})(\d{2}))(?:\D+(\d{1,2}:\d{2}(?::\d{2})?))?\D*$/

/** How to write a date that is written in another way; empty for a day that does not exist. */
export function adviceForDate(written: string): string {
  if (DATE.test(written)) return ''
  const [, year = '', month, day, other, others, time] = NUMBERS.exec(written) ?? []
  const date = [year, month ?? other, day ?? others].map((part = '') => part.padStart(2, '0')).join('-')
  const moment = time === undefined ? date : `${date} ${time.replace(/^\d:/, '0$&')}`
  const named = /[a-z]{3}/i.test(written) ? new Date(`${written} UTC`) : null
  const meant = named === null || Number.isNaN(named.getTime()) ? moment : named.toISOString().slice(0, 10)
  return `Write "${parseMoment(meant) === null ? '2026-03-01": the year, the month and the day' : `${meant}"`}.`
}

/** Schema of a date in front matter, with its UTC spelling as output. */
export const momentSchema = z
  .string()
  .refine((written) => parseMoment(written) !== null, {
    error: 'must be a valid date, YYYY-MM-DD or an ISO date and time',
  })
  .meta({ pattern: DATE.source, examples: ['2026-03-01'] })
  .transform((written) => parseMoment(written) ?? written)
