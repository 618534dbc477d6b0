import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { categorySchema, type WrittenCategory } from '../schemas/category.ts'
import type { Variables } from '../substitute-variables.ts'
import { listFiles } from './list-files.ts'
import type { ReadContext } from './read-collection.ts'
import { type DataFile, readDataFile } from './read-data-file.ts'

/** `_category_.json`, `.yml` and `.yaml` files of a folder of docs by the folder inside it. */
export function readCategories(
  folder: string,
  context: ReadContext & { readonly variables: Variables },
): Map<string, DataFile<WrittenCategory>> {
  const categories = new Map<string, DataFile<WrittenCategory>>()
  if (!existsSync(join(context.root, folder))) return categories
  for (const path of listFiles(context.root, folder, context.log)) {
    const match = /^(?:(.*)\/)?_category_\.(?:json|ya?ml)$/.exec(path)
    if (match === null) continue
    const read = readDataFile(context.root, `${folder}/${path}`, categorySchema, context)
    if (read !== null) categories.set(match[1] ?? '', read)
  }
  return categories
}
