import { isRecord } from '@fyr/content-pipeline/internal'
import { dirname, join, resolve, sep } from 'node:path'
import { type MigrationNote, PAGES } from '../old-site/migration-plan.ts'
import { joinAddress } from '../old-site/old-addresses.ts'
import { listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { filesBelow, isFolder, jsonOf, markdownBelow } from '../old-site/read-old-files.ts'
import type { OldLanguage } from './docusaurus-languages.ts'

/** The options of the parts of a Docusaurus site, and its other plug-ins. */
interface Parts {
  /** Null if the part is switched off. */
  readonly docs: Settings | null
  readonly blog: Settings | null
  readonly pages: Settings | null
  readonly redirects: Settings | null
  readonly sitemap: Settings
  /** Further plug-ins of docs, posts and pages, which have an id. */
  readonly instances: readonly Instance[]
  readonly others: readonly string[]
  /** Scripts of plug-ins that count visits, as attributes of their elements. */
  readonly counters: readonly Settings[]
  /** Style sheets of the site, absolute or relative to it. */
  readonly styles: readonly string[]
}

/** Folder of the texts of a language that have moved to `messages.json`, in the folder of its translations. */
export const OLD_TEXTS = '_docusaurus'

/** The folders of docs, posts and pages where the configuration names no others. */
export const USUAL_FOLDERS = { docs: 'docs', blog: 'blog', pages: 'src/pages' }

/** A plug-in of docs, posts or pages. */
export interface Instance {
  readonly kind: 'docs' | 'blog' | 'pages'
  readonly id: string
  readonly options: Settings
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
  /** The folder of translations, absolute. */
  readonly translations: string
  /** The default one first. */
  readonly languages: readonly [OldLanguage, ...OldLanguage[]]
  readonly notes: MigrationNote[]
}

interface Entry {
  readonly name: string
  readonly options: unknown
}

/** `['name', options]`, `'name'` or a function, as presets and plug-ins are listed. */
export function entryOf(entry: unknown): Entry {
  const [first, options] = Array.isArray(entry) ? entry : [entry, {}]
  if (typeof first === 'string') return { name: first, options }
  const named = recordOf(first)
  return {
    name: textOf(named['$package']) ?? textOf(named['$function']) ?? 'a function of the site',
    options,
  }
}

/** Whether it is the plug-in for redirects. */
export function isOfRedirects({ name }: Entry): boolean {
  return name.includes('client-redirects')
}

export function partsOf(old: Settings): Parts {
  const presets = listOf(old['presets']).filter(Boolean).map(entryOf)
  const plugins = listOf(old['plugins']).filter(Boolean).map(entryOf)
  const themes = listOf(old['themes']).filter(Boolean).map(entryOf)
  const classic = presets.find(({ name }) => CLASSIC.test(name))
  const theme = themes.find(({ name }) => CLASSIC.test(name))
  const options = recordOf(classic?.options)
  const optionsOf = (part: string): Settings | null => {
    const plugin = plugins.find((one) => mainPartOf(one) === part)
    if (plugin !== undefined) return recordOf(plugin.options)
    if (classic === undefined || options[part] === false) return null
    return recordOf(options[part])
  }
  const redirects = plugins.find(isOfRedirects)
  const sitemap = plugins.find(({ name }) => /\bplugin-sitemap$|^sitemap$/.test(name))?.options
  const counters = plugins.flatMap((one) => {
    const script = counterOf(one)
    return script === null ? [] : [{ one, script }]
  })
  const isCounter = (entry: Entry) => counters.some(({ one }) => one === entry)
  const others = [...presets, ...plugins, ...themes].filter(
    (one) => !isCounter(one) && one !== classic && one !== theme && one !== redirects && partOf(one) === null,
  )
  const ofPreset = ['gtag', 'googleAnalytics', 'googleTagManager'].filter((key) => isRecord(options[key]))
  const instances = plugins.flatMap(instanceOf)
  // A site whose docs all have an id: the first are the docs of the new site.
  const firstDocs = optionsOf('docs') === null ? instances.find(({ kind }) => kind === 'docs') : undefined
  return {
    docs: firstDocs?.options ?? optionsOf('docs'),
    blog: optionsOf('blog'),
    pages: optionsOf('pages') ?? (classic === undefined ? null : {}),
    redirects: redirects === undefined ? null : recordOf(redirects.options),
    sitemap: recordOf(sitemap ?? options['sitemap']),
    instances: instances.filter((one) => one !== firstDocs),
    counters: counters.map(({ script }) => script),
    others: [...others.map(({ name }) => name), ...ofPreset],
    styles: [recordOf(options['theme']), recordOf(theme?.options)]
      .flatMap(({ customCss }) => customCss)
      .flatMap((file) => textOf(file) ?? []),
  }
}

/** The script of the plug-in of Umami, as the attributes of its element; null for another plug-in. */
function counterOf({ name, options }: Entry): Settings | null {
  const { websiteID, analyticsDomain, scriptName, ...own } = recordOf(options)
  const [id, host] = [textOf(websiteID), textOf(analyticsDomain)]
  if (!/\bplugin-umami\b/.test(name) || id === null || host === null) return null
  const data = Object.entries(own)
    .filter(([key]) => /^data[A-Z]/.test(key))
    .map(([key, value]) => [
      key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase(),
      Array.isArray(value) ? value.join(',') : String(value),
    ])
  return {
    src: `https://${host}/${textOf(scriptName) ?? 'script.js'}`,
    'data-website-id': id,
    ...Object.fromEntries(data),
  }
}

/** The preset of the tool and its theme, which a site without the preset lists itself. */
const CLASSIC = /(?:^|[/-])classic$|(?:preset|theme)-classic/

/** A plug-in of pages by its name, the short one or a path. */
const CONTENT = /(?:^|[/-])content-(docs|blog|pages)(?:\/|$)/

/** The part of the site that a plug-in provides. Null for any other. */
function partOf({ name }: Entry): Instance['kind'] | null {
  const [, kind] = CONTENT.exec(name) ?? []
  return kind === 'docs' || kind === 'blog' || kind === 'pages' ? kind : null
}

/** The part that a plug-in without an id provides. Null for any other. */
function mainPartOf(entry: Entry): Instance['kind'] | null {
  return instanceId(entry) === 'default' ? partOf(entry) : null
}

function instanceOf(entry: Entry): Instance[] {
  const [kind, id] = [partOf(entry), instanceId(entry)]
  return kind === null || id === 'default' ? [] : [{ kind, id, options: recordOf(entry.options) }]
}

function instanceId({ options }: Entry): string {
  return textOf(recordOf(options)['id']) ?? 'default'
}

/** Absolute folder of a part; null when it is off or has none. */
export function placeOf(folder: string, options: Settings | null, usual: string): string | null {
  if (options === null) return null
  const place = resolve(folder, textOf(options['path']) ?? usual)
  return isFolder(place) ? place : null
}

/** Absolute folders of further plug-ins. */
export function placesOfInstances(folder: string, { instances }: Parts): readonly string[] {
  return instances.flatMap(({ kind, options }) => placeOf(folder, options, USUAL_FOLDERS[kind]) ?? [])
}

/** The nearest folder that holds all folders (absolute). */
export function commonFolder(folders: readonly string[]): string {
  const [first = '', ...others] = folders
  const isAround = (around: string) => others.every((other) => `${other}${sep}`.startsWith(`${around}${sep}`))
  let common = first
  while (!isAround(common) && dirname(common) !== common) common = dirname(common)
  return common
}

export function basePathOf(old: Settings): string {
  return joinAddress(textOf(old['baseUrl']) ?? '/', '/')
}

/** The folders of files that are published unchanged, absolute. */
export function staticFolders({ old, folder }: Pick<OldSite, 'old' | 'folder'>): readonly string[] {
  const written = listOf(old['staticDirectories']).flatMap((one) => textOf(one) ?? [])
  return (written.length === 0 ? ['static'] : written).map((one) => resolve(folder, one))
}

interface VersionPlace {
  readonly name: string
  /** Absolute. */
  readonly folder: string
  /** Below the docs. */
  readonly path: string
  /** The file that lists the released versions, absolute. */
  readonly list: string
}

/** Where the released versions of a docs plug-in are, absolute: one with an id has it before their names. */
export function versionPlaces(
  { folder }: Pick<OldSite, 'folder'>,
  docs: Settings | null,
): {
  readonly versions: string
  readonly docs: string
  readonly sidebars: string
} {
  const id = textOf(docs?.['id']) ?? 'default'
  const prefix = id === 'default' ? '' : `${id}_`
  return {
    versions: join(folder, `${prefix}versions.json`),
    docs: join(folder, `${prefix}versioned_docs`),
    sidebars: join(folder, `${prefix}versioned_sidebars`),
  }
}

/** The versions that the docs of the site have. */
export function versionsOf(site: OldSite): readonly VersionPlace[] {
  const { parts, folders } = site
  return folders.docs === null || parts.docs === null ? [] : versionsIn(site, parts.docs, folders.docs)
}

/** The versions of a docs plug-in, the current one of which is in a folder (absolute). */
export function versionsIn(
  site: Pick<OldSite, 'folder'>,
  docs: Settings,
  folder: string,
): readonly VersionPlace[] {
  const places = versionPlaces(site, docs)
  const listed = listOf(jsonOf(places.versions)).filter((name) => typeof name === 'string')
  const settings = recordOf(docs['versions'])
  const released = docs['disableVersioning'] === true ? [] : listed
  // Docusaurus adds it, unless the list has it.
  const isAdded = docs['includeCurrentVersion'] !== false && !released.includes('current')
  const current = isAdded ? ['current'] : []
  const only = listOf(docs['onlyIncludeVersions'])
  const shown = [...current, ...released].filter((name) => only.length === 0 || only.includes(name))
  const last = textOf(docs['lastVersion']) ?? shown.find((name) => name !== 'current') ?? 'current'
  const pathOf = (name: string) => {
    // An empty one counts.
    const { path } = recordOf(settings[name])
    if (typeof path === 'string') return path
    return name === last ? '' : name === 'current' ? 'next' : name
  }
  return shown.map((name) => ({
    name,
    folder: name === 'current' ? folder : join(places.docs, `version-${name}`),
    path: pathOf(name),
    list: places.versions,
  }))
}

/**
 * Folder of the pages of the new site: another one if the old one has pages in React, whose imports do not exist
 * there.
 */
export function pagesFolder({ folders, inRoot }: OldSite): string {
  if (folders.pages !== null && hasPages(folders.pages)) return inRoot(folders.pages)
  const isTaken = [folders.docs, folders.blog].some(
    (folder) => folder !== null && `${PAGES}/`.startsWith(`${inRoot(folder)}/`),
  )
  return isTaken ? 'pages' : PAGES
}

function hasPages(folder: string): boolean {
  return modulesBelow(folder).length === 0 && markdownBelow(folder).length > 0
}

/** Pages that are React components, relative to their folder. */
export function modulesBelow(folder: string): string[] {
  return filesBelow(folder).filter(
    (file) => /\.[jt]sx?$/.test(file) && !/(?:^|\/)_|\.(?:test|d)\./.test(file),
  )
}
