import { createDiagnosticLog } from '../content-error.ts'
import { decodeLetters } from '../markdown/decode-letters.ts'
import type { LooksIn } from '../read/file-lister.ts'
import { listFiles } from '../read/list-files.ts'
import { type ContentFile, isPageFile, pagesAlone, translationFolders } from '../read/read-collection.ts'
import type { FileChoice } from '../records/content-documents.ts'
import { splitNumberPrefix } from '../records/split-number-prefix.ts'
import { standsForFolder } from '../records/read-doc-records.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import type { ThemeNames } from '../theme-names.ts'
import { type ManuscriptBuild, type ManuscriptsOptions, openManuscripts } from './open-manuscripts.ts'

/** What planning a page alone needs. */
export interface PlanAloneOptions extends Omit<ManuscriptsOptions, 'onOutline' | 'choice'> {
  readonly themeNames: ThemeNames
  /** Of the page, as a browser asks for it. */
  readonly path: string
  /** Null for a site of fewer files, which is read nearly as soon. */
  readonly fewestFiles: number
}

/** More files than these of one name tell nothing, and take long to read. */
const MOST_FILES = 20

/**
 * Plans the documents that the page at a path may be made from, as the names of files have it, and none of the others: for
 * whoever can not wait until all are read. What pages tell of others is missing, and so are dates out of version control; no
 * fault is one for sure. Null where the names tell nothing; a file may yet have such a slug.
 */
export async function planAlone({
  themeNames,
  path,
  fewestFiles,
  config,
  ...site
}: PlanAloneOptions): Promise<ManuscriptBuild | null> {
  if (!hasFiles(fewestFiles, site.root, config)) return null
  const asked = partsOfPath(path)
  let isFound = false
  const choice: FileChoice = {
    looksIn: lookerFor(asked),
    choose(files) {
      const chosen = likeliestFirst(files)
      isFound = chosen.length > 0 && countDistinct(chosen) <= MOST_FILES
      return isFound ? chosen : []
    },
  }
  const manuscripts = openManuscripts({ ...site, config: withoutHistory(config), choice, onOutline() {} })
  const build = await manuscripts.plan(themeNames, new Set())
  return isFound ? build : null
}

/** To ask version control takes longer than to read many files. */
function withoutHistory(config: SiteConfig): SiteConfig {
  const { docs, blog } = config
  return {
    ...config,
    docs: docs && { ...docs, lastUpdated: false },
    blog: blog && { ...blog, datesFromGit: false },
  }
}

/** Whether a site has so many files that may be pages, without looking for more. */
function hasFiles(fewest: number, root: string, config: SiteConfig): boolean {
  const { docs, blog, pages, versionedDocs } = config.content
  const translated = config.locales.flatMap(({ code }) => translationFolders(config, code))
  const log = createDiagnosticLog()
  let left = fewest
  for (const folder of [docs, blog, pages, versionedDocs, ...translated]) {
    if (left <= 0) break
    left -= listFiles(root, folder, log, { looksAt: pagesAlone, most: left }).length
  }
  return left <= 0
}

/** An original that stands in for translations is listed once for each. */
function countDistinct(files: readonly ContentFile[]): number {
  return new Set(files.map(({ source }) => source.file)).size
}

/** What an address is made of, as names of files have it. */
function partsOfPath(path: string): string[] {
  return decodeLetters(path).normalize('NFC').split('/').filter(Boolean)
}

/** Looks for the files whose usual address the parts of one end with, and for those that describe the folders above them. */
function lookerFor(asked: readonly string[]): LooksIn {
  return (collection, path, isFolder) => {
    if (!isFolder) {
      if (!isPageFile(path)) return /(?:^|\/)_[^/]*$/.test(path)
      return endsWith(asked, partsOfFile(collection, path))
    }
    // Folders of posts are in no address.
    if (collection === 'blog') return true
    const parts = partsOfName(path)
    return asked.some((_, from) => endsWith(asked.slice(0, from + parts.length), parts))
  }
}

function endsWith(asked: readonly string[], parts: readonly string[]): boolean {
  return parts.every((part, at) => part === asked[asked.length - parts.length + at])
}

/** Those whose names say most of the address: the likeliest is compiled while the others are read. */
function likeliestFirst(files: readonly ContentFile[]): ContentFile[] {
  const named = files.map((file) => ({ file, length: partsOfFile(file.collection.name, file.path).length }))
  const isTold = named.some(({ length }) => length > 0)
  // The first pages of collections may have any address: they come for want of others.
  return named
    .filter(({ length }) => length > 0 || !isTold)
    .toSorted((left, right) => right.length - left.length)
    .map(({ file }) => file)
}

/** What the usual address of a file ends with, by its path in a collection: nothing for the first page of that. */
function partsOfFile(collection: string, path: string): string[] {
  const parts = partsOfName(path.replace(/\.md$/, ''))
  const own = standsForFolder(parts.at(-1) ?? '', parts.at(-2)) ? parts.slice(0, -1) : parts
  // The date before the name of a post becomes folders.
  return collection === 'blog' ? own.slice(-1).map((name) => name.replace(/^\d{4}-\d\d-\d\d-/, '')) : own
}

function partsOfName(path: string): string[] {
  return path
    .normalize('NFC')
    .split('/')
    .map((part) => splitNumberPrefix(part).name)
}
