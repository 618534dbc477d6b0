import type { ContentBuild, SearchPage } from '@fyr/content-pipeline'
import type { LocaleManifest } from '@fyr/content-pipeline/manifest'
import { SEARCH_FORMAT, searchLanguage, type SearchManifest } from '@fyr/search'
import pMap from 'p-map'
import { integrityOf } from '../store/integrity-of.ts'
import { contentHash } from '../store/content-hash.ts'
import { readStemmer } from './load-stemmer.ts'
import type { WordsContext } from './kept-words.ts'
import { makeSearchIndex, type TextsFile } from './search-index.ts'

/** A file of the search. */
export interface SearchFile {
  /** Below a locale's folder, with `/`. */
  readonly place: string
  readonly read: () => string | Uint8Array
}

export interface SearchFilesOptions extends Omit<WordsContext, 'texts'> {
  readonly content: Pick<ContentBuild, 'loadSearchPages' | 'texts'>
  readonly locale: LocaleManifest
  /** Address of the script of the search. */
  readonly script: string
  /** The hash of its bytes; absent while they may still change. */
  readonly integrity?: string | undefined
}

/** Name of the version for a site without versions. */
const NO_VERSION = ''

/**
 * The files of the search of a locale: indexes and stemmer, with a hash of their content in the name, and the list of
 * these files.
 */
export async function makeSearchFiles(options: SearchFilesOptions): Promise<readonly SearchFile[]> {
  const { siteData } = options.locale
  if (siteData.search === undefined) return []
  const { lang, basePath, code } = siteData.locale
  const pages = await options.content.loadSearchPages(code)
  const stemmer = readStemmer(lang)
  const stemmerFile = stemmer === null ? null : named('stemmer', 'js', stemmer)
  const indexes = await pMap(
    versionsOf(siteData),
    async (version) => {
      const order = { name: `${basePath} ${version}`, lang, pages: pagesIn(version, pages) }
      const { heads, body, texts } = await makeSearchIndex(order, {
        ...options,
        texts: options.content.texts,
      })
      return {
        version,
        heads: named('search-heads', 'json', heads),
        body: named('search-body', 'json', body),
        texts: texts.map(toSearchFile),
      }
    },
    { concurrency: 1 },
  )
  const manifest: SearchManifest = {
    format: SEARCH_FORMAT,
    script: options.script,
    stemmer: stemmerFile && basePath + stemmerFile.place,
    integrity:
      options.integrity === undefined
        ? undefined
        : { script: options.integrity, stemmer: stemmer === null ? undefined : integrityOf(stemmer) },
    language: searchLanguage(lang),
    synonyms: siteData.search.synonyms,
    latest: latestVersion(siteData),
    indexes: Object.fromEntries(
      indexes.map(({ version, heads, body }) => [
        version,
        { heads: basePath + heads.place, body: basePath + body.place },
      ]),
    ),
  }
  return [
    ...(stemmerFile === null ? [] : [stemmerFile]),
    ...once(indexes.flatMap(({ heads, body, texts }) => [heads, body, ...texts])),
    { place: siteData.search.manifest.slice(basePath.length), read: () => JSON.stringify(manifest) },
  ]
}

/** The versions that have an index: all that readers can choose, or the only one. */
function versionsOf({ versions }: LocaleManifest['siteData']): readonly string[] {
  return versions.length === 0 ? [NO_VERSION] : versions.map(({ name }) => name)
}

/** The version that readers see first. */
export function latestVersion(siteData: LocaleManifest['siteData']): string {
  return siteData.versions.find(({ isLast }) => isLast)?.name ?? versionsOf(siteData)[0] ?? NO_VERSION
}

/** The docs of a version, and all pages that belong to no version. */
export function pagesIn(version: string, pages: readonly SearchPage[]): readonly SearchPage[] {
  return version === NO_VERSION
    ? pages
    : pages.filter((page) => page.version === null || page.version === version)
}

/** Versions with the same content share a file, because its name is a hash of the content. */
function once(files: readonly SearchFile[]): readonly SearchFile[] {
  return [...new Map(files.map((file) => [file.place, file])).values()]
}

function named(name: string, ending: string, bytes: string | Uint8Array): SearchFile {
  return { place: `assets/${name}-${contentHash(bytes)}.${ending}`, read: () => bytes }
}

function toSearchFile({ file, read }: TextsFile): SearchFile {
  return { place: `assets/${file}`, read }
}
