import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceLocation } from '../diagnostic.ts'
import { kebabCase } from '../kebab-case.ts'
import { authorsSchema, translatedAuthorsSchema, type WrittenAuthor } from '../schemas/authors.ts'
import type { Variables } from '../substitute-variables.ts'
import type { ReadContext } from './read-collection.ts'
import { readDataFile } from './read-data-file.ts'
import { isNamedOtherwise } from './is-named-otherwise.ts'
import { readTranslatedFile, reportOrphanKeys } from './read-translated-file.ts'
import { withoutOuterSlashes } from '../without-outer-slashes.ts'

/** An author in one locale; the key replaces a missing name. */
export interface AuthorRecord {
  /** The key in `authors.yml`, or the name of an inline author. */
  readonly key: string
  readonly written: Omit<WrittenAuthor, 'page'> & { readonly name: string }
  /** Last segment of the address of the author's page, the same in every locale; null without a page. */
  readonly permalink: string | null
  /** Position of a part of it. */
  readonly locationOf: (part: keyof WrittenAuthor) => SourceLocation
}

/** Authors of one locale by key, in the order of `authors.yml`; empty without the file. */
export type Authors = ReadonlyMap<string, AuthorRecord>

type AuthorContext = ReadContext & { readonly variables: Variables }

/**
 * Reads `authors.yml` of the blog and its translation, which may change everything but keys and addresses. Null for an
 * invalid file, which is reported: then the authors are unknown.
 */
export function readAuthors(context: AuthorContext, locale: string): Authors | null {
  const { root, config } = context
  const file = `${config.content.blog}/authors.yml`
  if (!existsSync(join(root, file))) return isNamedOtherwise(file, root) ? null : new Map()
  const originals = readDataFile(root, file, authorsSchema, context)
  if (originals === null) return null
  const isOriginal = locale === config.defaultLocale
  const translated = isOriginal
    ? null
    : readTranslatedFile('blog/authors.yml', locale, translatedAuthorsSchema, context)
  const entries = { keys: Object.keys(originals.value), file, kind: 'author' }
  if (translated !== null) reportOrphanKeys(translated, entries, context)
  const translations = new Map(Object.entries(translated?.value ?? {}))
  const authors = Object.entries(originals.value).map(([key, { page, ...original }]): AuthorRecord => {
    const own = translations.get(key) ?? {}
    return {
      key,
      written: { ...original, ...own, name: own.name ?? original.name ?? key },
      permalink: permalinkOf(key, page),
      locationOf: (part) => {
        const read = translated !== null && part in own ? translated : originals
        return { source: read.source, at: read.locate([key, part]) }
      },
    }
  })
  return new Map(withoutSharedPages(authors, context).map((author) => [author.key, author]))
}

function permalinkOf(key: string, page: WrittenAuthor['page']): string | null {
  if (page === undefined || page === false) return null
  return withoutOuterSlashes(page === true ? kebabCase(key) : page.permalink)
}

/** The first of several authors with one address keeps it; the others are reported. */
function withoutSharedPages(authors: readonly AuthorRecord[], { log }: AuthorContext): AuthorRecord[] {
  const owners = new Map<string, string>()
  return authors.map((author) => {
    const { key, permalink, locationOf } = author
    if (permalink === '') {
      const { source, at } = locationOf('page')
      log.add(source, {
        code: 'invalid-slug',
        problem: `The author "${key}" has no letter or digit for an address.`,
        hint: 'Write the address: "page: { permalink: … }".',
        at,
      })
      return { ...author, permalink: null }
    }
    const owner = permalink === null ? undefined : owners.get(permalink)
    if (permalink === null || owner === undefined) {
      if (permalink !== null) owners.set(permalink, key)
      return author
    }
    const { source, at } = locationOf('page')
    log.add(source, {
      code: 'duplicate-permalink',
      problem: `The authors "${owner}" and "${key}" both have the address "${permalink}".`,
      hint: 'Give one of them a different "permalink".',
      at,
    })
    return { ...author, permalink: null }
  })
}
