import { formatMessage } from './format-message.ts'
import type { Messages } from './messages.ts'

/** Which parts of the day are written. */
export type DateStyle = 'long' | 'without-year'

/**
 * Writes a day in the language of the catalogue: `1. september 2024`, `September 1, 2024`. Month names come from the
 * catalogue and not from `Intl`, whose data differ between machines.
 *
 * @param day `YYYY-MM-DD`, taken as it is: there is no time zone in it. Anything after the tenth character is
 * ignored; a text that is not a date is given back unchanged.
 */
export function formatDate(messages: Messages, day: string, style: DateStyle = 'long'): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? []
  const monthName = messages.months[Number(month) - 1]
  if (year === undefined || date === undefined || monthName === undefined) return day
  const pattern = style === 'long' ? messages.dateLong : messages.dateWithoutYear
  return formatMessage(pattern, { day: Number(date), month: monthName, year })
}
