import type { MissingTranslations } from '@fyr/content-pipeline'
import { onOneLine } from '@fyr/content-pipeline/format-diagnostics'

/** Maximum number of names in the terminal. */
const NAMED = 10

/** The place of the full list. */
export const IN_JSON = ', listed by --json'

type TellableTranslations = Pick<MissingTranslations, 'locale' | 'pageCount' | 'files' | 'messages'>

/** The missing translations of a site's locales, a paragraph each; empty without any. */
export function formatTranslations(locales: readonly TellableTranslations[]): string {
  return locales.flatMap(formatLocale).join('\n')
}

function formatLocale({ locale, pageCount, files, messages }: TellableTranslations): string[] {
  const keys = Object.keys(messages)
  return [
    ...(files.length === 0
      ? []
      : [
          `"${locale}": ${pageCount - files.length} of ${pageCount} pages are translated. Missing:`,
          ...listNames(files, IN_JSON),
        ]),
    ...(keys.length === 0
      ? []
      : [
          `"${locale}": messages.json has no translation for:`,
          ...listNames(keys, IN_JSON),
          `  Run "fyr translate ${locale}" to add them.`,
        ]),
  ]
}

/** Lines with the first names, and the number of others, which are listed `elsewhere`. */
export function listNames(names: readonly string[], elsewhere = ''): string[] {
  const rest = names.length - NAMED
  const lines = names.slice(0, NAMED).map((name) => `  ${onOneLine(name)}`)
  return rest > 0 ? [...lines, `  and ${rest} more${elsewhere}`] : lines
}
