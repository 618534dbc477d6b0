import { readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { MigrationNote } from '../old-site/migration-plan.ts'
import { languageName } from '../old-site/language-name.ts'
import { recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { filesBelow } from '../old-site/read-old-files.ts'

export interface OldSite {
  readonly root: string
  /** Folder of the pages, absolute. */
  readonly source: string
  /** Folder with `.vitepress`, absolute. */
  readonly project: string
  readonly old: Settings
  /** Where a page in the source folder is published, by the rewrites of the site; undefined if they cannot be read. */
  readonly rewrite: ((page: string) => string) | undefined
  /** The pages that a script makes of each template, in the source folder; null where nobody knows. */
  readonly filled: ReadonlyMap<string, readonly string[] | null>
}

/** What adds a container to Markdown: by the plugin for containers, or by a function that VitePress itself has for its own. */
const CONTAINER = /(?:\.use\(\s*\w*container\w*\s*,|\bcreateContainer\()\s*["']([\w-]+)["']/gi

/** Names of the containers that the code of a site adds, as far as it writes them. */
export function ownContainers(project: string): readonly string[] {
  const folder = join(project, '.vitepress')
  return filesBelow(folder)
    .filter((file) => /\.[cm]?[jt]s$/.test(file) && !/^(?:cache|dist)\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(CONTAINER)].map(([, name = '']) => name),
    )
}

/** The folder of static files, absolute: Vite starts in that of the pages. One that is hidden or outside of the site cannot be it. */
export function publicFolder({ root, source, old }: Pick<OldSite, 'root' | 'source' | 'old'>): string {
  const written = resolve(source, textOf(recordOf(old['vite'])['publicDir']) ?? 'public')
  const isOwn = written.startsWith(root + sep) && !written.slice(root.length).includes(`${sep}.`)
  return isOwn ? written : join(source, 'public')
}

/** The note on a folder of static files that stays where it is; null for any other. */
export function publicFolderNote(site: Pick<OldSite, 'root' | 'source' | 'old'>): MigrationNote | null {
  const written = textOf(recordOf(site.old['vite'])['publicDir'])
  const place = publicFolder(site)
  if (written === null || resolve(site.source, written) === place) return null
  const folder = relative(site.root, place).split(sep).join('/')
  const instead = `It is hidden or outside of the site, so its files are not published. Move them to "${folder}".`
  return { kind: 'setting', name: `vite.publicDir: ${written}`, instead }
}

/** What the code of a language may be: part of its address. */
const CODE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i

/** The languages of a site, the default one first, and those that it does not publish itself. */
export function localesOf({ old }: Pick<OldSite, 'old'>): {
  readonly locales: readonly [OldLocale, ...OldLocale[]]
  /** Languages at another address, as links. */
  readonly elsewhere: readonly { readonly label: string; readonly href: string }[]
  readonly notes: readonly MigrationNote[]
} {
  const written = Object.entries(recordOf(old['locales'])).map(([key, value]) => ({
    ...recordOf(value),
    key: key.replaceAll(/^\/|\/$/g, ''),
  }))
  const listed: readonly Settings[] = written.length > 0 ? written : [{ key: 'root', lang: old['lang'] }]
  const own = listed.filter((one) => !isElsewhere(one) && isCode(one))
  const taken = new Set(own.map(({ key }) => codeOf(key)))
  const rooted = own.some(({ key }) => key === 'root') ? own : [{ key: 'root', lang: old['lang'] }, ...own]
  const root = rootFolder(old)
  const [first = localeOf({ key: 'root' }), ...others] = rooted
    .map(localeOf)
    .toSorted((left, right) => Number(right.key === '') - Number(left.key === ''))
  return {
    locales: [first, ...others],
    elsewhere: listed.filter(isElsewhere).map(({ key, label, link }) => ({
      label: textOf(label) ?? languageName(String(key)),
      href: textOf(link) ?? String(key),
    })),
    notes: listed.flatMap(noteOf),
  }

  function localeOf(settings: Settings): OldLocale {
    const { key, label, lang, themeConfig } = settings
    const isRoot = key === 'root'
    const tag = (textOf(lang) ?? (isRoot ? 'en' : String(key))).replaceAll('_', '-')
    const [short = 'en'] = tag.split('-')
    const code = isRoot ? (taken.has(short) ? tag : short) : codeOf(key)
    return {
      code,
      label: textOf(label) ?? languageName(tag),
      lang: tag === code ? null : tag,
      key: isRoot ? '' : String(key),
      folder: isRoot ? root : String(key),
      settings,
      themeConfig: { ...recordOf(old['themeConfig']), ...recordOf(themeConfig) },
    }
  }
}

function isElsewhere({ key, link }: Settings): boolean {
  return WEB.test(textOf(link) ?? '') || WEB.test(String(key))
}

function isCode({ key }: Settings): boolean {
  return key === 'root' || CODE.test(codeOf(key))
}

/** The code of a language by its key: `zh_hans` is no tag. */
function codeOf(key: unknown): string {
  return String(key).replaceAll('_', '-')
}

/** The languages whose addresses begin in another way now: what they began with, and what they begin with, below the base path. */
export function renamedLanguages(
  locales: readonly OldLocale[],
): readonly (readonly [from: string, to: string])[] {
  return locales.flatMap(({ key, code }) => (key === '' || key === code ? [] : [[`/${key}/`, `/${code}/`]]))
}

const WEB = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

function noteOf(language: Settings): MigrationNote[] {
  const { key, label, link } = language
  const name = `language ${textOf(label) ?? String(key)}`
  if (isElsewhere(language))
    return [
      {
        kind: 'setting',
        name,
        instead: `It is published at ${String(link ?? key)}: it is a link of the navbar now.`,
      },
    ]
  if (isCode(language)) {
    const code = codeOf(key)
    const renamed = `Its code is "${code}" now; its old addresses redirect.`
    return code === key ? [] : [{ kind: 'setting', name, instead: renamed }]
  }
  const instead = `"${String(key)}" is no language tag such as "pt-BR": its pages keep their addresses, as pages of the default language.`
  return [{ kind: 'setting', name, instead }]
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
  /** The first part of its addresses; empty for pages at the root. */
  readonly key: string
  /** Folder of its pages inside the source folder; empty for the source folder itself. */
  readonly folder: string
  /** What the configuration says of this language alone. */
  readonly settings: Settings
  readonly themeConfig: Settings
}

export interface Planned {
  readonly locales: readonly OldLocale[]
  /** Languages at another address. */
  readonly elsewhere: readonly { readonly label: string; readonly href: string }[]
  readonly docs: string
  /** Doc ids by the path of their page. */
  readonly ids: ReadonlyMap<string, string>
  readonly base: string
  /** The colour of the brand; null for the one of the theme. */
  readonly accent: string | null
  readonly notes: MigrationNote[]
  readonly inRoot: (path: string) => string
}
