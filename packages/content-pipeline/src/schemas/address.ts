import * as z from 'zod'
import { isWholeIfWebUrl } from '../is-web-url.ts'

/** Characters with a meaning in addresses, `..`, invisible characters, and spaces that would be trimmed. */
const BAD_ADDRESS =
  /[?#%\\\p{Cc}\u200B\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]|\/\/|(?:^|\/)(?:\.{1,2}(?:\/|$)|\s)|\s(?:\/|$)/u

const WEB_OR_SITE =
  'must be a URL such as "https://example.com/" or an address on the site such as "/docs/intro"'

/** A URL on the web, or an address on the site that begins with one slash. Nothing that a browser would run. */
export const webOrSiteAddress = z
  .string()
  .regex(/^(?:https?:\/\/[^\s]+|mailto:[^\s]+|\/(?![/\\])[^\s]*)$/i, { error: WEB_OR_SITE, abort: true })
  .refine(isWholeIfWebUrl, { error: WEB_OR_SITE })

const WEB = 'must be a URL such as "https://example.com/"'

/** A URL on the web. */
export const webUrl = z
  .url({ protocol: /^https?$/, error: WEB, abort: true })
  .refine(isWholeIfWebUrl, { error: WEB })

/** Last segment of an address: no spaces, no `?`, `#` or `%`, no `..`. */
export const permalink = z.string().refine((written) => /^\S+$/.test(written) && isAddress(written), {
  error: 'must be a segment of an address, without spaces, "?", "#", "%" and ".."',
})

/** Whether a text, such as a file name, is valid in an address once it is percent-encoded. */
export function isAddress(text: string): boolean {
  return !BAD_ADDRESS.test(text)
}

/** Joins parts of an address with single slashes; a trailing slash is kept, a leading one dropped. */
export function joinAddress(...parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .join('/')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^\//, '')
}
