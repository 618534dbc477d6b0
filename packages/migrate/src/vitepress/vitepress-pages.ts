import { existsSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import picomatch from 'picomatch'
import type { MigrationNote, OldPage } from '../old-site/migration-plan.ts'
import { filePath, joinAddress } from '../old-site/old-addresses.ts'
import { TEMPLATE } from './dynamic-pages.ts'
import { listOf, textOf } from '../old-site/plain-value.ts'
import { filesBelow, isFile, markdownBelow } from '../old-site/read-old-files.ts'
import { unknownAddressesNote } from '../old-site/unknown-addresses-note.ts'
import type { OldLocale, OldSite } from './vitepress-site.ts'

/** The new folder of pages that are in the folder of package.json: Fyr needs a separate folder for them. */
export const DOCS = 'content/docs'

/** A page of a VitePress site. */
export interface Entry {
  /** Relative to the root. */
  readonly file: string
  readonly locale: OldLocale
  /** Where it is published, below the folder of its language: the same for the same page in two languages. */
  readonly inner: string
}

/** The pages of a site, those that are left out of it, and what cannot be known. */
export interface WrittenPages {
  readonly entries: readonly Entry[]
  /** What readers see at an address that does not exist, in each language: pages without an address of their own. */
  readonly notFound: readonly Entry[]
  /** Markdown of its folder that it does not publish, relative to the root: `srcExclude`, and templates of pages. */
  readonly leftOut: readonly string[]
  /** Pages that are made of templates. Their files are those that they would have. */
  readonly filled: readonly Entry[]
  /** Files that describe the package, and stay. */
  readonly ofPackage: readonly string[]
  readonly notes: readonly MigrationNote[]
}

const OF_PACKAGE = /^(?:readme|changelog|contributing|code_of_conduct|security|licen[cs]e)\.md$/i

/** Reads which pages a site has. The default language is the first. */
export function writtenPages(site: OldSite, locales: readonly [OldLocale, ...OldLocale[]]): WrittenPages {
  const { root, source, old, rewrite, filled } = site
  const isBesidePackage = source === root && locales[0].folder === ''
  const isMoved = isBesidePackage && existsSync(join(root, 'site.config.ts'))
  const excluded = listOf(old['srcExclude']).flatMap((glob) => textOf(glob) ?? [])
  const isExcluded = picomatch(['**/dist/**', ...excluded])
  const isOurs = picomatch(isMoved ? ['content/**', 'i18n/**'] : [])
  const all = filesBelow(source).filter(
    (file) => file.endsWith('.md') && !isOurs(file) && isFile(join(source, file)),
  )
  const published = all.filter((file) => !isExcluded(file) && !TEMPLATE.test(file))
  const templates = all.filter((file) => TEMPLATE.test(file) && !isExcluded(file))
  const ofPackage = isBesidePackage ? published.filter((file) => OF_PACKAGE.test(file)) : []
  const inSource = relative(root, source).split(sep).join('/')
  const place = (file: string): string => posix.join(inSource, file)
  const every = [
    ...published.filter((file) => !ofPackage.includes(file)).map((file) => [place(file), file] as const),
    ...(isMoved ? markdownBelow(join(root, DOCS)).map((file) => [`${DOCS}/${file}`, file] as const) : []),
  ].map(([file, path]) => entryOf(file, rewrite?.(path) ?? path, locales))
  const hasNotFound = every.some(({ locale, inner }) => locale === locales[0] && inner === NOT_FOUND)
  return {
    entries: every.filter(({ inner }) => !hasNotFound || inner !== NOT_FOUND),
    notFound: every.filter(({ inner }) => hasNotFound && inner === NOT_FOUND),
    leftOut: all.filter((file) => !published.includes(file) && !isInUnderscore(file)).map(place),
    filled: templates
      .flatMap((file) => filled.get(file) ?? [])
      .map((file) => entryOf(place(file), rewrite?.(file) ?? file, locales)),
    ofPackage,
    notes: [
      ...(rewrite === undefined ? [unknownAddressesNote('rewrites', 'VitePress')] : []),
      ...templates.map((file) => templateNote(place(file), filled.get(file)?.length ?? null)),
    ],
  }
}

const NOT_FOUND = '404.md'

/** `amount`: how many pages it is filled for; null where nobody knows. */
function templateNote(name: string, amount: number | null): MigrationNote {
  const pages = amount === 1 ? 'The page that it is filled for is' : 'The pages that it is filled for are'
  const counted = amount === null ? ', and not counted' : ''
  const instead = `${pages} lost${counted}: write them, or add a content source. It is a draft now.`
  return { kind: 'page', name, instead }
}

function isInUnderscore(file: string): boolean {
  return /(?:^|\/)_/.test(file)
}

function entryOf(file: string, published: string, [main, ...others]: readonly OldLocale[]): Entry {
  const locale = others.find(({ key }) => key !== '' && published.startsWith(`${key}/`))
  if (main === undefined) throw new TypeError('A site has at least one locale.')
  if (locale !== undefined) return { file, locale, inner: published.slice(locale.key.length + 1) }
  const isInside = main.key !== '' && published.startsWith(`${main.key}/`)
  return { file, locale: main, inner: isInside ? published.slice(main.key.length + 1) : published }
}

/** The pages that the default language, which is the first one, does not have. Parts of other pages are none. */
export function aloneIn(entries: readonly Entry[], [main]: readonly OldLocale[]): readonly Entry[] {
  const originals = new Set(entries.filter(({ locale }) => locale === main).map(({ inner }) => inner))
  return entries.filter(
    ({ locale, inner }) => locale !== main && !originals.has(inner) && !isInUnderscore(inner),
  )
}

/** Every page with its address. */
export function oldPagesOf(
  entries: readonly Entry[],
  locales: readonly OldLocale[],
  base: string,
): OldPage[] {
  const [main] = locales
  const alone = new Set(aloneIn(entries, locales))
  return entries.map((entry) => {
    const { file, locale, inner } = entry
    const hasSlug = (locale === main && locale.key === '') || alone.has(entry)
    return {
      file,
      address: joinAddress(base, locale.key, filePath(inner)),
      locale: locale.code,
      ...(hasSlug ? { slug: filePath(inner) } : {}),
    }
  })
}
