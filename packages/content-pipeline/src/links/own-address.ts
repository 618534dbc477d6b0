import { oncePer } from '../once-per.ts'
import { isExcluded } from '../schemas/link-check.ts'
import type { SiteIndex } from './site-index.ts'

/** An absolute URL of the site itself. */
export interface OwnAddress {
  /** As written: `https://docs.example.com`. */
  readonly host: string
  /** What follows the host, from the first slash on, with base path. */
  readonly rest: string
}

/** The parts of an absolute URL of the site itself; null for any other URL. */
export function ownAddress(url: string, { config }: Pick<SiteIndex, 'config'>): OwnAddress | null {
  const [, host, rest = ''] = /^((?:https?:)?\/\/[^/?#]*)(.*)$/is.exec(url) ?? []
  if (host === undefined || !isOwnHost(config)(host)) return null
  const whole = rest.startsWith('/') ? rest : `/${rest}`
  const [path = ''] = /^[^?#]*/.exec(whole) ?? []
  return `${path}/`.startsWith(config.basePath) ? { host, rest: whole } : null
}

/** Whether `https://host` or `//host` is the site's own, once for each host: many links share a few. */
const isOwnHost = oncePer(({ url }: SiteIndex['config']) => {
  const known = new Map<string, boolean>()
  const { origin } = new URL(url)
  return (host: string): boolean => {
    const isOwn = known.get(host) ?? (URL.canParse(host, url) && new URL(host, url).origin === origin)
    known.set(host, isOwn)
    return isOwn
  }
})

/**
 * The path in the static folder of a file of the site that is written with its host, such as an image; any other address as it is.
 * Something else may serve what the configuration leaves out of the check.
 */
export function withoutOwnHost(url: string, { config }: Pick<SiteIndex, 'config'>): string {
  const own = ownAddress(url, { config })
  if (own === null) return url
  const path = own.rest.slice(config.basePath.length - 1)
  return isExcluded(config.linkCheck, path) ? url : path
}
