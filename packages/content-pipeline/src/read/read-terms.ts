import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { kebabCase } from '../kebab-case.ts'
import { suggestName } from '../nearest-name.ts'
import { termsSchema, type WrittenTerms } from '../schemas/terms.ts'
import { variablesOf } from '../schemas/variables-of.ts'
import type { ReadContext } from './read-collection.ts'
import { type DataFile, readDataFile } from './read-data-file.ts'

/** A term in one language. */
export interface Term {
  /** Of its heading in the glossary, the same in every language. */
  readonly id: string
  readonly term: string
  readonly definition: string
  /** Other forms of it. */
  readonly also: readonly string[]
  /** Words that pages do not say instead. */
  readonly avoid: readonly string[]
  /** Whether it is of this language. */
  readonly isTranslated: boolean
}

/** The terms of a site, as plain data. */
export interface SiteTerms {
  /** Address of the glossary. */
  readonly glossary: string
  /** Whether the first use of a term on a page shows its definition. */
  readonly firstUse: boolean
  /** By code of the locale. A term without a translation is there as in the default language. */
  readonly byLocale: Readonly<Record<string, readonly Term[]>>
}

/** Reads `terms.yml`. Null without the file, and, with diagnostics, when it is unusable. */
export function readTerms({ root, config, log }: ReadContext): SiteTerms | null {
  const file = config.content.terms
  if (!existsSync(join(root, file))) return null
  const read = readDataFile(root, file, termsSchema, { variables: variablesOf(config), log })
  if (read === null) return null
  reportTerms(read, { config, log })
  const { glossary, firstUse } = config.terms
  const termsIn = (code: string): Term[] => read.value.map((one) => termIn(one, code, config.defaultLocale))
  const byLocale = config.locales.map(({ code }) => [code, termsIn(code)])
  return { glossary, firstUse, byLocale: Object.fromEntries(byLocale) }
}

function termIn(
  { term, definition, also, avoid, translations }: WrittenTerms[number],
  locale: string,
  defaultLocale: string,
): Term {
  const id = kebabCase(term)
  const own = Object.hasOwn(translations, locale) ? translations[locale] : undefined
  if (own === undefined) return { id, term, definition, also, avoid, isTranslated: locale === defaultLocale }
  return { id, ...own, definition: own.definition ?? definition, isTranslated: true }
}

/** Reports terms that share an id, and translations into languages that the site does not have. */
function reportTerms(
  { source, value, locate }: DataFile<WrittenTerms>,
  { config, log }: Pick<ReadContext, 'config' | 'log'>,
): void {
  const locales = config.locales.map(({ code }) => code).filter((code) => code !== config.defaultLocale)
  const owners = new Map<string, string>()
  for (const [index, { term, translations }] of value.entries()) {
    const owner = owners.get(kebabCase(term))
    owners.set(kebabCase(term), term)
    if (owner !== undefined) {
      const at = locate([index, 'term'])
      const problem = `The terms "${owner}" and "${term}" have the same id in the glossary.`
      log.add(source, { code: 'invalid-value', problem, hint: 'Keep one of them, or rename one.', at })
    }
    for (const code of Object.keys(translations)) {
      if (locales.includes(code)) continue
      const at = locate([index, 'translations', code])
      const advice = `Other languages of the site: ${locales.join(', ')}.`
      const problem = `The site has no translations into "${code}".`
      log.add(source, { code: 'unknown-key', problem, hint: suggestName(code, locales, advice), at })
    }
  }
}
