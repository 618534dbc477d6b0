import { formatMessage, isPlural, pluralForm } from './format-message.ts'
import { siteMessages } from './site-messages.ts'

/** Values for the places of a text, by name. */
export type TextValues = Readonly<Record<string, string | number>>

export interface OpenTextsOptions {
  /** BCP 47 tag of the language. */
  readonly lang: string
  /** Texts of the site by name, which replace those of the theme. */
  readonly texts: Readonly<Record<string, string>>
}

/**
 * Gives the texts of the interface in a language to programs, such as content sources, which write them into pages. The function gives one
 * text by its name. `count` picks the form of a plural; numbers are written as the language writes them.
 *
 * @throws Error for a name that there is not
 */
export function openTexts({
  lang,
  texts: given,
}: OpenTextsOptions): (name: string, values?: TextValues) => string {
  const { tryItForm, apiReference, ...shown } = siteMessages({ locale: { lang }, texts: given })
  const texts = new Map<string, unknown>(Object.entries({ ...shown, ...tryItForm, ...apiReference }))
  const write = (value: string | number): string =>
    typeof value === 'number' ? writeNumber(value, apiReference.apiFigures) : value
  return (name, values = {}) => {
    const text = texts.get(name)
    const written = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, write(value)]))
    if (typeof text === 'string') return formatMessage(text, written)
    const count = values['count']
    if (!isPlural(text) || typeof count !== 'number') throw new Error(`The theme has no text "${name}".`)
    return formatMessage(pluralForm(text, count), written)
  }
}

/**
 * Whole numbers of five figures and more are in groups of three. The tables of `Intl` are those of the machine that builds, and
 * pages must not depend on it.
 *
 * @param figures how the language writes 12,345.6
 */
function writeNumber(value: number, figures: string): string {
  const [, group = '', decimal = '.'] = /^12(\D?)345(\D)6$/.exec(figures) ?? []
  const [, whole, fraction] = /^(-?\d+)(?:\.(\d+))?$/.exec(String(value)) ?? []
  // Such as 1e+30.
  if (whole === undefined) return String(value).replace('.', decimal)
  const grouped = /\d{5}/.test(whole) ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group) : whole
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`
}
