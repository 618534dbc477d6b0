import { resolve } from 'node:path'
import type { MigrationNote } from '../old-site/migration-plan.ts'
import { joinAddress } from '../old-site/old-addresses.ts'
import { listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'

/** A language of a Docusaurus site. */
export interface OldLanguage {
  /** As the old site names it. */
  readonly code: string
  /** As the new site names it; null for one that it cannot have. */
  readonly as: string | null
  readonly settings: Settings
  /** With slashes at both ends. */
  readonly basePath: string
  /** The folder of its translations, absolute; null if the old site reads none. */
  readonly folder: string | null
}

/** What the code of a language may be: part of its address. */
const CODE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i

/** The languages of a site, the default one first. */
export function languagesOf(old: Settings, folder: string): readonly [OldLanguage, ...OldLanguage[]] {
  const i18n = recordOf(old['i18n'])
  const first = textOf(i18n['defaultLocale']) ?? 'en'
  const codes = listOf(i18n['locales']).filter((code) => typeof code === 'string')
  const taken = new Set<string>()
  const languageOf = (code: string): OldLanguage => {
    const settings = recordOf(recordOf(i18n['localeConfigs'])[code])
    const as = codeOf(code, taken)
    if (as !== null) taken.add(as)
    const isOff = settings['translate'] === false
    const own = resolve(folder, textOf(i18n['path']) ?? 'i18n', textOf(settings['path']) ?? code)
    return { code, as, settings, basePath: basePathOf(old, code, first), folder: isOff ? null : own }
  }
  return [languageOf(first), ...[...new Set(codes)].filter((code) => code !== first).map(languageOf)]
}

function codeOf(code: string, taken: ReadonlySet<string>): string | null {
  const spelled = code.replaceAll('_', '-')
  return CODE.test(spelled) && !taken.has(spelled) ? spelled : null
}

function basePathOf(old: Settings, code: string, first: string): string {
  const base = textOf(old['baseUrl']) ?? '/'
  const own = recordOf(recordOf(recordOf(old['i18n'])['localeConfigs'])[code])['baseUrl']
  return joinAddress(textOf(own) ?? (code === first ? base : `${base}/${code}`), '/')
}

function note(code: string, instead: string): MigrationNote {
  return { kind: 'setting', name: `language ${code}`, instead }
}

/** Notes on languages that the new site has in another way, or not at all. */
export function languageNotes([main, ...others]: readonly OldLanguage[], old: Settings): MigrationNote[] {
  const url = textOf(old['url'])
  return [main, ...others].flatMap((language) => {
    if (language === undefined) return []
    const { code, as, settings, basePath } = language
    if (as === null)
      return [
        note(
          code,
          'Its code is no language tag such as "pt-BR", so its pages are left out. Rename it first.',
        ),
      ]
    const host = textOf(settings['url'])
    const elsewhere = host !== null && host !== url
    return [
      ...(elsewhere
        ? [note(code, `It was published at ${host}: a site has one host here. Redirect the old one.`)]
        : []),
      ...(as !== code ? [note(code, `Its code is "${as}" now; its old addresses redirect.`)] : []),
      ...(basePath !== newBaseOf(language, old) && as === code
        ? [note(code, `Its pages are at ${newBaseOf(language, old)} now; its old addresses redirect.`)]
        : []),
    ]
  })
}

/** The base path of a language in the new site: the default one has no path segment. */
function newBaseOf({ code, as }: OldLanguage, old: Settings): string {
  const first = textOf(recordOf(old['i18n'])['defaultLocale']) ?? 'en'
  return joinAddress(textOf(old['baseUrl']) ?? '/', code === first ? '/' : `${as}/`)
}

/** Redirects of the languages whose addresses begin in another way now. */
export function languageRedirects(languages: readonly OldLanguage[], old: Settings): Record<string, string> {
  const base = joinAddress(textOf(old['baseUrl']) ?? '/', '/')
  return Object.fromEntries(
    languages.flatMap((language) => {
      const [from, to] = [language.basePath, newBaseOf(language, old)]
      const isBelow = from.startsWith(base) && from.length > base.length
      if (language.as === null || from === to || !isBelow) return []
      return [[`/${from.slice(base.length)}*`, `/${to.slice(base.length)}*`]]
    }),
  )
}
