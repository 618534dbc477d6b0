import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { kebabCase } from '../kebab-case.ts'
import { suggestName } from '../nearest-name.ts'
import { tagsSchema, type WrittenTags } from '../schemas/tags.ts'
import type { Variables } from '../substitute-variables.ts'
import { type Collection, type ReadContext, translationFolders } from './read-collection.ts'
import { type DataFile, readDataFile } from './read-data-file.ts'

/** A tag of posts or docs in one locale. */
export interface TagRecord {
  readonly label: string
  /** Last part of the tag's address, the same in every locale. */
  readonly permalink: string
  readonly description: string | null
}

/** Declared tags by key. */
export type Tags = ReadonlyMap<string, TagRecord>

type TagContext = ReadContext & { readonly variables: Variables }

/** Reads `tags.yml` of a collection and its translation; a label defaults to the key, an address to its kebab case. */
export function readTags(collection: Collection, context: TagContext, locale: string): Tags {
  const { root, config } = context
  const file = `${collection.folder}/tags.yml`
  const originals = existsSync(join(root, file)) ? readDataFile(root, file, tagsSchema, context) : null
  if (originals === null) return new Map()
  const translated =
    locale === config.defaultLocale ? {} : readTranslation(collection, context, locale, originals.value)
  const tags = Object.entries(originals.value).map(([key, original]): [string, TagRecord] => {
    const own = translated[key]
    const label = own?.label ?? original?.label ?? capitalise(key)
    const permalink = (original?.permalink ?? kebabCase(key)).replaceAll(/^\/+|\/+$/g, '')
    return [key, { label, permalink, description: own?.description ?? original?.description ?? null }]
  })
  reportDuplicates(originals, tags, context)
  return new Map(tags)
}

function capitalise(key: string): string {
  return key.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

function readTranslation(
  { folder: originalFolder, translated }: Collection,
  context: TagContext,
  locale: string,
  originals: WrittenTags,
): WrittenTags {
  const files = translationFolders(context.config, locale).map((folder) => `${folder}/${translated}/tags.yml`)
  const file = files.find((candidate) => existsSync(join(context.root, candidate)))
  const read = file === undefined ? null : readDataFile(context.root, file, tagsSchema, context)
  if (read === null) return {}
  for (const key of Object.keys(read.value)) {
    if (key in originals) continue
    context.log.add(read.source, {
      code: 'orphan-translation',
      problem: `This translates the tag "${key}", which is not in ${originalFolder}/tags.yml.`,
      hint: suggestName(key, Object.keys(originals), 'Use the same keys as the original.'),
      at: read.locate([key]),
    })
  }
  return read.value
}

function reportDuplicates(
  file: DataFile<WrittenTags>,
  tags: readonly (readonly [string, TagRecord])[],
  { log }: TagContext,
): void {
  const owners = new Map<string, string>()
  for (const [key, { permalink }] of tags) {
    const owner = owners.get(permalink)
    if (owner === undefined) owners.set(permalink, key)
    else {
      log.add(file.source, {
        code: 'duplicate-permalink',
        problem: `The tags "${owner}" and "${key}" have the same address "${permalink}".`,
        hint: 'Give one of them another "permalink".',
        at: file.locate([key]),
      })
    }
  }
}
