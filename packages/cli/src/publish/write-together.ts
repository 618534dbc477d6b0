import pMap from 'p-map'

/** Each has an open file meanwhile, and systems allow about a thousand per process. */
export const FILES_AT_ONCE = 16

/** Writes one file. */
export type FileWriter = () => Promise<void>

/** Writes files, a few at a time. Rejects with what the first that fails rejects with. */
export async function writeTogether(writers: readonly FileWriter[]): Promise<void> {
  await pMap(writers, (write) => write(), { concurrency: FILES_AT_ONCE })
}
