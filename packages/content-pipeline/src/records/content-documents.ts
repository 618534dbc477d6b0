import pMap from 'p-map'
import type {
  CompileRequest,
  DocumentPlace,
  DocumentOutline,
  DocumentFacts,
} from '../compile/document-compiler.ts'
import type { GeneratedDocuments } from '../read/generated-documents.ts'
import { createFileLister } from '../read/list-files.ts'
import {
  type Collection,
  collectionOf,
  type ContentFile,
  type FilesContext,
  isReactPage,
  listCollection,
  type ReadContext,
} from '../read/read-collection.ts'
import { readDocs } from '../read/read-further-docs.ts'
import type { DocsVersion } from '../read/read-versions.ts'
import { readTextFile } from '../read/read-text-file.ts'
import { compareCodePoints } from '../manifest/compare-code-points.ts'
import { createDiagnosticLog, type Diagnostic } from '../diagnostic.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { variablesOf } from '../schemas/variables-of.ts'

/** Number of documents read ahead: enough to keep a compiler busy, few enough for the memory. */
const READ_AHEAD = 64

/** A document of the site: what planning needs from it, and the result of compiling it. */
export interface SiteDocument {
  readonly outline: DocumentOutline
  /** Whether the content has been compiled. Until then its metadata is that of an empty document. */
  readonly isCompiled: boolean
  readonly facts: DocumentFacts
  /** Whether a `#` may refer to the id. */
  hasId(id: string): boolean
  /** Name of the compiled text; empty as long as there is none. */
  readonly textKey: string
  /** Issues known so far, except those of links and images. */
  readonly diagnostics: readonly Diagnostic[]
  /** Other files that the text was made from, or looked for without success, relative to the root. */
  readonly dependencies: readonly string[]
}

/** The documents of a site. */
export interface ContentDocuments {
  /** Readable files of a collection in a locale, sorted by path. */
  filesOf(collection: Collection, locale: string): readonly ContentDocument[]
  /** Each document once. */
  readonly all: readonly SiteDocument[]
  /** The files that hold the generated documents below prose, by its file. */
  readonly below: ReadonlyMap<string, string>
}

/** A file and its document; an untranslated file shares the document of its original. */
export interface ContentDocument {
  readonly file: ContentFile
  readonly document: SiteDocument
}

/** Makes a document of a file; null for an unreadable one, which is reported. */
export type OpenDocument = (file: ContentFile, context: ReadContext) => Promise<SiteDocument | null>

/** Finds the documents of every collection and locale and opens each file once. */
export async function openContent(
  versions: readonly DocsVersion[],
  context: FilesContext,
  open: OpenDocument,
): Promise<ContentDocuments> {
  const files = listFiles(versions, context)
  const opened = new Map(
    await pMap(
      distinctFiles(files),
      async (file) => [documentKey(file), await open(file, context)] as const,
      { concurrency: READ_AHEAD },
    ),
  )
  const read = files.flatMap((file) => {
    const document = opened.get(documentKey(file)) ?? null
    return document === null ? [] : [{ file, document }]
  })
  return {
    all: [...opened.values()].filter((document) => document !== null),
    below: new Map(
      files.flatMap(({ source, below }) => (below === null ? [] : [[source.file, below.readFrom]])),
    ),
    filesOf: (collection, locale) =>
      read.filter(({ file }) => file.collection.folder === collection.folder && file.locale === locale),
  }
}

/**
 * Every document in Markdown that `openContent` opens, in the same order, each read when its turn comes. `root` is absolute. Errors in
 * files are left to `buildManifest` to report; a file that cannot be read is left out.
 */
export function* listDocuments(
  root: string,
  config: SiteConfig,
  generated?: GeneratedDocuments,
): Generator<CompileRequest> {
  const log = createDiagnosticLog()
  const context = { root, config, log, files: createFileLister({ root, log, generated }) }
  const versions = readDocs({ root, config, variables: variablesOf(config), log })
  for (const file of distinctFiles(listFiles(versions, context))) {
    if (isReactPage(file.path)) continue
    const request = readRequest(file, context)
    if (request !== null) yield request
  }
}

/** Files of the pages in React of a site in `root` (absolute), in all languages, relative to the root. */
export function listReactPages(root: string, config: SiteConfig): readonly string[] {
  const log = createDiagnosticLog()
  const context = { root, config, log, files: createFileLister({ root, log }) }
  const pages = config.locales.flatMap(({ code }) =>
    listCollection(context, collectionOf('pages', config), code),
  )
  const files = pages.filter(({ path }) => isReactPage(path)).map(({ source }) => source.file)
  return [...new Set(files)].toSorted(compareCodePoints)
}

/** Key of a file's document: files with the same key are the same document. */
export function documentKey({ collection, source, originalFile, below }: ContentFile): string {
  return [collection.name, source.file, originalFile, below?.readFrom ?? ''].join('\n')
}

/** Location of a file's document. */
export function placeOf({ collection, source, readFrom, originalFile, below }: ContentFile): DocumentPlace {
  const { name, base } = collection
  const own = base === '' ? {} : { base }
  const place = { collection: name, file: source.file, readFrom, originalFile, ...own }
  return below === null ? place : { ...place, below: below.readFrom }
}

/** Input for compiling a file; null, with a diagnostic, for an unreadable one. */
export function readRequest(
  file: ContentFile,
  { root, log }: Pick<ReadContext, 'root' | 'log'>,
): CompileRequest | null {
  const place = placeOf(file)
  const source = readTextFile(root, place.file, log, place.readFrom)
  if (source === null || place.below === undefined) return source && { ...place, text: source.text }
  const generated = readTextFile(root, place.file, log, place.below)
  return generated && { ...place, text: source.text, generated: generated.text }
}

function listFiles(versions: readonly DocsVersion[], context: FilesContext): readonly ContentFile[] {
  const { config } = context
  const collections = [
    ...versions.map(({ collection }) => collection),
    ...(config.blog === false ? [] : [collectionOf('blog', config)]),
    collectionOf('pages', config),
  ]
  return collections.flatMap((collection) =>
    config.locales.flatMap(({ code }) => listCollection(context, collection, code)),
  )
}

function distinctFiles(files: readonly ContentFile[]): Iterable<ContentFile> {
  return new Map(files.map((file) => [documentKey(file), file])).values()
}

/** Files that documents were made from, or looked for without success, each once, in code-point order. */
export function dependenciesOf(documents: readonly SiteDocument[]): string[] {
  return [...new Set(documents.flatMap(({ dependencies }) => dependencies))].toSorted(compareCodePoints)
}
