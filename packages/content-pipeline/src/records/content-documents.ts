import pMap from 'p-map'
import type { CompileRequest, DocumentPlace } from '../compile/document-compiler.ts'
import {
  type Collection,
  collectionOf,
  type ContentFile,
  type FilesContext,
  listCollection,
  type ReadContext,
} from '../read/read-collection.ts'
import type { DocsVersion } from '../read/read-versions.ts'
import { readTextFile } from '../read/read-text-file.ts'
import type { SiteDocument } from './site-document.ts'

/** Documents read ahead of whoever opens them: enough to keep a compiler busy, few enough for the memory. */
const READ_AHEAD = 64

/** The documents of a site. */
export interface ContentDocuments {
  /** Files of a collection in a locale that could be read, in the order of their paths. */
  filesOf(collection: Collection, locale: string): readonly ContentDocument[]
  /** Each document once. */
  readonly all: readonly SiteDocument[]
}

/** A file and its document; a text that stands in for a translation shares its original's. */
export interface ContentDocument {
  readonly file: ContentFile
  readonly document: SiteDocument
}

/** Makes a document of a file; null for one that can not be read, which is reported. */
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
    filesOf: (collection, locale) =>
      read.filter(({ file }) => file.collection.folder === collection.folder && file.locale === locale),
  }
}

/** The documents that `openContent` opens, in the same order, each read when its turn comes. */
export function* readDocuments(
  versions: readonly DocsVersion[],
  context: FilesContext,
): Generator<CompileRequest> {
  for (const file of distinctFiles(listFiles(versions, context))) {
    const request = readRequest(file, context)
    if (request !== null) yield request
  }
}

/** Names the document of a file: files of one key are one document. */
export function documentKey({ collection, source, originalFile }: ContentFile): string {
  return [collection.name, source.file, originalFile].join('\n')
}

/** The place of a file's document. */
export function placeOf({ collection, source, originalFile }: ContentFile): DocumentPlace {
  return { collection: collection.name, file: source.file, originalFile }
}

/** What compiling a file begins with; null, with a diagnostic, for one that can not be read. */
export function readRequest(
  file: ContentFile,
  { root, log }: Pick<ReadContext, 'root' | 'log'>,
): CompileRequest | null {
  const place = placeOf(file)
  const source = readTextFile(root, place.file, log)
  return source && { ...place, text: source.text }
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
