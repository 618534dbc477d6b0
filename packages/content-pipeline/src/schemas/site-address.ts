import * as z from 'zod'
import { isAddress } from './address.ts'

/** Schema of `basePath`, spelled as browsers spell an address: `å` is percent-encoded. */
export const basePathSchema = z
  .string()
  .regex(/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[^?#\s\\]*$/, {
    error: 'must be a path without query or hash, such as "/" or "/handbook/"',
  })
  .meta({ examples: ['/handbook/'] })
  .transform((path) => new URL(`https://base.invalid/${path}/`).pathname.replaceAll(/\/{2,}/g, '/'))

/** Schema of `url`: an origin. */
export const siteUrlSchema = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address such as "https://docs.example.com"',
    // An invalid URL has no path to check.
    abort: true,
  })
  .refine((url) => new URL(url).pathname === '/', { error: 'must have no path: use "basePath" for it' })
  .meta({ examples: ['https://docs.example.com'] })
  .transform((url) => new URL(url).origin)

/** Schema of a path below another one, such as that of a version. A trailing slash is dropped. */
export const addressPartSchema = z
  .string()
  .refine((written) => /^[^/\s]\S*$/.test(written) && isAddress(written), {
    error: 'must be a path without a leading slash, such as "docs"',
  })
  .overwrite((path) => path.replace(/\/$/, ''))
  .meta({ pattern: String.raw`^[^/?#%\s][^?#%\s]*$` })

/** Schema of the address of the docs or of the blog; empty, or a slash, for the root of the site. */
export const collectionAddressSchema = z.union([z.enum(['', '/']), addressPartSchema])
