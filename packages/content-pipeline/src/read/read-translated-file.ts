import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { suggestName } from '../nearest-name.ts'
import { type ReadContext, translationFolders } from './read-collection.ts'
import { type DataFile, type DataFileContext, readDataFile } from './read-data-file.ts'

/** Reads the YAML or JSON file at `path` inside the translations folder of a locale, below `base`. Null without a usable one. */
export function readTranslatedFile<Value>(
  path: string,
  locale: string,
  schema: z.ZodType<Value>,
  context: ReadContext & DataFileContext,
  base = '',
): DataFile<Value> | null {
  const file = placeOfTranslation(path, locale, context, base)
  return existsSync(join(context.root, file)) ? readDataFile(context.root, file, schema, context) : null
}

/** Path of a locale's translation file, whether it exists or not; relative to the root. */
export function placeOfTranslation(
  path: string,
  locale: string,
  { root, config }: ReadContext,
  base = '',
): string {
  const [own = '', ...others] = translationFolders(config, locale).map((folder) => `${base}${folder}/${path}`)
  return [own, ...others].find((file) => existsSync(join(root, file))) ?? own
}

/** The entries of a translated file. */
export interface TranslatedEntries {
  /** Keys of the original. */
  readonly keys: readonly string[]
  /** The original, relative to the root. */
  readonly file: string
  /** The kind of its entries: `author`. */
  readonly kind: string
}

/** Reports the keys of a translated file that its original does not have. */
export function reportOrphanKeys(
  { source, value, locate }: DataFile<Readonly<Record<string, unknown>>>,
  { keys, file, kind }: TranslatedEntries,
  { log }: ReadContext,
): void {
  for (const key of Object.keys(value)) {
    if (keys.includes(key)) continue
    log.add(source, {
      code: 'orphan-translation',
      problem: `This translates the ${kind} "${key}", which is not in ${file}.`,
      hint: suggestName(key, keys, 'Use the same keys as the original.'),
      at: locate([key]),
    })
  }
}
