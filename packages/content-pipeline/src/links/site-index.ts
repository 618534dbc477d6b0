import { readdirSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import type { TabName } from '../markdown/finish/find-tabs.ts'
import type { LocaleInfo, Route } from '../manifest/index.ts'
import { findSpellings } from '../read/find-spellings.ts'
import { isHidden } from '../read/is-publishable.ts'
import { createPathIndex, type PathIndex } from '../nearest-name.ts'
import type { SiteConfig } from '../schemas/site-config.ts'

/** A page that a link can lead to. */
export interface LinkTarget {
  readonly route: Route
  /**
   * Whether a `#` may refer to the id. Any id is accepted when none is known: the theme makes those of a generated
   * page, and content may not be compiled yet.
   */
  readonly hasId: (id: string) => boolean
  /** The known ids. */
  readonly ids: readonly string[]
  /** Its tabs that a link may open. */
  readonly tabs: readonly TabName[]
  /** Its title as readers see it. It has no id, because links to it lead to the page itself. */
  readonly title: string
  /** Its file in the default locale, relative to the root. */
  readonly originalFile: string | null
  /** Whether a content source made its file in the default locale, so that nobody can edit it there. */
  readonly isOriginalGenerated: boolean
  /** The same of the file that it shows in its own locale. */
  readonly isGenerated: boolean
  /** Former addresses, with base path. */
  readonly aliases: readonly string[]
  /** The version of a doc, and the folder that its relative aliases are in, below the base path; null for other pages. */
  readonly doc: { readonly version: string; readonly folder: string } | null
}

/**
 * Finds the page that replaced a published address that no longer exists; null if there are several candidates, or if the
 * address is unknown.
 */
export type FindMoved = (path: string) => LinkTarget | null

/** All addresses of a site, by locale. */
export interface SiteIndex {
  readonly root: string
  readonly config: SiteConfig
  readonly locales: readonly LocaleInfo[]
  /** The page with this address or former address, with or without a trailing slash. */
  readonly findByPath: (path: string) => LinkTarget | null
  /** The page of a file, by its path in the default locale. */
  readonly findByFile: (locale: string, originalFile: string) => LinkTarget | null
  /** The address of a file below the base path of a locale, unless its front matter sets another; null for posts. */
  readonly usualAddress: (file: string) => string | null
  /** The version of the docs that an address below the base path of a locale belongs to; null for none. */
  readonly versionAt: (address: string) => string | null
  /** The file of the draft with this address, which the build leaves out; null for none. */
  readonly draftAt: (path: string) => string | null
  /** The file of the draft that a file in the default locale is, with its ending or without; null for none. */
  readonly draftOf: (locale: string, originalFile: string) => string | null
  /** Addresses of a locale's pages, for suggestions. */
  readonly addressesOf: (locale: string) => PathIndex
  /** Files of a locale's pages, below a folder with a final slash or all (empty), for suggestions. */
  readonly filesOf: (locale: string, folder: string) => PathIndex
  /**
   * The files of the static folder at an address below the base path, as they are spelled on disk and relative to the
   * folder: several when names differ only in their Unicode form.
   */
  readonly staticFiles: (path: string) => readonly string[]
  /** Addresses of all files of the static folder, without base path, for suggestions. */
  readonly staticAddresses: () => PathIndex
  /** Whether the build itself publishes a file at an address (with base path) that is not a page, such as a feed. */
  readonly isPublished: (path: string) => boolean
}

/** A document that the build leaves out. */
export interface DraftTarget {
  readonly locale: string
  /** With base path. */
  readonly path: string
  /** Its file in the default locale, relative to the root. */
  readonly originalFile: string
  /** The file that says so. */
  readonly file: string
}

/** Input of an index besides the targets. */
export interface SiteIndexOptions {
  readonly root: string
  readonly config: SiteConfig
  readonly locales: readonly LocaleInfo[]
  /** Addresses of the files that the build makes besides pages. */
  readonly published: ReadonlySet<string>
  readonly usualAddress: SiteIndex['usualAddress']
  readonly versionAt: SiteIndex['versionAt']
  readonly drafts: readonly DraftTarget[]
}

/** Builds the index of all targets. */
export function createSiteIndex(
  targets: readonly LinkTarget[],
  { root, config, locales, published, usualAddress, versionAt, drafts }: SiteIndexOptions,
): SiteIndex {
  const byPath = new Map(
    targets.flatMap((target) =>
      [target.route.path, ...target.aliases].map((path) => [trim(path), target] as const),
    ),
  )
  const byFile = new Map(
    targets.map((target) => [fileKey(target.route.locale, target.originalFile ?? ''), target]),
  )
  const draftsByPath = new Map(drafts.map(({ path, file }) => [trim(path), file]))
  const draftsByFile = new Map(
    drafts.flatMap(({ locale, originalFile, file }) =>
      spellingsOf(originalFile).map((spelling) => [fileKey(locale, spelling), file] as const),
    ),
  )
  const targetsOf = (locale: string) => targets.filter((target) => target.route.locale === locale)
  const filesOf = (locale: string, folder: string): string[] =>
    targetsOf(locale).flatMap(({ originalFile: file }) => (file?.startsWith(folder) === true ? [file] : []))
  return {
    root,
    config,
    locales,
    findByPath: (path) => byPath.get(trim(path)) ?? null,
    findByFile: (locale, file) => byFile.get(fileKey(locale, file)) ?? null,
    usualAddress,
    versionAt,
    draftAt: (path) => draftsByPath.get(trim(path)) ?? null,
    draftOf: (locale, file) => draftsByFile.get(fileKey(locale, file.replace(/\/$/, ''))) ?? null,
    addressesOf: once((locale) => createPathIndex(targetsOf(locale).map(({ route }) => route.path))),
    filesOf: once((locale, folder) => createPathIndex(filesOf(locale, folder))),
    staticFiles: (path) => findStaticFiles(join(root, config.content.static), path),
    staticAddresses: once(() => createPathIndex(listAddresses(join(root, config.content.static)))),
    isPublished: (path) => published.has(path),
  }
}

/** How links write a file: as it is, without its ending, and as its folder. */
function spellingsOf(file: string): readonly string[] {
  const bare = file.replace(/\.mdx?$/i, '')
  return [file, bare, ...(/\/(?:index|readme)$/i.test(bare) ? [posix.dirname(bare)] : [])]
}

/** Base path of a locale, by its code. */
export function basePathOf(code: string, { locales }: Pick<SiteIndex, 'locales'>): string {
  return locales.find((locale) => locale.code === code)?.basePath ?? '/'
}

/** Names are compared in composed form: some systems store the `å` of a file name as two characters. */
function fileKey(locale: string, file: string): string {
  return `${locale}\n${file.normalize('NFC')}`
}

function trim(path: string): string {
  return path.replace(/\/$/, '').normalize('NFC')
}

function findStaticFiles(folder: string, path: string): readonly string[] {
  if (path.split('/').includes('..') || isHidden(path)) return []
  return findSpellings(folder, path.replace(/^\//, ''))
}

function listAddresses(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
      .filter((address) => !isHidden(address))
  } catch {
    return []
  }
}

/** The same function, memoised for each locale and folder. */
function once(
  make: (locale: string, folder: string) => PathIndex,
): (locale?: string, folder?: string) => PathIndex {
  const known = new Map<string, PathIndex>()
  return (locale = '', folder = '') => {
    const key = `${locale}\n${folder}`
    const index = known.get(key) ?? make(locale, folder)
    known.set(key, index)
    return index
  }
}
