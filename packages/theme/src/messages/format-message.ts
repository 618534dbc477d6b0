import type { PluralMessage } from './messages.ts'

/** Fills `{name}` in a message with the value of that name. A name without a value stays as it is written. */
export function formatMessage(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
}

/** Picks the form of a plural message for a whole number and fills in `{count}`. */
export function formatPlural(message: PluralMessage, count: number): string {
  return formatMessage(count === 1 ? message.one : message.other, { count })
}
