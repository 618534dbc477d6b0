import { posix } from 'node:path'
import { otherCodeOf } from '@fyr/search/language'
import { createDiagnosticLog, type DiagnosticLog, type Issue, type SourceText } from '../diagnostic.ts'
import { compareCodePoints } from '../manifest/compare-code-points.ts'
import { suggestName } from '../nearest-name.ts'
import { isRecord } from '../schemas/is-record.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import type { ApiPlace } from './api-parts.ts'
import type { IncludePlace } from './find-included-file.ts'
import type { GeneratedDocument } from './generated-documents.ts'
import { readInSite } from './inside-site.ts'
import type { LooksAt, FileLister } from './list-files.ts'
import { parseYaml } from './parse-yaml.ts'
import type { SourceOrigin } from '../schemas/content-source.ts'
import { sourceOf } from './source-of.ts'
import { splitFrontMatter } from './split-front-matter.ts'

/** The three kinds of content folders. */
export type CollectionName = 'docs' | 'blog' | 'pages'

/** A content folder, and where its translations are. */
export interface Collection {
  readonly name: CollectionName
  /** What paths of the site begin with: empty, or the folder of a commit with a slash at its end. */
  readonly base: string
  /** Folder of the originals, relative to the root. */
  readonly folder: string
  /** Folder of the translations, inside that of a locale, which is below the base. */
  readonly translated: string
}

/** A page's file in one locale: a translation, or the original in its place. */
export interface ContentFile {
  readonly collection: Collection
  readonly locale: string
  /** Path inside the collection, the same in every locale: `integration/setup.md`. */
  readonly path: string
  /** Its file relative to the root, and its text, which is read again on each request. */
  readonly source: SourceText
  /** The file that holds its bytes, relative to the root: another one for a generated document. */
  readonly readFrom: string
  /** Its origin, if it was generated; null for a file. */
  readonly origin: SourceOrigin | null
  /** The generated document that the file is prose for; null without one. */
  readonly below: GeneratedDocument | null
  /** The file of the default locale, relative to the root: links between files are resolved from there. */
  readonly originalFile: string
  /** The origin of the original, if that was generated; null for a file. */
  readonly originalOrigin: SourceOrigin | null
  /** True when the default language replaces a missing translation. */
  readonly isFallback: boolean
  /** False for a page of this language alone: its `originalFile` only says where its original would be. */
  readonly hasOriginal: boolean
}

/** The site as a reading stage sees it. */
export interface ReadContext {
  readonly root: string
  readonly config: SiteConfig
  readonly log: DiagnosticLog
}

/** The site and its lists of files. */
export interface FilesContext extends ReadContext {
  readonly files: FileLister
}

/**
 * Maximum number of included files on a page, nested ones counted: files that double each other would fill the memory.
 */
const MAX_INCLUDES = 100

/** Cells of all tables from data on a page: each becomes dozens of objects in memory. */
const MAX_CELLS = 25_000

/** The places where a page looks for includes: beside itself, and for a translation also beside its original. */
export function includePlace(
  root: string,
  file: string,
  originalFile: string,
  {
    open,
    base = '',
    api = { apis: [], locales: [] },
  }: {
    readonly open: readonly string[]
    readonly base?: string | undefined
    readonly api?: ApiPlace | undefined
  },
): IncludePlace {
  return {
    root,
    open,
    base,
    folders: [posix.dirname(file), posix.dirname(originalFile)],
    chain: [file],
    api,
    budget: { left: MAX_INCLUDES, cells: MAX_CELLS },
    nodes: [],
    visited: new Set(),
  }
}

const MARKDOWN = /\.mdx?$/
/** Components that are rendered as pages; those of tests and stories are not. */
const REACT_PAGE = /(?<!\.(?:test|stories))\.tsx$/
/** Components and modules that other tools make pages of, not those of tests and stories. */
const NEARLY_REACT = /(?<!\.(?:test|spec|stories|d))\.[jt]sx?$/
/** A component that could be a page, by what it exports. */
const EXPORTS_A_PAGE = /^export (?:const page\b|default\b)/m
/** Files that other tools make pages of, and that no Markdown includes or links to. */
const OTHER_PAGES = /\.(?:vue|astro|svelte|rst|adoc|asciidoc)$/
const HTML_FILE = /\.html?$/i
/** Extensions that other tools make pages of, and spellings of `.md` that only some file systems accept. */
const NEARLY_MARKDOWN = /\.(?:mdx?|markdown|mkdn?)$/i

