import * as z from 'zod'
import { permalink } from './address.ts'

/** Name of the version in the docs folder. */
export const CURRENT_VERSION = 'current'

const name = permalink
  .refine((written) => !written.includes('/'), {
    error: 'must not contain a slash: it is the name of a folder',
  })
  .refine((written) => written !== CURRENT_VERSION, {
    error: `cannot be "${CURRENT_VERSION}": that is the docs folder itself`,
  })

/** The problem with the name of a released version; null if it is valid. */
export function versionNameIssue(written: string): string | null {
  return name.safeParse(written).error?.issues[0]?.message ?? null
}

/** Schema of the list of released versions, newest first. */
export const versionsSchema = z.array(name).meta({
  title: 'Released versions of the docs',
  description: 'Names of the released versions, newest first.',
  examples: [['2.0', '1.0']],
})
