import { join, posix } from 'node:path'
import { type MigrationNote, type MigrationPlan, type OldPage, PAGES } from '../old-site/migration-plan.ts'
import { filePath, joinAddress } from '../old-site/old-addresses.ts'
import { filesBelow } from '../old-site/read-old-files.ts'
import type { OldLocale } from './starlight-site.ts'

/** Pages of Astro beside the docs: what becomes of them. */
export interface AstroPages {
  readonly pages: readonly OldPage[]
  readonly moves: MigrationPlan['moves']
  readonly notes: readonly MigrationNote[]
  /** The home page, relative to the site, if it is in code; null for none. */
  readonly home: string | null
}

const PAGE = /\.(?:astro|html|mdx?)$/
/** Code that makes files or answers requests. */
const ENDPOINT = /\.[cm]?[jt]s$/
const MARKDOWN = /\.mdx?$/
const HOME = /^index\.(?:astro|html)$/
/** The pages of errors, which have no address of their own. */
const OF_ERRORS = /^(?:404|500)\.\w+$/

/** Reads the folder of pages, relative to that of the site (absolute). Markdown moves; pages in code are the owner's to write. */
export function astroPages(
  site: string,
  folder: string,
  { locales, base }: { readonly locales: readonly [OldLocale, ...OldLocale[]]; readonly base: string },
): AstroPages {
  const [main] = locales
  const found = filesBelow(join(site, folder)).filter(
    (file) => PAGE.test(file) && !/(?:^|\/)_/.test(file) && !OF_ERRORS.test(file),
  )
  const endpoints = filesBelow(join(site, folder)).filter(
    (file) => ENDPOINT.test(file) && !/(?:^|\/)_/.test(file),
  )
  const fixed = found.filter((file) => !file.includes('['))
  const home = fixed.find((file) => HOME.test(file))
  const localeOf = (file: string) =>
    locales.find(({ key }) => key !== '' && file.toLowerCase().startsWith(`${key}/`)) ?? main
  return {
    pages: fixed.map((file) => ({
      file: posix.join(folder, file),
      address: joinAddress(base, filePath(file)),
      locale: localeOf(file).code,
      ...(MARKDOWN.test(file) && localeOf(file) === main ? { slug: filePath(file) } : {}),
    })),
    moves: fixed
      .filter((file) => MARKDOWN.test(file) && localeOf(file) === main)
      .map((file) => ({ from: posix.join(folder, file), to: posix.join(PAGES, file) })),
    notes: [
      ...fixed
        .filter((file) => !MARKDOWN.test(file) || localeOf(file) !== main)
        .map((file) => note(posix.join(folder, file), file === home ? LOOK : WRITE)),
      ...found.filter((file) => file.includes('[')).map((file) => note(posix.join(folder, file), WRITE_EACH)),
      ...endpoints.map((file) => note(posix.join(folder, file), PUBLISH)),
    ],
    home: home === undefined ? null : posix.join(folder, home),
  }
}

const WRITE = `Write it in ${PAGES}: as Markdown, where "hero" and "features" make a home page, or as a page in React.`
const LOOK = `Its headings, texts and links are in ${PAGES}/index.md, as far as they stand in its code. Add the rest, and pictures.`
const WRITE_EACH = 'The pages that it makes are lost, and not counted: write them, or add a content source.'
const PUBLISH =
  'What it makes is lost, and not counted: put the file into the static folder, or publish it with "onPublish" in the configuration.'

function note(name: string, instead: string): MigrationNote {
  return { kind: 'page', name, instead }
}
