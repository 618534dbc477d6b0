import { compareCodePoints } from '@fyr/content-pipeline/manifest'
import { readFile } from 'node:fs/promises'
import type { AddedFile } from '@fyr/content-pipeline'
import { isRecord } from '@fyr/content-pipeline/internal'
import { callHook, hookIssue } from '../content/call-hook.ts'
import type { ReadySite } from '../content/loaded-site.ts'
import type { SiteOutput } from '../publish/site-output.ts'
import { writeTogether } from '../publish/write-together.ts'
import { SiteError } from '../site-error.ts'

/**
 * Writes the files that a site makes from those in its output (`onPublish`). Throws `SiteError` if the hook fails,
 * and for a path that is taken or leads out of the output.
 */
export async function writeAdded(output: SiteOutput, { root, config }: ReadySite): Promise<void> {
  const { onPublish, source } = config
  if (onPublish === undefined) return
  const place = { root, source }
  const files = [...output.places.keys()]
    .toSorted(compareCodePoints)
    .map((path) => ({ path, read: async () => new Uint8Array(await readFile(output.fileOf(path))) }))
  const called = await callHook('onPublish', place, () => onPublish(files))
  if ('issue' in called) throw new SiteError([called.issue])
  const added = called.values.filter(isAddedFile)
  if (added.length < called.values.length) {
    const problem = '"onPublish" returned something that is not { path, content }.'
    throw new SiteError([hookIssue('onPublish', place, problem)])
  }
  await writeTogether(
    added.map(
      ({ path, content }) =>
        () =>
          output.write(path, content),
    ),
  )
}

function isAddedFile(value: unknown): value is AddedFile {
  return (
    isRecord(value) &&
    typeof value.path === 'string' &&
    value.path !== '' &&
    (typeof value.content === 'string' || value.content instanceof Uint8Array)
  )
}
