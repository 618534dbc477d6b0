import { githubSlug } from '@fyr/content-pipeline/internal'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languageName } from '../old-site/language-name.ts'
import type { MigrationNote } from '../old-site/migration-plan.ts'
import { listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'

export interface OldSite {
  readonly folder: string
  /** Folder of the docs, relative to that of the site. */
  readonly docs: string
  readonly astro: Settings
  readonly options: Settings
  readonly notes: MigrationNote[]
}

export interface OldLocale {
  readonly code: string
  readonly label: string
  readonly lang: string | null
  readonly dir: string | null
  /** The first part of its addresses; empty for pages at the root. */
  readonly key: string
  /** Folder of its pages inside the docs; empty for the docs themselves. */
  readonly folder: string
}

/** What the code of a language may be: part of its address. */
const CODE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i

/** The languages of a site, the default one first. */
export function localesOf({ options, astro, folder, docs: inSite }: OldSite): readonly OldLocale[] {
  const { listed, first } = settingsOf(options, astro)
  const keys = Object.keys(listed)
  const taken = new Set<string>(keys.filter((key) => key !== 'root'))
  const docs = join(folder, inSite)
  const folders = existsSync(docs) ? readdirSync(docs) : []
  return Object.entries(listed)
    .map(([key, value]): OldLocale => {
      const { label, lang, dir } = recordOf(value)
      const isRoot = key === 'root'
      const tag = textOf(lang) ?? (isRoot ? 'en' : key)
      const [short = 'en'] = tag.split('-')
      const code = isRoot ? (taken.has(short) ? tag : short) : CODE.test(key) ? key.toLowerCase() : tag
      return {
        code,
        label: textOf(label) ?? languageName(tag),
        lang: tag === code ? null : tag,
        dir: dir === 'rtl' ? 'rtl' : null,
        key: isRoot ? '' : key.toLowerCase(),
        folder: isRoot ? '' : (folders.find((name) => githubSlug(name) === key.toLowerCase()) ?? key),
      }
    })
    .toSorted((left, right) => Number(isFirst(right, first)) - Number(isFirst(left, first)))
}

interface LocaleSettings {
  readonly listed: Settings
  /** Key of the default one. */
  readonly first: string
}

/** The languages that Starlight lists, or else those of Astro's `i18n`. */
function settingsOf(options: Settings, { i18n }: Settings): LocaleSettings {
  const listed = recordOf(options['locales'])
  if (Object.keys(listed).length > 0) return { listed, first: textOf(options['defaultLocale']) ?? 'root' }
  const astro = recordOf(i18n)
  const first = textOf(astro['defaultLocale']) ?? 'en'
  const isPrefixed = recordOf(astro['routing'])['prefixDefaultLocale'] === true
  const entries = listOf(astro['locales']).map((locale): [key: string, value: Settings] => {
    const path = textOf(locale) ?? textOf(recordOf(locale)['path']) ?? first
    const lang = textOf(locale) ?? textOf(listOf(recordOf(locale)['codes'])[0]) ?? path
    return [path === first && !isPrefixed ? 'root' : path, { lang }]
  })
  if (entries.length === 0) return { listed: { root: { label: 'English', lang: 'en' } }, first: 'root' }
  return { listed: Object.fromEntries(entries), first: isPrefixed ? first : 'root' }
}

function isFirst({ key }: OldLocale, first: string): boolean {
  return key === (first === 'root' ? '' : first.toLowerCase())
}

function note(name: string, instead: string): MigrationNote {
  return { kind: 'setting', name, instead }
}

/** Notes on languages whose addresses begin in another way now. */
export function languageNotes([first, ...others]: readonly OldLocale[]): MigrationNote[] {
  if (first === undefined) return []
  return [
    ...(first.key === ''
      ? []
      : [
          note(
            `defaultLocale: ${first.code}`,
            'The default language has no path segment here: its old addresses become aliases.',
          ),
        ]),
    ...others.flatMap(({ key, code }) => {
      if (key === code) return []
      if (key === '')
        return [note(`language ${code}`, `Its pages were at the root, which the default language has now.`)]
      return [note(`language ${key}`, `Its code is "${code}" now; its old addresses redirect.`)]
    }),
  ]
}

/** Redirects of the languages whose addresses begin in another way now. */
export function languageRedirects(others: readonly OldLocale[]): Record<string, string> {
  return Object.fromEntries(
    others.flatMap(({ key, code }) => (key === '' || key === code ? [] : [[`/${key}/*`, `/${code}/*`]])),
  )
}
