import { basename, join, relative, sep } from 'node:path'
import { SiteError, type SiteIssue } from '../site-error.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { listShards, readShard, shardName } from './shard-folder.ts'

export interface TakeShardsOptions {
  /** Folder of the site, absolute. Paths in errors are relative to it. */
  readonly root: string
  /** Folder of the shards, absolute. */
  readonly folder: string
  /** Hash of the site that is being built. */
  readonly site: string
}

/**
 * Adds the entries of all shards of a build to a store. Throws `SiteError`, without adding anything, when one is
 * missing, damaged, or built from another state of the site or by other code.
 */
export function takeShards(store: Store, { root, folder, site }: TakeShardsOptions): void {
  const found = listShards(folder)
  const place = (name = ''): string => relative(root, join(folder, name)).replaceAll(sep, '/')
  const counts = [...new Set(found.map(({ shard }) => shard.count))].toSorted((left, right) => left - right)
  const [count] = counts
  if (count === undefined) throw new SiteError([noShards(place())])
  if (counts.length > 1) throw new SiteError([mixedCounts(place(), counts)])

  const names = Array.from({ length: count }, (_, index) => shardName({ index: index + 1, count }))
  const missing = names.filter((name) => found.every((one) => one.name !== name))
  const strange = found.filter(({ name }) => !names.includes(name))
  const shards = names
    .filter((name) => !missing.includes(name))
    .map((name) => ({ name, contents: readShard(join(folder, name)), kept: openStore(join(folder, name)) }))
  const issues = [
    ...missing.map((name) => missingShard(place(name))),
    ...strange.map(({ name }) => strangeShard(place(name), count)),
    ...shards.flatMap(({ name, contents, kept }) => {
      if (contents === null || shardName(contents.shard) !== name) return [damagedShard(place(name))]
      if (contents.site !== site) return [foreignShard(place(name))]
      const isWhole = contents.entries.every(([kind, key]) => kept.read(kind, key) !== null)
      return isWhole ? [] : [damagedShard(place(name))]
    }),
  ]
  if (issues.length > 0) throw new SiteError(issues)
  for (const { contents, kept } of shards) {
    for (const [kind, key] of contents?.entries ?? []) {
      const bytes = kept.read(kind, key)
      if (bytes !== null) store.write(kind, key, bytes)
    }
  }
}

function noShards(file: string): SiteIssue {
  return {
    code: 'shard-missing',
    file,
    problem: 'There are no shards to merge.',
    hint: 'Build them first: "fyr build --shard 1/2" and "fyr build --shard 2/2".',
  }
}

function mixedCounts(file: string, counts: readonly number[]): SiteIssue {
  return {
    code: 'shard-foreign',
    file,
    problem: `Found shards of different builds: some of ${counts.join(', some of ')}.`,
    hint: 'Delete the folders of the shards you do not need.',
  }
}

function missingShard(file: string): SiteIssue {
  const problem = 'This shard is missing.'
  return { code: 'shard-missing', file, problem, hint: hintFor(file) }
}

function strangeShard(file: string, count: number): SiteIssue {
  const problem = `This shard does not exist: the numbers go from 1 to ${count}.`
  return { code: 'shard-foreign', file, problem, hint: 'Delete its folder.' }
}

function foreignShard(file: string): SiteIssue {
  const problem =
    'This shard was built from other documents, another configuration, or other versions of Fyr or Node.'
  return { code: 'shard-foreign', file, problem, hint: hintFor(file) }
}

function damagedShard(file: string): SiteIssue {
  const problem = 'This shard is damaged or incomplete.'
  return { code: 'shard-damaged', file, problem, hint: hintFor(file) }
}

function hintFor(file: string): string {
  return `Build it again from the current files: "fyr build --shard ${basename(file).replace('-of-', '/')}".`
}
