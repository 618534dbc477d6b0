import * as z from 'zod'
import { isAddress } from './address.ts'

/** Checks `basePath`. Spelled as browsers spell an address: `å` is percent-encoded. */
export const basePathSchema = z
  .string()
  .regex(/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[^?#\s\\]*$/, {
    error: 'must be a path without query or hash, such as "/" or "/handbook/"',
  })
  .meta({ examples: ['/handbook/'] })
  .transform((path) => new URL(`https://base.invalid/${path}/`).pathname.replaceAll(/\/{2,}/g, '/'))

/** Checks `url`: an origin. */
export const siteUrlSchema = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address such as "https://docs.example.com"',
    // What is no address has no path to look at.
    abort: true,
  })
  .refine((url) => new URL(url).pathname === '/', { error: 'must have no path: use "basePath" for it' })
  .meta({ examples: ['https://docs.example.com'] })
  .transform((url) => new URL(url).origin)

/** Checks a path below another one, such as that of a version. A last slash goes. */
export const addressPartSchema = z
  .string()
  .refine((written) => /^[^/\s]\S*$/.test(written) && isAddress(written), {
    error: 'must be a path without a leading slash, such as "docs"',
  })
  .overwrite((path) => path.replace(/\/$/, ''))
  .meta({ pattern: String.raw`^[^/?#%\s][^?#%\s]*$` })

/** Checks the address of the docs or of the blog; empty, or a slash, for that of the site. */
export const collectionAddressSchema = z.union([z.enum(['', '/']), addressPartSchema])
