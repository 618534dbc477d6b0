import type { MigrationNote } from '../old-site/migration-plan.ts'
import { recordOf, type Settings, textOf } from '../old-site/plain-value.ts'

export interface OldSite {
  readonly folder: string
  readonly astro: Settings
  readonly options: Settings
  readonly notes: MigrationNote[]
}

export interface OldLocale {
  readonly code: string
  readonly label: string
  readonly lang: string | null
  readonly dir: string | null
  /** Folder of its pages inside the docs; empty for the docs themselves. */
  readonly folder: string
}

export function localesOf({ options }: OldSite): readonly OldLocale[] {
  const listed = Object.entries(recordOf(options['locales']))
  const first = textOf(options['defaultLocale']) ?? 'root'
  const locales = listed.length > 0 ? listed : [['root', { label: 'English', lang: 'en' }] as const]
  return locales
    .map(([key, value]): OldLocale => {
      const { label, lang, dir } = recordOf(value)
      const tag = textOf(lang) ?? (key === 'root' ? 'en' : key)
      const code = key === 'root' ? (tag.split('-')[0] ?? 'en') : key
      return {
        code,
        label: textOf(label) ?? code,
        lang: tag === code ? null : tag,
        dir: dir === 'rtl' ? 'rtl' : null,
        folder: key === 'root' ? '' : key,
      }
    })
    .toSorted((left, right) => Number(isFirst(right, first)) - Number(isFirst(left, first)))
}

function isFirst({ folder }: OldLocale, first: string): boolean {
  return folder === (first === 'root' ? '' : first)
}
