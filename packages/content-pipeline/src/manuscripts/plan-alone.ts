import { decodeLetters } from '../markdown/decode-letters.ts'
import type { ContentFile } from '../read/read-collection.ts'
import type { ChooseFiles } from '../routes/content-documents.ts'
import { splitNumberPrefix } from '../routes/split-number-prefix.ts'
import { standsForFolder } from '../routes/stands-for-folder.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import type { ThemeNames } from '../theme-names.ts'
import { type ManuscriptBuild, type ManuscriptsOptions, openManuscripts } from './open-manuscripts.ts'

/** What planning a page alone needs. */
export interface PlanAloneOptions extends Omit<ManuscriptsOptions, 'onOutline' | 'choose'> {
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
  let isFound = false
  const choose: ChooseFiles = (files) => {
    if (countDistinct(files) < fewestFiles) return []
    const chosen = filesNamed(path, files)
    isFound = chosen.length > 0 && countDistinct(chosen) <= MOST_FILES
    return isFound ? chosen : []
  }
  const manuscripts = openManuscripts({ ...site, config: withoutHistory(config), choose, onOutline() {} })
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

/** An original that stands in for translations is listed once for each. */
function countDistinct(files: readonly ContentFile[]): number {
  return new Set(files.map(({ source }) => source.file)).size
}

/** Those whose usual address the path ends with. The first pages of collections may have any: they come for want of others. */
function filesNamed(path: string, files: readonly ContentFile[]): ContentFile[] {
  const asked = decodeLetters(path).normalize('NFC').split('/').filter(Boolean)
  const named = files.flatMap((file) => {
    const name = partsOf(file)
    const isAsked = name.every((part, at) => part === asked[asked.length - name.length + at])
    return isAsked ? [{ file, length: name.length }] : []
  })
  const isTold = named.some(({ length }) => length > 0)
  // The likeliest is compiled while the others are read.
  return named
    .filter(({ length }) => length > 0 || !isTold)
    .toSorted((left, right) => right.length - left.length)
    .map(({ file }) => file)
}

/** What the usual address of a file ends with: nothing for the first page of a collection. */
function partsOf({ collection, path }: ContentFile): string[] {
  const written = path.replace(/\.md$/, '').normalize('NFC').split('/')
  const parts = written.map((part) => splitNumberPrefix(part).name)
  const own = standsForFolder(parts.at(-1) ?? '', parts.at(-2)) ? parts.slice(0, -1) : parts
  // The date before the name of a post becomes folders.
  return collection.name === 'blog' ? own.slice(-1).map((name) => name.replace(/^\d{4}-\d\d-\d\d-/, '')) : own
}
