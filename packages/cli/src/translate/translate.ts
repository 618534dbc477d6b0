import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { suggestName } from '@fyr/content-pipeline/internal'
import type { LocaleInfo } from '@fyr/content-pipeline/manifest'
import { isReady, type ReadySite } from '../content/loaded-site.ts'
import { openSiteReader } from '../content/site-reader.ts'
import { isUnwritable } from '../is-unwritable.ts'
import { SiteError } from '../site-error.ts'
import { interfaceTextsOf, textsLackingIn } from '../theme/customisable.ts'
import { readTextInSite, writeInSite } from '../write-in-site.ts'
import { addTexts } from './add-texts.ts'

export interface TranslateOptions {
  /** Folder of the site; default the current one. */
  readonly root?: string
  /** Code of the locale to translate to. */
  readonly locale: string
  /** Words that may have been meant by one that is no locale. */
  readonly alternatives?: readonly string[]
}

export interface TranslateResult {
  /** The file of messages, relative to the root. */
  readonly file: string
  /** Added keys, in the order of the file. */
  readonly added: readonly string[]
}

/**
 * Adds the missing messages of a locale to its `messages.json`, in the default language: those of the configuration
 * and those that the theme does not have in that language. Existing content of the file is kept unchanged.
 * Throws `SiteError` for a locale without anything to translate, and for a site that cannot be read.
 */
export async function translate({
  root = '.',
  locale,
  alternatives = [],
}: TranslateOptions): Promise<TranslateResult> {
  const reader = openSiteReader({ root: resolve(root) })
  try {
    const site = await reader.read()
    if (!isReady(site)) throw new SiteError(site.diagnostics)
    return writeTexts(reader.root, site, { code: locale, alternatives })
  } finally {
    await reader.close()
  }
}

function writeTexts(
  root: string,
  site: ReadySite,
  { code, alternatives }: { readonly code: string; readonly alternatives: readonly string[] },
): TranslateResult {
  const { manifest, missingTranslations } = site.content
  const locale = manifest.locales.map(({ siteData }) => siteData.locale).find((one) => one.code === code)
  const lacks = missingTranslations.find((one) => one.locale === code)
  if (locale === undefined || lacks === undefined)
    throw nothingToTranslate(site, code, { known: locale, alternatives })
  const file = lacks.messagesFile
  const unreadable = site.diagnostics.filter((issue) => issue.file === file && issue.severity === 'error')
  if (unreadable.length > 0) throw new SiteError(unreadable)
  const written = existsSync(join(root, file)) ? readTextInSite(root, file) : ''
  const texts = { ...lacks.messages, ...interfaceTextsFor(site, locale) }
  const result = addTexts(written.trim() === '' ? '{}\n' : written, texts)
  if (result === null) {
    const hint = 'Remove comments and trailing commas.'
    throw refusal(file, `${file} is not plain JSON, so messages cannot be added to it.`, hint)
  }
  if (result.added.length > 0) write(root, file, result.text)
  return { file, added: result.added }
}

/** The theme's own messages that it has not in a language, by key, with the plural forms of that language. */
function interfaceTextsFor({ root, config }: ReadySite, { lang }: LocaleInfo): Record<string, string> {
  const known = interfaceTextsOf(root, config.theme.package)
  if (known?.texts === undefined) return {}
  const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories
  const texts = textsLackingIn(known, lang).flatMap((name) => {
    const [key, form] = name.split('.')
    if (form !== undefined && !forms.some((one) => one === form)) return []
    const text = known.texts?.[name] ?? known.texts?.[`${key}.other`]
    return text === undefined ? [] : [[`theme.${name}`, text] as const]
  })
  return Object.fromEntries(texts)
}

/** `known`: the default locale, or none. */
function nothingToTranslate(
  { content, config }: ReadySite,
  code: string,
  {
    known,
    alternatives,
  }: { readonly known: LocaleInfo | undefined; readonly alternatives: readonly string[] },
): SiteError {
  const codes = content.missingTranslations.map(({ locale }) => locale)
  const listed = codes.length === 0 ? [] : [`Languages: ${codes.join(', ')}.`]
  const isEnough = known !== undefined && listed.length > 0
  const advice = [...listed, ...(isEnough ? [] : ['Add another one to "locales" first.'])].join(' ')
  return new SiteError([
    {
      code: 'unknown-locale',
      file: config.source.file,
      problem: known
        ? `"${code}" is the default language: its texts are in the configuration.`
        : `Unknown language "${code}".`,
      hint: known ? advice : suggestName(code, [...codes, ...alternatives], advice),
    },
  ])
}

function write(root: string, file: string, text: string): void {
  try {
    writeInSite(root, file, text)
  } catch (error) {
    if (!isUnwritable(error)) throw error
    throw refusal(file, `Cannot write ${file} (${error.code}).`, 'Check the file permissions.')
  }
}

function refusal(file: string, problem: string, hint: string): SiteError {
  return new SiteError([{ code: 'messages-unwritable', file, problem, hint }])
}
