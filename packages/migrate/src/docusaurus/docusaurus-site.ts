import { isRecord } from '@fyr/content-pipeline'
import { dirname, join, resolve, sep } from 'node:path'
import type { MigrationNote } from '../old-site/migration-plan.ts'
import { joinAddress } from '../old-site/old-addresses.ts'
import { listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { isFolder, jsonOf } from '../old-site/read-old-files.ts'

/** The options of the parts of a Docusaurus site, and its other plug-ins. */
interface Parts {
  /** Null if the part is switched off. */
  readonly docs: Settings | null
  readonly blog: Settings | null
  readonly pages: Settings | null
  readonly redirects: Settings | null
  readonly others: readonly string[]
}

/** A Docusaurus site as it was read. Folders are absolute. */
export interface OldSite {
  /** With the old configuration. */
  readonly folder: string
  readonly root: string
  /** An absolute path as seen from the root. */
  readonly inRoot: (path: string) => string
  readonly old: Settings
  readonly parts: Parts
  readonly folders: {
    readonly docs: string | null
    readonly blog: string | null
    readonly pages: string | null
  }
  readonly notes: MigrationNote[]
}

interface Entry {
  readonly name: string
  readonly options: unknown
}

/** `['name', options]`, `'name'` or a function, as presets and plug-ins are listed. */
function entryOf(entry: unknown): Entry {
  const [first, options] = Array.isArray(entry) ? entry : [entry, {}]
  if (typeof first === 'string') return { name: first, options }
  const named = recordOf(first)
  return {
    name: textOf(named['$package']) ?? textOf(named['$function']) ?? 'a function of the site',
    options,
  }
}

export function partsOf(old: Settings): Parts {
  const presets = listOf(old['presets']).filter(Boolean).map(entryOf)
  const plugins = listOf(old['plugins']).filter(Boolean).map(entryOf)
  const themes = listOf(old['themes']).filter(Boolean).map(entryOf)
  const classic = presets.find(({ name }) => /(?:^|[/-])classic$|preset-classic/.test(name))
  const options = recordOf(classic?.options)
  const optionsOf = (part: string): Settings | null => {
    const plugin = plugins.find((one) => mainPartOf(one) === part)
    if (plugin !== undefined) return recordOf(plugin.options)
    if (classic === undefined || options[part] === false) return null
    return recordOf(options[part])
  }
  const redirects = plugins.find(({ name }) => name.includes('client-redirects'))
  const others = [...presets, ...plugins, ...themes].filter(
    (one) => one !== classic && one !== redirects && mainPartOf(one) === null,
  )
  const ofPreset = ['gtag', 'googleAnalytics', 'googleTagManager'].filter((key) => isRecord(options[key]))
  const custom =
    isRecord(recordOf(options['theme'])) && recordOf(options['theme'])['customCss'] !== undefined
      ? ['customCss (less or tailwind too)']
      : []
  return {
    docs: optionsOf('docs'),
    blog: optionsOf('blog'),
    pages: optionsOf('pages') ?? (classic === undefined ? null : {}),
    redirects: redirects === undefined ? null : recordOf(redirects.options),
    others: [...others.map(({ name }) => name), ...ofPreset, ...custom],
  }
}

/** A plug-in of pages by its name, the short one or a path. */
const CONTENT = /(?:^|[/-])content-(docs|blog|pages)(?:\/|$)/

/** The part of the site that a plug-in without an id provides. Null for any other. */
function mainPartOf({ name, options }: Entry): string | null {
  const isMain = (textOf(recordOf(options)['id']) ?? 'default') === 'default'
  return isMain ? (CONTENT.exec(name)?.[1] ?? null) : null
}

/** Absolute folder of a part; null when it is off or has none. */
export function placeOf(folder: string, options: Settings | null, usual: string): string | null {
  if (options === null) return null
  const place = resolve(folder, textOf(options['path']) ?? usual)
  return isFolder(place) ? place : null
}

/** The nearest folder that holds all folders (absolute). */
export function commonFolder(folders: readonly string[]): string {
  const [first = '', ...others] = folders
  const isAround = (around: string) => others.every((other) => `${other}${sep}`.startsWith(`${around}${sep}`))
  let common = first
  while (!isAround(common) && dirname(common) !== common) common = dirname(common)
  return common
}

/** Codes of the locales, the default one first. */
export function localesOf(old: Settings): readonly string[] {
  const i18n = recordOf(old['i18n'])
  const first = textOf(i18n['defaultLocale']) ?? 'en'
  const codes = listOf(i18n['locales']).filter((code) => typeof code === 'string')
  return [...new Set([first, ...codes])]
}

export function basePathOf(old: Settings): string {
  return joinAddress(textOf(old['baseUrl']) ?? '/', '/')
}

interface VersionPlace {
  readonly name: string
  /** Absolute. */
  readonly folder: string
  /** Below the docs. */
  readonly path: string
}

export function versionsOf({ folder, parts, folders }: OldSite): readonly VersionPlace[] {
  if (folders.docs === null || parts.docs === null) return []
  const listed = listOf(jsonOf(join(folder, 'versions.json'))).filter((name) => typeof name === 'string')
  const settings = recordOf(parts.docs['versions'])
  const released = parts.docs['disableVersioning'] === true ? [] : listed
  const current = parts.docs['includeCurrentVersion'] === false ? [] : ['current']
  const only = listOf(parts.docs['onlyIncludeVersions'])
  const last = textOf(parts.docs['lastVersion']) ?? released[0] ?? 'current'
  const pathOf = (name: string) =>
    textOf(recordOf(settings[name])['path']) ?? (name === last ? '' : name === 'current' ? 'next' : name)
  return [...current, ...released]
    .filter((name) => only.length === 0 || only.includes(name))
    .map((name) => ({
      name,
      folder: name === 'current' ? (folders.docs ?? '') : join(folder, 'versioned_docs', `version-${name}`),
      path: pathOf(name),
    }))
}
