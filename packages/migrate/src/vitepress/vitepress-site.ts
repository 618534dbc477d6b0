import type { MigrationNote } from '../old-site/migration-plan.ts'
import { languageName } from '../old-site/language-name.ts'
import { recordOf, type Settings, textOf } from '../old-site/plain-value.ts'

export interface OldSite {
  readonly root: string
  /** Folder of the pages, absolute. */
  readonly source: string
  /** Folder with `.vitepress`, absolute. */
  readonly project: string
  readonly old: Settings
}

export function localesOf({ old }: OldSite): readonly OldLocale[] {
  const locales = Object.entries(recordOf(old['locales'])).map(([key, value]) => ({
    key,
    ...recordOf(value),
  }))
  const listed = locales.length > 0 ? locales : [{ key: 'root', lang: old['lang'] }]
  const root = rootFolder(old)
  return listed
    .map(({ key, label, lang, themeConfig }: Settings): OldLocale => {
      const isRoot = key === 'root'
      const tag = textOf(lang) ?? (isRoot ? 'en' : String(key))
      const code = isRoot ? (tag.split('-')[0] ?? 'en') : String(key)
      return {
        code,
        label: textOf(label) ?? languageName(tag),
        lang: tag === code ? null : tag,
        folder: isRoot ? root : String(key),
        themeConfig: { ...recordOf(old['themeConfig']), ...recordOf(themeConfig) },
      }
    })
    .toSorted((left, right) => Number(right.folder === root) - Number(left.folder === root))
}

/** `rewrites: { 'en/:rest*': ':rest*' }` makes a folder the root. */
function rootFolder(old: Settings): string {
  const [from = ''] =
    Object.entries(recordOf(old['rewrites'])).find(
      ([, to]) => typeof to === 'string' && /^:\w+\*$/.test(to),
    ) ?? []
  return /^([^:]+)\/:\w+\*$/.exec(from)?.[1] ?? ''
}

export interface OldLocale {
  readonly code: string
  readonly label: string
  readonly lang: string | null
  /** Folder of its pages inside the source folder; empty for the source folder itself. */
  readonly folder: string
  readonly themeConfig: Settings
}

export interface Planned {
  readonly locales: readonly OldLocale[]
  readonly docs: string
  /** Doc ids by the path of their page. */
  readonly ids: ReadonlyMap<string, string>
  readonly base: string
  readonly notes: MigrationNote[]
  readonly inRoot: (path: string) => string
}