/** Whether a file is a page in React: a component that the build renders. */
export function isReactPage(file: string): boolean {
  return REACT_PAGE.test(file)
}

/** The collection of blog posts, of pages or of the current docs. */
export function collectionOf(name: CollectionName, { content }: SiteConfig): Collection {
  return { name, base: '', folder: content[name], translated: name }
}

/** Whether a path in a collection is a page: Markdown or a page in React, with no part that starts with an underscore or a dot. */
export function isPageFile(path: string, collection: CollectionName): boolean {
  const isPage = MARKDOWN.test(path) || (collection === 'pages' && isReactPage(path))
  return isPage && !path.split('/').some((part) => /^[_.]/.test(part))
}

/** Skips files that are not docs. */
export const docsAlone: LooksAt = (path, isFolder) => isFolder || isPageFile(path, 'docs')

/** Folders that may hold the translations of a locale, in order: for a language with two codes either folder works. */
export function translationFolders({ content }: Pick<SiteConfig, 'content'>, locale: string): string[] {
  const other = otherCodeOf(locale)
  return [locale, ...(other === null ? [] : [other])].map((code) => `${content.translations}/${code}`)
}

/** Code of the locale that a file, relative to the root, is written for. */
export function localeOfFile(config: SiteConfig, file: string): string {
  const codes = config.locales.map(({ code }) => code)
  const isIn = (folder: string | undefined): boolean => folder !== undefined && file.startsWith(`${folder}/`)
  const own = codes.find((code) => isIn(translationFolders(config, code)[0]))
  return own ?? codes.find((code) => isIn(translationFolders(config, code)[1])) ?? config.defaultLocale
}

/** What the name of a translation is followed by in the name of its ledger. */
export const LEDGER_ENDING = '.ledger.json'

/**
 * The files of pages of a collection in one locale, sorted by path: one for each original, and those that say that they
 * have none.
 */
export function listCollection(context: FilesContext, collection: Collection, locale: string): ContentFile[] {
  const { config, root } = context
  const { folder } = collection
  const files = context.files.list(folder)
  const originals = new Set(files.filter((path) => isPageFile(path, collection.name)))
  const isDefault = locale === config.defaultLocale
  const translated = isDefault ? new Map<string, string>() : findTranslations(context, collection, locale)
  if (isDefault) reportUnread(files, folder, collection.name, context)
  const alone = takeAlone(context, translated, originals, folder)
  return [...originals, ...alone].toSorted(compareCodePoints).map((path) => {
    const originalFile = `${folder}/${path}`
    const { file, below, translation } = placeInLocale(context, originalFile, translated.get(composed(path)))
    const generated = context.files.find(file)
    const readFrom = generated?.readFrom ?? file
    return {
      collection,
      locale,
      path,
      source: sourceOf(root, file, { readFrom, below: below?.readFrom }),
      readFrom,
      origin: generated?.origin ?? null,
      below,
      originalFile,
      originalOrigin: context.files.find(originalFile)?.origin ?? null,
      isFallback: !isDefault && translation === undefined,
      hasOriginal: originals.has(path),
    }
  })
}

/** The file of a page in one locale, and the generated document that it is prose for. */
interface PlaceInLocale {
  readonly file: string
  readonly below: GeneratedDocument | null
  /** Undefined if the default language replaces it. */
  readonly translation: string | undefined
}

/** Prose and the generated document below it may both be translated, or only one of them. */
function placeInLocale(
  { files }: FilesContext,
  originalFile: string,
  translation: string | undefined,
): PlaceInLocale {
  const original = files.find(originalFile) === null ? files.findBelow(originalFile) : null
  if (translation === undefined) return { file: originalFile, below: original, translation }
  const isGenerated = files.find(translation) !== null
  // Only the generated document is translated: the prose above it is that of the default language.
  if (isGenerated && original !== null)
    return { file: originalFile, below: files.findBelow(translation), translation: undefined }
  const below = isGenerated ? null : (files.findBelow(translation) ?? files.findBelow(originalFile))
  return { file: translation, below, translation }
}

