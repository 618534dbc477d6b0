import pMap from 'p-map'

/** Each writer keeps a file open, and systems allow about a thousand open files per process. */
export const FILES_AT_ONCE = 16

/** Writes one file. */
export type FileWriter = () => Promise<void>

/** Writes files, a few at a time. Rejects with the error of the first writer that fails. */
export async function writeTogether(writers: readonly FileWriter[]): Promise<void> {
  await pMap(writers, (write) => write(), { concurrency: FILES_AT_ONCE })
}
