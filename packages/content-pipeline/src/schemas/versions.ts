import * as z from 'zod'
import { permalink } from './address.ts'

/** Name of the version in the docs folder. */
export const CURRENT_VERSION = 'current'

/** Settings of versions are an object by name, and these are no keys of it. */
const NAMES_OF_OBJECTS = new Set(['__proto__', 'constructor', 'prototype'])

const name = permalink
  .refine((written) => !written.includes('/'), {
    error: 'must not contain a slash: it is the name of a folder',
  })
  .refine((written) => written !== CURRENT_VERSION, {
    error: `cannot be "${CURRENT_VERSION}": that is the docs folder itself`,
  })
  .refine((written) => !NAMES_OF_OBJECTS.has(written), {
    error: 'cannot be used: it has a meaning of its own in the configuration',
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
