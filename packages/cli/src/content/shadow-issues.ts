import { posix } from 'node:path'
import type { LocaleManifest } from '@fyr/content-pipeline/manifest'
import { decodeSegment } from '../decode-segment.ts'
import type { SiteIssue } from '../site-error.ts'
import type { ReadySite } from './loaded-site.ts'

type Shadowed = Pick<ReadySite, 'config' | 'content'>

/**
 * Static files at the address of a page or a redirect, or where the copy of another one for a language is: readers would get
 * one of the two, depending on the host.
 */
export function shadowIssues(
  files: readonly { readonly place: string }[],
  { config, content }: Shadowed,
): readonly SiteIssue[] {
  const { locales } = content.manifest
  const owners = new Map(locales.toReversed().flatMap((locale) => [...addressesOf(locale)]))
  const pages = new Map(locales.toReversed().flatMap((locale) => [...pagesOf(locale)]))
  const bases = locales.map(({ siteData }) => siteData.locale.basePath)
  const folder = config.content.static
  const places = new Set(files.map(({ place }) => place))
  return files.flatMap(({ place }): SiteIssue[] => {
    const taken = bases
      .flatMap((base) => addressesOfFile(base + place, config.agents !== false))
      .map((one) => [one, owners.get(one) ?? pages.get(one.replace(/(?:^|\/)page\.json$/, ''))] as const)
      .find(([, owner]) => owner !== undefined)
    const file = posix.join(folder, place)
    if (taken !== undefined) {
      const [address, owner] = taken
      const problem = `This file is published at the address "/${address}" of ${owner}.`
      return [{ code: 'place-taken', file, problem, hint: ONE_OF_THEM }]
    }
    // Every locale has a copy of each file.
    const [first = '/'] = bases
    const other = bases
      .map((base) => base.slice(first.length))
      .find((inner) => inner !== '' && place.startsWith(inner) && places.has(place.slice(inner.length)))
    if (other === undefined) return []
    const problem = `The copy of "${posix.join(folder, place.slice(other.length))}" for the language at "/${other}" has the place of this file.`
    return [{ code: 'place-taken', file, problem, hint: ONE_OF_THEM }]
  })
}

const ONE_OF_THEM = 'Rename one of them, or delete the one that readers should not get.'

/** The addresses of a locale, each with its redirect or page. Static files are copied for every locale. */
function* addressesOf(locale: LocaleManifest): Generator<[string, string]> {
  for (const { from, isPrefix } of locale.redirects)
    if (isPrefix !== true) yield [keyOf(from), `the redirect from "${from}"`]
  yield* pagesOf(locale)
}

/** The pages of a locale, and the files of a build that no static file replaces. */
function* pagesOf({ routes, siteData }: LocaleManifest): Generator<[string, string]> {
  const { basePath } = siteData.locale
  yield [keyOf(`${basePath}404.html`), 'the not-found page, for which you can write "404.md" among the pages']
  for (const { path, source, kind } of routes) {
    yield [keyOf(path), source ?? `the generated page "${path}"`]
    if (kind === 'search') yield [keyOf(`${path}/index.json`), 'the index of the search']
  }
}

/** Addresses at which hosts answer with a file. */
function addressesOfFile(place: string, hasMarkdown: boolean): readonly string[] {
  const endings = hasMarkdown ? /\.(?:html|md)$/ : /\.html$/
  const name = place.replace(/\/index\.html$/, '')
  return [...new Set([place, name, place.replace(endings, '')])].map(keyOf)
}

function keyOf(address: string): string {
  const parts = address.replace(/^\/|\/$/g, '').split('/')
  return parts.map(decodeSegment).join('/').toLowerCase()
}