/** Some systems store the `å` of a file name as two characters: the original and its translation may come from either. */
function composed(path: string): string {
  return path.normalize('NFC')
}

/** Composed path inside the collection -> file relative to the root. */
function findTranslations(
  context: FilesContext,
  { name, base, translated }: Collection,
  locale: string,
): Map<string, string> {
  const found = new Map<string, string>()
  for (const folder of translationFolders(context.config, locale)) {
    const inner = `${base}${folder}/${translated}`
    const files = context.files.list(inner)
    reportUnread(files, inner, name, context)
    reportCategories(files, inner, context)
    for (const path of files) {
      if (!isPageFile(path, name)) continue
      const first = found.get(composed(path))
      if (first === undefined) found.set(composed(path), `${inner}/${path}`)
      else reportSecond({ file: `${inner}/${path}`, first, locale }, context.log)
    }
  }
  return found
}

/** A translation of what another folder of the same language translates: folders of `no` and `nb` are read alike. */
function reportSecond(
  { file, first, locale }: { readonly file: string; readonly first: string; readonly locale: string },
  log: DiagnosticLog,
): void {
  log.add(
    { file, text: '' },
    {
      code: 'unread-file',
      problem: `This translation is not published, because "${first}" translates the same file.`,
      hint: `Keep one of the two. The configuration names the language "${locale}".`,
    },
  )
}

/** Reports category files among translations: only those of the originals are read. */
function reportCategories(paths: readonly string[], folder: string, { log }: FilesContext): void {
  for (const path of paths.filter((one) => CATEGORY_FILE.test(posix.basename(one))))
    log.add(
      { file: `${folder}/${path}`, text: '' },
      {
        code: 'unread-file',
        problem: 'Nothing reads this file: a category has the texts of its original.',
        hint: 'Translate its label in "messages.json" of the language, under the key "sidebar.<sidebar>.<label>".',
      },
    )
}

/** Whether a folder has no translations. */
function isOfOriginals(folder: string, { content }: SiteConfig): boolean {
  return !folder.includes(`${content.translations}/`)
}

const CATEGORY_FILE = /^_category_\.(?:json|ya?ml)$/i

/** Files that were meant to be pages but are not. */
function reportUnread(
  paths: readonly string[],
  folder: string,
  collection: CollectionName,
  context: FilesContext,
): void {
  const all = new Set(paths)
  for (const path of paths) {
    if (isPageFile(path, collection)) continue
    const file = `${folder}/${path}`
    const advice =
      adviceForLedger(path, all, isOfOriginals(folder, context.config)) ??
      adviceForUnread(path, collection) ??
      adviceForComponent(file, path, collection, context)
    if (advice !== null) context.log.add({ file, text: '' }, { code: 'unread-file', ...advice })
  }
}

/**
 * For a component among docs or posts, where no page comes from it. Docs may show the code of such a file, so one whose
 * name a document beside it mentions is none that was meant to be a page.
 */
function adviceForComponent(
  file: string,
  path: string,
  collection: CollectionName,
  { root, config, files }: FilesContext,
): Pick<Issue, 'problem' | 'hint'> | null {
  const isNamed = isReactPage(path) && isPageFile(path.replace(/tsx$/, 'md'), collection)
  if (collection === 'pages' || !isNamed) return null
  const text = readText(root, file)
  if (text === null || !EXPORTS_A_PAGE.test(text)) return null
  const folder = file.slice(0, file.length - path.length - 1)
  const name = posix.basename(path, '.tsx')
  const documents = files.list(folder).filter((one) => isPageFile(one, collection))
  const spellings = [`${name}.tsx`, `/${name}"`, `/${name}'`]
  const texts = documents.map((one) => readText(root, posix.join(folder, one)) ?? '')
  if (texts.some((one) => spellings.some((spelling) => one.includes(spelling)))) return null
  const pages =
    folder === config.content[collection] ? config.content.pages : posix.join(posix.dirname(folder), 'pages')
  return {
    problem: 'This file does not become a page: pages in React belong in the pages folder.',
    hint: `Move it to "${pages}/${name}.tsx". A component that documents show goes in "theme/islands".`,
  }
}

