import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { LocaleInfo, Route } from '../manifest/index.ts'
import { isHidden } from '../read/is-publishable.ts'
import type { SiteConfig } from '../schemas/site-config.ts'

/** A page that a link can lead to. */
export interface LinkTarget {
  readonly route: Route
  /** Whether a `#` may name the id. Any may where none is known: the theme gives those of a generated page, and a text may not be compiled yet. */
  readonly hasId: (id: string) => boolean
  /** The ids that are known. */
  readonly ids: readonly string[]
  /** File of the default locale behind it, relative to the root. */
  readonly originalFile: string | null
  /** Paths, with base path, that the page had once. */
  readonly aliases: readonly string[]
}

/** All addresses of a site, by locale. */
export interface SiteIndex {
  readonly root: string
  readonly config: SiteConfig
  readonly locales: readonly LocaleInfo[]
  /** Page that has a path or had it once, with or without its last slash. */
  readonly findByPath: (path: string) => LinkTarget | null
  /** Page made from a file, named by the default locale's path. */
  readonly findByFile: (locale: string, originalFile: string) => LinkTarget | null
  readonly targetsOf: (locale: string) => readonly LinkTarget[]
  /** Whether the static folder holds a file to publish at an address below the base path. */
  readonly hasStaticFile: (path: string) => boolean
}

/** Builds the index of all targets. */
export function createSiteIndex(
  root: string,
  config: SiteConfig,
  locales: readonly LocaleInfo[],
  targets: readonly LinkTarget[],
): SiteIndex {
  const byPath = new Map(
    targets.flatMap((target) =>
      [target.route.path, ...target.aliases].map((path) => [trim(path), target] as const),
    ),
  )
  const byFile = new Map(
    targets.map((target) => [fileKey(target.route.locale, target.originalFile ?? ''), target]),
  )
  return {
    root,
    config,
    locales,
    findByPath: (path) => byPath.get(trim(path)) ?? null,
    findByFile: (locale, file) => byFile.get(fileKey(locale, file)) ?? null,
    targetsOf: (locale) => targets.filter((target) => target.route.locale === locale),
    hasStaticFile: (path) => isStaticFile(join(root, config.content.static), path),
  }
}

/** Base path of a locale, by its code. */
export function basePathOf(code: string, { locales }: Pick<SiteIndex, 'locales'>): string {
  return locales.find((locale) => locale.code === code)?.basePath ?? '/'
}

/** Letters are compared composed: some systems store the `å` of a file name as two characters. */
function fileKey(locale: string, file: string): string {
  return `${locale}\n${file.normalize('NFC')}`
}

function trim(path: string): string {
  return path.replace(/\/$/, '').normalize('NFC')
}

function isStaticFile(folder: string, path: string): boolean {
  if (path.split('/').includes('..') || isHidden(path)) return false
  const file = join(folder, path)
  return existsSync(file) && statSync(file).isFile()
}
