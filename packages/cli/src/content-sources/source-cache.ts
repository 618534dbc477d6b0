import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceCache } from '@fyr/content-pipeline'
import { hashOf } from '../store/hash-of.ts'

/** Opens the cache of a source, in a folder (absolute) that need not exist. */
export function openSourceCache(folder: string, version: string): SourceCache {
  const fileOf = (key: string): string => join(folder, hashOf(version, key))
  return {
    async read(key) {
      return readFile(fileOf(key), 'utf8').catch(() => null)
    },
    async write(key, text) {
      await mkdir(folder, { recursive: true })
      const path = fileOf(key)
      const next = `${path}.${process.pid}`
      await writeFile(next, text)
      await rename(next, path)
    },
  }
}
