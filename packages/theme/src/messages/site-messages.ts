import type { SiteData } from '@fyr/content-pipeline/manifest'
import { isPlural } from './format-message.ts'
import type { Catalogue } from './messages.ts'
import { messagesFor } from './messages-for.ts'

/**
 * Returns the texts of a locale: the catalogue of its language, with what the site gives in its place. A form of a plural
 * is named `postCount.few`; it is picked by the rules of the locale's language. Names that the catalogue doesn't have
 * count for nothing here: the build reports them.
 */
export function siteMessages({
  locale,
  texts,
}: {
  readonly locale: Pick<SiteData['locale'], 'lang'>
  readonly texts: SiteData['texts']
}): Catalogue {
  const catalogue = messagesFor(locale.lang)
  const given = Object.entries(texts)
  if (given.length === 0) return catalogue
  const { tryItForm, apiReference, ...shown } = catalogue
  return {
    ...replaceTexts(shown, given, locale.lang),
    tryItForm: replaceTexts(tryItForm, given, locale.lang),
    apiReference: replaceTexts(apiReference, given, locale.lang),
  }
}

function replaceTexts<Texts extends object>(
  texts: Texts,
  given: readonly (readonly [name: string, text: string])[],
  lang: string,
): Texts {
  const replaced: Record<string, unknown> = Object.fromEntries(Object.entries(texts))
  for (const [name, text] of given) {
    const [key = '', form] = name.split('.')
    if (!Object.hasOwn(replaced, key)) continue
    const current = replaced[key]
    if (form === undefined && typeof current === 'string') replaced[key] = text
    if (form !== undefined && isPlural(current)) replaced[key] = { ...current, language: lang, [form]: text }
  }
  // Only texts replaced texts.
  return replaced as Texts
}