/** Null for a file that cannot be read. */
function readText(root: string, file: string): string | null {
  return readInSite(root, file)?.toString('utf8') ?? null
}

/**
 * For a ledger that was left where its translation was, or that is beside an original: nobody would hear any more that the
 * translation is older than its original.
 */
function adviceForLedger(
  path: string,
  all: ReadonlySet<string>,
  areOriginals: boolean,
): Pick<Issue, 'problem' | 'hint'> | null {
  const page = path.slice(0, -LEDGER_ENDING.length)
  if (!path.endsWith(LEDGER_ENDING)) return null
  if (areOriginals)
    return {
      problem: 'Nothing reads this ledger: only a translation has one.',
      hint: `Move it beside the translation of "${posix.basename(page)}", or delete it.`,
    }
  if (all.has(page)) return null
  const without = [...all].filter((one) => MARKDOWN.test(one) && !all.has(one + LEDGER_ENDING))
  const advice = 'A translation that moves takes its ledger along. Delete the ledger of one that is gone.'
  return {
    problem: `This is the ledger of "${posix.basename(page)}", which is not beside it.`,
    hint: suggestName(page, without, advice),
  }
}

/** Null for a file that may be there for another reason, such as an image or a file to include. */
function adviceForUnread(path: string, collection: CollectionName): Pick<Issue, 'problem' | 'hint'> | null {
  const isPageNamed = (ending: RegExp): boolean => isPageFile(path.replace(ending, '.md'), collection)
  const kinds = collection === 'pages' ? '".md", ".mdx" and ".tsx"' : '".md" and ".mdx"'
  const problem = `This file is not published: only ${kinds} files are pages.`
  if (isPageNamed(NEARLY_MARKDOWN)) return { problem, hint: 'Rename it.' }
  if (collection === 'pages' && isPageNamed(NEARLY_REACT))
    return { problem, hint: 'Rename it to ".tsx", or put an underscore before its name if pages import it.' }
  if (collection === 'pages' && isPageNamed(HTML_FILE))
    return { problem, hint: 'Write it in Markdown, or move it to the static folder to publish it as it is.' }
  if (isPageNamed(OTHER_PAGES))
    return { problem, hint: 'Write it in Markdown, or put an underscore before its name.' }
  return null
}

/**
 * Paths of files without an original that say so, in `original` of their front matter: pages of one language alone. The others are
 * reported, because most of them are left over from an original that was moved.
 */
function takeAlone(
  context: FilesContext,
  translated: ReadonlyMap<string, string>,
  originals: ReadonlySet<string>,
  folder: string,
): readonly string[] {
  const paths = new Set([...originals].map(composed))
  const orphans = [...translated].filter(([path]) => !paths.has(path))
  const alone = orphans.filter(([, file]) => saysItIsAlone(file, context)).map(([path]) => path)
  const untranslated = [...paths].filter((path) => !translated.has(path))
  for (const [path, file] of orphans) {
    if (alone.includes(path)) continue
    const advice = MARKDOWN.test(path)
      ? 'A translation needs the same path as its original; a page of this language alone needs "original: false" in its front matter.'
      : 'A translation needs the same path as its original.'
    context.log.add(
      { file, text: '' },
      {
        code: 'orphan-translation',
        problem: `This translates "${folder}/${path}", which does not exist.`,
        hint: suggestName(path, untranslated, advice),
      },
    )
  }
  return alone
}

/** Reports are not there yet when files are listed, so the front matter of a file without an original is read here. */
function saysItIsAlone(file: string, { root, files }: FilesContext): boolean {
  if (!MARKDOWN.test(file)) return false
  const text = readText(root, files.find(file)?.readFrom ?? file)
  const { yaml } = splitFrontMatter(text ?? '')
  if (yaml === null) return false
  const parsed = parseYaml(yaml, { file, text: '' }, 2, createDiagnosticLog())
  return isRecord(parsed?.value) && parsed.value['original'] === false
}
