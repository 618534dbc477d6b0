import { parseMoment } from '@fyr/content-pipeline/internal'

/** A day and maybe a time, with numbers of one digit too, as JavaScript and YAML read them. */
const NUMBERS =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:(?:[Tt]|\s+)(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.\d+)?)?\s*(Z|UTC|GMT|[+-]\d{1,2}(?::?\d{2})?)?)?$/i

/**
 * A date as Fyr reads it, for one that an old tool read in another spelling: `2019-7-2`, `2019-07-02 0:00:00`, `July 2, 2019`. Null for a date
 * that Fyr reads as it is, and for what is none.
 */
export function plainDate(written: unknown): string | null {
  if (typeof written !== 'string' || parseMoment(written) !== null) return null
  const text = written.replaceAll(/\s+/gu, ' ').trim()
  const parts = NUMBERS.exec(text)
  const plain = parts === null ? dayOf(text) : spelled(parts)
  return plain === null || parseMoment(plain) === null ? null : plain
}

function spelled([
  ,
  year = '',
  month = '',
  day = '',
  hour,
  minute = '',
  second = '0',
  zone = 'Z',
]: RegExpExecArray): string {
  const date = `${year}-${two(month)}-${two(day)}`
  if (hour === undefined) return date
  const [, sign = '', hours = '', minutes = ''] = /^([+-])(\d{1,2}?):?(\d{2})?$/.exec(zone) ?? []
  const offset = sign === '' ? 'Z' : `${sign}${two(hours)}:${two(minutes)}`
  return `${date}T${two(hour)}:${two(minute)}:${two(second)}${offset}`
}

function two(number: string): string {
  return number.padStart(2, '0')
}

/** The day of a date in words, whatever the time zone of this machine is. */
function dayOf(text: string): string | null {
  if (!/\d{4}/.test(text) || !/[a-z]{3}/i.test(text)) return null
  const moment = new Date(/(?:Z|UTC|GMT|[+-]\d{4})$/i.test(text) ? text : `${text} UTC`)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString().slice(0, 10)
}
