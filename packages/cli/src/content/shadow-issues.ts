import { posix } from 'node:path'
import type { LocaleManifest } from '@fyr/content-pipeline/manifest'
import { decodeSegment } from '../decode-segment.ts'
import type { SiteIssue } from '../site-error.ts'
import type { ReadySite } from './loaded-site.ts'

type Shadowed = Pick<ReadySite, 'config' | 'content'>

/** Static files at the address of a page or a redirect: readers would get one of the two, depending on the host. */
export function shadowIssues(
  files: readonly { readonly place: string }[],
  { config, content }: Shadowed,
): readonly SiteIssue[] {
  const owners = new Map(content.manifest.locales.toReversed().flatMap((locale) => [...addressesOf(locale)]))
  return files.flatMap(({ place }): SiteIssue[] => {
    const [address, owner] =
      addressesOfFile(place, config.agents !== false)
        .map((one) => [one, owners.get(one)] as const)
        .find(([, found]) => found !== undefined) ?? []
    if (owner === undefined) return []
    return [
      {
        code: 'place-taken',
        file: posix.join(config.content.static, place),
        problem: `This file is published at the address "/${address}" of ${owner}.`,
        hint: 'Rename one of them, or delete the one that readers should not get.',
      },
    ]
  })
}

/** The addresses below the base path of a locale, each with its page. Static files are copied for every locale. */
function* addressesOf({ siteData, routes, redirects }: LocaleManifest): Generator<[string, string]> {
  const base = siteData.locale.basePath
  const key = (address: string) => keyOf(address.slice(base.length))
  for (const { from, isPrefix } of redirects)
    if (isPrefix !== true) yield [key(from), `the redirect from "${from}"`]
  for (const { path, source } of routes) yield [key(path), source ?? `the generated page "${path}"`]
}

/** Addresses at which hosts answer with a file. */
function addressesOfFile(place: string, hasMarkdown: boolean): readonly string[] {
  const endings = hasMarkdown ? /\.(?:html|md)$/ : /\.html$/
  const name = place.replace(/(?:^|\/)index\.html$/, '')
  return [...new Set([place, name, place.replace(endings, '')])].map(keyOf)
}

function keyOf(address: string): string {
  const parts = address.replace(/\/$/, '').split('/')
  return parts.map(decodeSegment).join('/').toLowerCase()
}
