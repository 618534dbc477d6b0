import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { MigrationPlan } from '../old-site/migration-plan.ts'
import { WITHOUT_ORIGINAL } from '../old-site/without-original.ts'
import { BLOG, type OldBlog } from './starlight-blog.ts'
import type { Entry } from './starlight-pages.ts'
import type { OldLocale, OldSite } from './starlight-site.ts'

/** The new places of the posts, by their files in the folder of the docs. A post in another language alone stays a doc. */
export function postPlaces(
  entries: readonly Entry[],
  written: readonly Entry[],
  blog: OldBlog | null,
): ReadonlyMap<string, string> {
  if (blog === null) return new Map()
  const places = new Map(
    written
      .filter((entry) => entry.isPost)
      .map(({ file, inner, locale }) => [inner, inFolder(file, locale).slice(blog.prefix.length + 1)]),
  )
  return new Map(
    entries.flatMap((entry): [string, string][] => {
      const place = entry.isPost ? places.get(entry.inner) : undefined
      if (place === undefined) return []
      return [
        [
          entry.file,
          written.includes(entry) ? `${BLOG}/${place}` : `i18n/${entry.locale.code}/blog/${place}`,
        ],
      ]
    }),
  )
}

/** The moves of the pages of further languages, those of single pages first. */
export function languageMoves(
  site: OldSite,
  {
    docs,
    homes,
    others,
    translations,
    originals,
  }: {
    readonly docs: string
    readonly homes: readonly string[]
    readonly others: readonly OldLocale[]
    readonly translations: readonly Entry[]
    /** Files of the default language by the ids of their pages. */
    readonly originals: ReadonlyMap<string, string>
  },
): MigrationPlan['moves'] {
  const { docs: allDocs } = site
  return [
    ...others.flatMap((one) =>
      one.folder === ''
        ? []
        : [
            ...homes.map((file) => ({
              from: `${allDocs}/${one.folder}/${file}`,
              to: `i18n/${one.code}/pages/${file}`,
            })),
            ...notFoundMoves(site, docs, one),
          ],
    ),
    ...translations
      .map(({ file, locale, inner }) => ({
        file: inFolder(file, locale),
        locale,
        original: originals.get(inner),
      }))
      .filter(({ file, original }) => original !== file)
      .map(({ file, locale, original }) => ({
        from: `${allDocs}/${locale.folder}/${file}`,
        to: `i18n/${locale.code}/docs/${original ?? file}`,
      })),
    ...others
      .filter((one) => one.folder !== '')
      .map((one) => ({ from: `${allDocs}/${one.folder}`, to: `i18n/${one.code}/docs` })),
  ]
}

/** A file of the docs as seen from the folder of its language. */
export function inFolder(file: string, { folder }: OldLocale): string {
  return posix.relative(folder, file)
}

/** What readers see at an address that does not exist: a page without an address of its own. */
export const NOT_FOUND = ['404.md', '404.mdx']

/** The move of the not-found page of a further language; its original is in the docs of the default one, from the root. */
function notFoundMoves(
  { folder, docs: allDocs }: OldSite,
  docs: string,
  { folder: own, code }: OldLocale,
): MigrationPlan['moves'] {
  const original = NOT_FOUND.find((file) => existsSync(join(folder, docs, file)))
  return NOT_FOUND.map((file) => `${allDocs}/${own}/${file}`)
    .filter((from) => existsSync(join(folder, from)))
    .map((from) => ({
      from,
      to:
        original === undefined
          ? `i18n/${code}/${WITHOUT_ORIGINAL}/${posix.basename(from)}`
          : `i18n/${code}/pages/${original}`,
    }))
}
