import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { DiagnosticLog } from '../diagnostic.ts'
import { categorySchema, type WrittenCategory } from '../schemas/category.ts'
import type { Variables } from '../substitute-variables.ts'
import { type FilesContext, isPageFile } from './read-collection.ts'
import { type DataFile, readDataFile } from './read-data-file.ts'

const CATEGORY_FILE = /^(?:(.*)\/)?_category_\.(?:json|ya?ml)$/

/** Similar file names, and those of other tools. */
const NEARLY_CATEGORY = /^(?:_+categor(?:y|ies)_*|categor(?:y|ies)_+)\.(?:json|ya?ml|toml|[cm]?[jt]s)$/i
const OF_OTHER_TOOLS = /^_(?:meta|nav)\.(?:json|ya?ml|[cm]?[jt]s)$/

/**
 * `_category_.json`, `.yml` and `.yaml` files of a docs folder, by the folder they are in. A second one for the same
 * folder, and one for a folder without docs, are reported and ignored.
 */
export function readCategories(
  folder: string,
  context: FilesContext & { readonly variables: Variables },
): Map<string, DataFile<WrittenCategory>> {
  const { root, log, files } = context
  const categories = new Map<string, DataFile<WrittenCategory>>()
  if (!existsSync(join(root, folder))) return categories
  const paths = files.list(folder)
  const parents = foldersOf(
    paths.filter((path) => isPageFile(path, 'docs')).map((path) => path.normalize('NFC')),
  )
  const seen = new Map<string, string>()
  for (const path of paths) {
    const match = CATEGORY_FILE.exec(path)
    if (match === null) {
      reportNearly(`${folder}/${path}`, log)
      continue
    }
    const [, written = ''] = match
    const inner = written.normalize('NFC')
    const file = `${folder}/${path}`
    const first = seen.get(inner)
    seen.set(inner, first ?? path)
    if (first !== undefined) reportSecond(file, first, log)
    else if (!parents.has(inner) && !isHidden(inner)) reportUseless(file, log)
    else {
      const read = readDataFile(root, file, categorySchema, context)
      if (read !== null) categories.set(inner, read)
    }
  }
  return categories
}

/** Reports a file that looks like a category file but is not used. */
function reportNearly(file: string, log: DiagnosticLog): void {
  const name = basename(file)
  const isElsewhere = OF_OTHER_TOOLS.test(name)
  if (!isElsewhere && !NEARLY_CATEGORY.test(name)) return
  const hint = isElsewhere
    ? 'Set order and labels in "_category_.yml", in "sidebar_position" and "sidebar_label" of the docs, or in "sidebars" and "navbar" of the configuration.'
    : 'Rename it to "_category_.yml" or "_category_.json", in lower case.'
  log.add({ file, text: '' }, { code: 'unread-file', problem: 'This file is not used.', hint })
}

/** All parent folders of some paths; their common root is the empty string. */
function foldersOf(paths: readonly string[]): ReadonlySet<string> {
  const folders = new Set([''])
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      if (folders.has(path.slice(0, end))) break
      folders.add(path.slice(0, end))
    }
  }
  return folders
}

/** Whether the content of a folder is hidden on purpose. */
function isHidden(folder: string): boolean {
  return folder.split('/').some((part) => /^[_.]/.test(part))
}

function reportSecond(file: string, first: string, log: DiagnosticLog): void {
  const problem = `The folder already has a category file: "${basename(first)}".`
  log.add({ file, text: '' }, { code: 'duplicate-category', problem, hint: 'Keep one of them.' })
}

function reportUseless(file: string, log: DiagnosticLog): void {
  const problem = 'There is no doc in this folder or below it, so this category is not shown.'
  log.add({ file, text: '' }, { code: 'unread-file', problem, hint: 'Delete the file, or add a doc.' })
}
