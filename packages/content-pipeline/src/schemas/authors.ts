import { z } from 'zod'
import { webOrSiteAddress } from './address.ts'

const author = z.strictObject({
  name: z.string().min(1),
  title: z.string().optional(),
  url: webOrSiteAddress.optional(),
  image_url: webOrSiteAddress.optional(),
})

/** Checks `authors.yml`: key -> author. */
export const authorsSchema = z.record(z.string(), author)
/** Checks a translated `authors.yml`, which may leave out what stays the same. */
export const translatedAuthorsSchema = z.record(z.string(), author.partial())
