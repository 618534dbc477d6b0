import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { kebabCase } from '../kebab-case.ts'
import { tagsSchema, type WrittenTags } from '../schemas/tags.ts'
import type { Variables } from '../substitute-variables.ts'
import type { Collection, ReadContext } from './read-collection.ts'
import { type DataFile, readDataFile } from './read-data-file.ts'
import { readTranslatedFile, reportOrphanKeys } from './read-translated-file.ts'
import { withoutOuterSlashes } from '../without-outer-slashes.ts'

/** A tag of posts or docs in one locale. */
export interface TagRecord {
  readonly label: string
  /** Last segment of the tag's address, the same in every locale. */
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
  const isOriginal = locale === config.defaultLocale
  const translated = isOriginal
    ? null
    : readTranslatedFile(`${collection.translated}/tags.yml`, locale, tagsSchema, context, collection.base)
  const entries = { keys: Object.keys(originals.value), file, kind: 'tag' }
  if (translated !== null) reportOrphanKeys(translated, entries, context)
  const translations = new Map(Object.entries(translated?.value ?? {}))
  const tags = Object.entries(originals.value).map(([key, original]): [string, TagRecord] => {
    const own = translations.get(key)
    const label = own?.label ?? original?.label ?? capitalise(key)
    const permalink = withoutOuterSlashes(original?.permalink ?? kebabCase(key))
    return [key, { label, permalink, description: own?.description ?? original?.description ?? null }]
  })
  reportPermalinks(originals, tags, context)
  return new Map(tags)
}

function capitalise(key: string): string {
  return key.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

function reportPermalinks(
  file: DataFile<WrittenTags>,
  tags: readonly (readonly [string, TagRecord])[],
  { log }: TagContext,
): void {
  const owners = new Map<string, string>()
  for (const [key, { permalink }] of tags) {
    if (permalink === '') {
      log.add(file.source, {
        code: 'invalid-slug',
        problem: `The tag "${key}" has no letter or digit for an address.`,
        hint: 'Give it a "permalink".',
        at: file.locate([key]),
      })
      continue
    }
    const owner = owners.get(permalink)
    if (owner === undefined) owners.set(permalink, key)
    else {
      log.add(file.source, {
        code: 'duplicate-permalink',
        problem: `The tags "${owner}" and "${key}" both have the address "${permalink}".`,
        hint: 'Give one of them a different "permalink".',
        at: file.locate([key]),
      })
    }
  }
}
