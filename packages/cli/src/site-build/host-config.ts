import { compareCodePoints, type Redirect, type TrailingSlash } from '@fyr/content-pipeline/manifest'
import { mediaType } from '../serve/media-type.ts'
import { decodeSegment } from '../decode-segment.ts'

/** The site as the configuration of a web server describes it. */
export interface HostedSite {
  /** Base path of the whole site. */
  readonly basePath: string
  /** Base paths of all locales, with a slash at both ends. */
  readonly localeBasePaths: readonly string[]
  /** Headers of every answer. */
  readonly security: Readonly<Record<string, string>>
  /** Percent-encoded. */
  readonly redirects: readonly Redirect[]
  readonly trailingSlash: TrailingSlash
  /** Whether pages are published as Markdown, too. */
  readonly hasMarkdown: boolean
  /** Whether compressed files are next to the others. */
  readonly isPrecompressed: boolean
  /** Places of all files of the site, below its folder. */
  readonly places: readonly string[]
}

/** Files that configure a host and are not part of the site. */
export const HOST_FILES = ['_headers', '_redirects', '_nginx.conf', '_Caddyfile']

/** Media types of the files of a site, each with the endings of their names; servers know few of the newer ones. */
export function mediaTypesOf(
  places: Iterable<string>,
): readonly (readonly [type: string, endings: string[]])[] {
  const endings = new Map<string, Set<string>>()
  for (const place of places) {
    const ending = /\.(\w+)$/.exec(place)?.[1]
    if (ending === undefined || ending === 'br' || ending === 'gz') continue
    const type = mediaType(place).split(';')[0] ?? ''
    endings.set(type, (endings.get(type) ?? new Set()).add(ending))
  }
  return [...endings]
    .map(([type, names]) => [type, [...names].toSorted(compareCodePoints)] as const)
    .toSorted(([left], [right]) => compareCodePoints(left, right))
}

/** Both spellings of a former address: with a slash at the end and without, decoded. */
export function spellingsOf(from: string): readonly string[] {
  const path = from.split('/').map(decodeSegment).join('/')
  return path.endsWith('.html') ? [path] : [path.replace(/\/$/, ''), path.replace(/\/?$/, '/')]
}

/** Text in double quotes, as nginx and Caddy read it. */
export function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
