import type { MissingTranslations } from '@fyr/content-pipeline'

/** Names for a reader of the terminal; the JSON report has them all. */
const NAMED = 10

/** What the locales of a site lack, a paragraph each; empty for a site that lacks nothing. */
export function formatTranslations(locales: readonly MissingTranslations[]): string {
  return locales.flatMap(formatLocale).join('\n')
}

function formatLocale({ locale, pageCount, files, messages }: MissingTranslations): string[] {
  return [
    ...(files.length === 0
      ? []
      : [
          `"${locale}": ${pageCount - files.length} of ${pageCount} pages are translated. Not yet:`,
          ...list(files),
        ]),
    ...(messages.length === 0 ? [] : [`"${locale}": messages.json does not translate:`, ...list(messages)]),
  ]
}

function list(names: readonly string[]): string[] {
  const rest = names.length - NAMED
  const lines = names.slice(0, NAMED).map((name) => `  ${name}`)
  return rest > 0 ? [...lines, `  and ${rest} more, which --json names`] : lines
}
