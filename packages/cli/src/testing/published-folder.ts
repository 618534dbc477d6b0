import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { createOutput, type SiteOutput } from '../publish/site-output.ts'
import { listPublished, openLastOutputs, type PublishedFiles } from '../publish/published-files.ts'
import { openStaging, type Staging } from '../publish/staging.ts'
import { readFolder } from './read-folder.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

/** Texts by their place in a published folder. */
export type Files = Readonly<Record<string, string>>

/** A folder that builds publish to, without any record of an earlier publish. */
export interface PublishedFolder {
  /** The folder around it, which is empty at first. */
  readonly parent: string
  /** The folder itself, which does not exist at first. */
  readonly out: string
  /** An output with files, and how to publish it. */
  prepare(files: Files): Promise<{ output: SiteOutput; staging: Staging; finish(): Promise<void> }>
  /**
   * Publishes files, expects that the folder contains exactly these, and returns the places that were written for it.
   */
  publish(files: Files): Promise<string[]>
  /** The files that are in it now. */
  read(): Files
  /** The outputs of the last publish, which are given to the next one. */
  listed(): PublishedFiles
  /** Discards the record of the last publish. */
  forget(): void
}

const NO_OLD = new Map()

export function makePublishedFolder(): PublishedFolder {
  const parent = makeTemporaryFolder()
  const out = join(parent, 'dist')
  let published: PublishedFiles = []
  const folder: PublishedFolder = {
    parent,
    out,
    async prepare(files) {
      const staging = await openStaging(out)
      const output = createOutput({ staging: staging.folder, out, last: openLastOutputs(out, published) })
      await Promise.all(Object.entries(files).map(([place, text]) => output.write(place, text)))
      const finish = (): Promise<void> =>
        staging.publish({ ...output, old: NO_OLD }, () => (published = listPublished(out, output, NO_OLD)))
      return { output, staging, finish }
    },
    async publish(files) {
      const { output, finish } = await folder.prepare(files)
      await finish()
      expect(folder.read()).toEqual(files)
      expect(readdirSync(parent)).toEqual(['dist'])
      return [...output.places.keys()].filter((place) => !output.kept.has(place))
    },
    read: () => Object.fromEntries(readFolder(out)),
    listed: () => published,
    forget() {
      published = []
    },
  }
  return folder
}

/** Writes only a home page, as a program other than a build would. */
export function writeHome(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), text)
}
