import { posix } from 'node:path'
import type { SiteConfig, SourceOrigin } from '@fyr/content-pipeline'
import { isRecord, isWebAddress, openWithOperation } from '@fyr/content-pipeline/internal'

/** A document that a source handed over, as it is kept. */
export interface WrittenDocument {
  /** The path that its file would have, relative to the root of the site. */
  readonly file: string
  readonly origin: SourceOrigin
  /** Front matter and Markdown, as in a file. */
  readonly text: string
  /** The line of the text that the Markdown begins on. */
  readonly firstLine: number
}

/** A refused document: the problem, and its origin as far as it is known. */
export interface RefusedDocument {
  readonly problem: string
  readonly hint: string
  readonly origin: SourceOrigin | null
}

/** More characters than any person writes on one page; a source that is invalid may yield a whole database. */
const LONGEST_DOCUMENT = 10_000_000

const COLLECTIONS = ['docs', 'blog', 'pages'] as const

const USUAL_PATH =
  'A path begins with "docs/", "blog/" or "pages/" and ends in ".md", such as "docs/species/cod.md".'

interface DocumentSite {
  readonly config: SiteConfig
  readonly locale: string
  /** Origins of servers that readers may call from documents of the source. */
  readonly connect: readonly string[]
}

/** Writes what a source yielded as a file of the site would be. No part of it is assumed to have its type. */
export async function writeDocument(
  yielded: unknown,
  site: DocumentSite,
): Promise<WrittenDocument | RefusedDocument> {
  if (!isRecord(yielded) || yielded.tree === undefined || yielded.markdown !== undefined)
    return writeText(yielded, site)
  // Few sources have trees.
  const { treeMarkdown } = await import('./tree-markdown.ts')
  try {
    return writeText({ ...yielded, markdown: treeMarkdown(yielded.tree) }, site)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      problem: `The tree of ${JSON.stringify(yielded.path)} is not Markdown: ${reason}`,
      hint: "Use the nodes of mdast, of GitHub's extensions and of directives.",
      origin: originOf(yielded.origin),
    }
  }
}

function writeText(
  yielded: unknown,
  { config, locale, connect }: DocumentSite,
): WrittenDocument | RefusedDocument {
  if (!isRecord(yielded)) {
    const hint = 'A source yields objects { path, frontMatter, markdown or tree, origin }.'
    return { problem: `It yielded ${nameOf(yielded)} instead of a document.`, hint, origin: null }
  }
  const { path, frontMatter = {}, markdown, operation } = yielded
  const origin = originOf(yielded.origin)
  const refuse = (problem: string, hint: string): RefusedDocument => ({ problem, hint, origin })
  if (typeof path !== 'string')
    return refuse(`The path of a document is ${nameOf(path)}, not a string.`, USUAL_PATH)
  const shown = JSON.stringify(path)
  const folder = folderOf(path, config, locale)
  if (!isInside(path)) return refuse(`The path ${shown} of a document leaves its folder.`, USUAL_PATH)
  if (folder === null)
    return refuse(`The path ${shown} of a document is not in a content folder.`, hintForFolder(config))
  if (!/\.mdx?$/.test(path))
    return refuse(`The path ${shown} of a document is not the path of a page.`, USUAL_PATH)
  if (path.split('/').some((part) => /^[._]/.test(part)))
    return refuse(
      `The path ${shown} of a document is hidden: a part of it begins with a dot or an underscore.`,
      USUAL_PATH,
    )
  if (origin === null) {
    const hint = 'Add "origin: { file, line }": the file or URL that it was made from, for diagnostics.'
    return refuse(`The document ${shown} has no origin.`, hint)
  }
  if (typeof markdown !== 'string')
    return refuse(
      `The Markdown of ${shown} is ${nameOf(markdown)}, not a string.`,
      'Use an empty string for an empty page.',
    )
  if (markdown.length > LONGEST_DOCUMENT)
    return refuse(
      `The Markdown of ${shown} has ${markdown.length} characters; at most ${LONGEST_DOCUMENT} fit on a page.`,
      'Split it into several documents.',
    )
  if (operation !== undefined && !isCallable(operation, connect))
    return refuse(
      `The operation of ${shown} calls a server that its source does not name in "connect".`,
      'Only pages of "openApiSource" call operations, on the servers of its "tryIt".',
    )
  const head = isRecord(frontMatter) ? writeFrontMatter(frontMatter, operation) : null
  if (head === null)
    return refuse(
      `The front matter of ${shown} is not plain data.`,
      'Use strings, numbers, booleans, lists and objects.',
    )
  const firstLine = head.split('\n').length
  return { file: posix.join(folder, withoutCollection(path)), origin, text: `${head}${markdown}`, firstLine }
}

/** Whether a path has only names of files and folders in it. */
function isInside(path: string): boolean {
  const parts = path.split('/')
  // Control characters too: some file systems end a name at NUL.
  return (
    parts.every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\\p{Cc}]|^[a-z]:/iu.test(path)
  )
}

function collectionOf(path: string): (typeof COLLECTIONS)[number] | null {
  return COLLECTIONS.find((name) => path.startsWith(`${name}/`)) ?? null
}

function withoutCollection(path: string): string {
  return path.slice(path.indexOf('/') + 1)
}

/** The folder that files with such a path are in, in a locale; null if the site has no such pages. */
function folderOf(path: string, config: SiteConfig, locale: string): string | null {
  const name = collectionOf(path)
  if (name === null || (name !== 'pages' && config[name] === false)) return null
  return locale === config.defaultLocale
    ? config.content[name]
    : `${config.content.translations}/${locale}/${name}`
}

function hintForFolder(config: SiteConfig): string {
  const off = COLLECTIONS.find((name) => name !== 'pages' && config[name] === false)
  return off === undefined ? USUAL_PATH : `${USUAL_PATH} This site has "${off}: false".`
}

function originOf(written: unknown): SourceOrigin | null {
  if (!isRecord(written) || typeof written.file !== 'string' || written.file.trim() === '') return null
  const { line, isVerbatim } = written
  const file = isWebAddress(written.file) ? written.file : posix.normalize(written.file.replaceAll('\\', '/'))
  return {
    file,
    ...(typeof line === 'number' && Number.isInteger(line) && line > 0 && { line }),
    ...(isVerbatim === true && { isVerbatim }),
  }
}

/** Whether every server of an operation is one of these origins. */
function isCallable(operation: unknown, origins: readonly string[]): boolean {
  const servers: unknown = isRecord(operation) ? operation.servers : null
  return (
    Array.isArray(servers) &&
    servers.every(
      (one) => typeof one === 'string' && URL.canParse(one) && origins.includes(new URL(one).origin),
    )
  )
}

/** JSON is YAML, and every value keeps its type. Null for a value that JSON cannot represent. */
function writeFrontMatter(frontMatter: Readonly<Record<string, unknown>>, operation: unknown): string | null {
  try {
    const lines = Object.entries(frontMatter).flatMap(([key, value]) => {
      // Keys that are left out have no value; values that JSON drops are not data.
      if (value === undefined) return []
      const json = JSON.stringify(value)
      if (json === undefined) throw new TypeError('not plain data')
      return [`${/^[a-z_]\w*$/i.test(key) ? key : JSON.stringify(key)}: ${json}\n`]
    })
    const start = operation === undefined ? '---\n' : openWithOperation(operation)
    return `${start}${lines.join('')}---\n`
  } catch {
    // It holds itself, a BigInt or a function.
    return null
  }
}

function nameOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`
}
