import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { kebabCase } from '../kebab-case.ts'
import type { SiteConfig } from '../schemas/site-config.ts'

/** The folder of a site that keeps images of other hosts, so that every build has the same ones, also offline. */
export const REMOTE_IMAGES = 'remote-images'

/** The types of pictures that browsers show, of those that have dots and nothing in them that could run. */
export const PICTURE_TYPES: readonly string[] = ['avif', 'gif', 'jpg', 'png', 'webp']

const HASH_LENGTH = 16
/** The names of files stay short, however long an address is. In characters. */
const NAME_LENGTH = 40

/**
 * The address of an image that a site may fetch, without its fragment; null for one on a host that it does not allow, at a port of
 * its own, with a password, or without encryption.
 */
export function remoteImageUrl(url: string, { images }: Pick<SiteConfig, 'images'>): string | null {
  if (!URL.canParse(url)) return null
  const parsed = new URL(url)
  const { protocol, host, username, password } = parsed
  if (protocol !== 'https:' || username + password !== '' || images?.remote.includes(host) !== true)
    return null
  parsed.hash = ''
  return parsed.href
}

/** The path of the file that keeps an image, relative to the root, without its ending. */
export function remoteImagePath(url: string): string {
  const { pathname } = new URL(url)
  const name = kebabCase(posix.basename(pathname, posix.extname(pathname))).slice(0, NAME_LENGTH)
  const hash = createHash('sha256').update(url).digest('hex').slice(0, HASH_LENGTH)
  return `${REMOTE_IMAGES}/${name || 'image'}-${hash}`
}

/** The file that keeps an image, relative to the root; null as long as there is none. */
export function keptRemoteImage(root: string, url: string): string | null {
  const files = PICTURE_TYPES.map((type) => `${remoteImagePath(url)}.${type}`)
  return files.find((file) => existsSync(posix.join(root, file))) ?? null
}

/** What to do about an image of a host that the site does not allow. */
export function adviceForRemote(url: string): string {
  const host = /^https:/i.test(url) && URL.canParse(url) ? new URL(url).hostname : null
  const or = host === null ? '' : `, or list "${host}" in "images.remote" of the configuration`
  return `Copy it into the site${or}: pages load nothing from other hosts.`
}
