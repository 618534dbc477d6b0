import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Author } from '../manifest/types.ts'
import { suggestName } from '../nearest-name.ts'
import { authorsSchema, translatedAuthorsSchema, type WrittenAuthor } from '../schemas/authors.ts'
import type { Variables } from '../substitute-variables.ts'
import { type ReadContext, translationFolders } from './read-collection.ts'
import { readDataFile } from './read-data-file.ts'

/** Authors of one locale by key, in the order of `authors.yml`; empty without the file. */
export type Authors = ReadonlyMap<string, Author>

/**
 * Reads `authors.yml` of the blog and its translation, which may change any part but the keys. Null for a file at fault,
 * which is reported: nobody can tell then who is in it.
 */
export function readAuthors(
  context: ReadContext & { readonly variables: Variables },
  locale: string,
): Authors | null {
  const { root, config } = context
  const file = `${config.content.blog}/authors.yml`
  const exists = existsSync(join(root, file))
  const originals = exists ? readDataFile(root, file, authorsSchema, context) : null
  if (exists && originals === null) return null
  const translated =
    locale === config.defaultLocale ? {} : readTranslation(context, locale, originals?.value ?? {})
  return new Map(
    Object.entries(originals?.value ?? {}).map(([key, original]) => {
      return [key, describeAuthor(key, { ...original, ...translated[key] })]
    }),
  )
}

/** An author as pages know one. */
export function describeAuthor(key: string, { name, title, url, image_url }: WrittenAuthor): Author {
  return { key, name, title: title ?? null, url: url ?? null, imageUrl: image_url ?? null }
}

function readTranslation(
  context: ReadContext & { readonly variables: Variables },
  locale: string,
  originals: Readonly<Record<string, unknown>>,
) {
  const files = translationFolders(context.config, locale).map((folder) => `${folder}/blog/authors.yml`)
  const file = files.find((candidate) => existsSync(join(context.root, candidate)))
  const read = file === undefined ? null : readDataFile(context.root, file, translatedAuthorsSchema, context)
  for (const key of Object.keys(read?.value ?? {})) {
    if (read === null || key in originals) continue
    context.log.add(read.source, {
      code: 'orphan-translation',
      problem: `This translates the author "${key}", who is not in ${context.config.content.blog}/authors.yml.`,
      hint: suggestName(key, Object.keys(originals), 'Use the same keys as the original.'),
      at: read.locate([key]),
    })
  }
  // Absent parts are the original's; the schema leaves no key behind for them.
  return Object.fromEntries(
    Object.entries(read?.value ?? {}).map(([key, author]) => [
      key,
      Object.fromEntries(Object.entries(author).filter(([, value]) => value !== undefined)),
    ]),
  )
}
