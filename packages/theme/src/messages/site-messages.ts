import type { SiteData } from '@fyr/content-pipeline/manifest'
import type { Messages } from './messages.ts'
import { messagesFor } from './messages-for.ts'

/**
 * Returns the texts of a locale: the catalogue of its language, with what the site gives in its place. A form of a plural
 * is named `postCount.few`; it is picked by the rules of the locale's language. Names that the catalogue doesn't have
 * count for nothing here: the build reports them.
 */
export function siteMessages({ locale, texts }: Pick<SiteData, 'locale' | 'texts'>): Messages {
  const catalogue = messagesFor(locale.lang)
  const given = Object.entries(texts)
  if (given.length === 0) return catalogue
  const messages: Record<string, unknown> = { ...catalogue }
  let { tryItForm } = catalogue
  for (const [name, text] of given) {
    const [key = '', form] = name.split('.')
    const current = messages[key]
    if (form === undefined && typeof current === 'string') messages[key] = text
    if (form === undefined && Object.hasOwn(tryItForm, key))
      messages['tryItForm'] = tryItForm = { ...tryItForm, [key]: text }
    if (form !== undefined && isPlural(current)) {
      messages[key] = { ...current, language: locale.lang, [form]: text }
    }
  }
  // Only texts replaced texts.
  return messages as unknown as Messages
}

function isPlural(value: unknown): value is Messages['postCount'] {
  return typeof value === 'object' && value !== null && 'language' in value
}
