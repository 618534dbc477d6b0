import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { hashOf } from '../store/hash-of.ts'
import { type EntryKind, isEntryName, openStore, type Store } from '../store/open-store.ts'

/** One part of a divided build. */
export interface Shard {
  /** Starting at 1. */
  readonly index: number
  readonly count: number
}

/** Contents of a shard: the keys of its entries, and hashes of the site and of the code that made them. */
export interface ShardContents {
  readonly shard: Shard
  /** Changes with any document, the configuration or the code that compiles. */
  readonly site: string
  readonly entries: readonly (readonly [kind: EntryKind, key: string])[]
}

/** Name of the list in a shard's folder. */
const LIST = 'shard.json'

/** Folder of all shards of the output folder `out` (absolute). */
export function shardsFolder(out: string): string {
  return `${out}.shards`
}

/** Name of a shard: `2-of-3`. */
export function shardName({ index, count }: Shard): string {
  return `${index}-of-${count}`
}

/** The shards in a folder by the names of their folders, in code-point order. */
export function listShards(folder: string): readonly { readonly name: string; readonly shard: Shard }[] {
  return namesIn(folder).flatMap((name) => {
    const [, index, count] = /^(\d+)-of-(\d+)$/.exec(name) ?? []
    return index === undefined ? [] : [{ name, shard: { index: Number(index), count: Number(count) } }]
  })
}

/** Writes a shard with its entries, taken from a store, to a folder (absolute), replacing what was there. */
export async function writeShard(folder: string, contents: ShardContents, from: Store): Promise<void> {
  const unfinished = join(dirname(folder), `.${basename(folder)}.tmp-${process.pid}`)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  const store = openStore(unfinished)
  for (const [kind, key] of contents.entries) {
    const bytes = from.read(kind, key)
    if (bytes === null) throw new Error(`The store in ${from.folder} does not keep its entries.`)
    store.write(kind, key, bytes)
  }
  const text = JSON.stringify(contents)
  await writeFile(join(unfinished, LIST), `${hashOf(text)}\n${text}\n`)
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
}

/** The contents of a shard by its list; null for a list that is missing or damaged, or names what is no entry. */
export function readShard(folder: string): ShardContents | null {
  const [hash, text = ''] = textIn(join(folder, LIST)).split('\n')
  if (hash !== hashOf(text)) return null
  const contents: ShardContents = JSON.parse(text)
  return contents.entries.every(([kind, key]) => isEntryName(kind, key)) ? contents : null
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted()
  } catch {
    return []
  }
}

function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
