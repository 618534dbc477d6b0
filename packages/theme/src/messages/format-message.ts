import type { PluralMessage } from './messages.ts'

/** Fills `{name}` in a message with the value of that name. A name without a value stays as it is written. */
export function formatMessage(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
}

/**
 * Picks the form of a plural message for a whole number, after the rules of its language, and fills in `{count}`. Only
 * the build does this: the rules are those of the machine that builds, and readers get what it wrote.
 */
export function formatPlural(message: PluralMessage, count: number): string {
  return formatMessage(pluralForm(message, count), { count })
}

/** The form of a plural message for a whole number, with its placeholders. */
export function pluralForm(message: PluralMessage, count: number): string {
  return message[new Intl.PluralRules(message.language).select(count)] ?? message.other
}

/** Whether an entry of a catalogue is a text that depends on a number. */
export function isPlural(entry: unknown): entry is PluralMessage {
  return typeof entry === 'object' && entry !== null && 'language' in entry
}
