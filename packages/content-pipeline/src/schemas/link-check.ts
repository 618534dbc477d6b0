import { posix } from 'node:path'
import * as z from 'zod'
import { ADDRESS_OR_FOLDER, folderIn } from './address-or-folder.ts'

/** Schema of `linkCheck`: what else there is on the host of the site. */
export const linkCheckSchema = z.strictObject({
  exclude: z
    .array(
      z.string().regex(ADDRESS_OR_FOLDER, {
        error: 'must be an address such as "/status", or "/storybook/*" for everything below it',
      }),
    )
    .default([])
    .meta({
      description:
        'Addresses below `basePath` that something else serves, such as a Storybook or a generated API reference: links to them are not checked. `/storybook/*` is everything below `/storybook/`.',
      examples: [['/storybook/*']],
    }),
})

/** Whether links to an address (below the base path, with a slash at its beginning) are left unchecked. */
export function isExcluded({ exclude }: z.output<typeof linkCheckSchema>, address: string): boolean {
  // Browsers resolve the dots, in this spelling too, before they ask.
  const path = posix.normalize(address.replace(/%2e/gi, '.'))
  return exclude.some((one) => {
    const folder = folderIn(one)
    return folder === null ? path === one : `${path}/`.startsWith(folder)
  })
}
