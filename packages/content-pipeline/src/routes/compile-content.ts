import pMap from 'p-map'
import { compareCodePoints } from '../compare-code-points.ts'
import type { CompiledReport, CompileRequest, DocumentCompiler } from '../compile/document-compiler.ts'
import {
  type Collection,
  collectionOf,
  type ContentFile,
  listCollection,
  type ReadContext,
} from '../read/read-collection.ts'
import type { DocsVersion } from '../read/read-versions.ts'
import { readTextFile } from '../read/read-text-file.ts'

/** Documents read ahead of the compiler: enough to keep it busy, few enough for the memory. */
const READ_AHEAD = 64

/** The documents of a site and what the compiler found in them. */
export interface CompiledContent {
  /** Files of a collection in a locale that could be read, in the order of their paths. */
  filesOf(collection: Collection, locale: string): readonly CompiledFile[]
  /** Other files that documents were made from, or looked for in vain, relative to the root, in code-point order. */
  readonly dependencies: readonly string[]
}

/** A file and its report; a text that stands in for a translation shares its original's. */
export interface CompiledFile {
  readonly file: ContentFile
  readonly compiled: CompiledReport
}

/** Finds the documents of every collection and locale and has each file compiled once. */
export async function compileContent(
  versions: readonly DocsVersion[],
  context: ReadContext,
  compiler: DocumentCompiler,
): Promise<CompiledContent> {
  const files = listFiles(versions, context)
  const reports = await pMap(
    distinctFiles(files),
    async (file) => [keyOf(file), await compileFile(file, context, compiler)] as const,
    { concurrency: READ_AHEAD },
  )
  const byKey = new Map(reports)
  const dependencies = reports.flatMap(([, compiled]) => compiled?.report.dependencies ?? [])
  return {
    dependencies: [...new Set(dependencies)].toSorted(compareCodePoints),
    filesOf: (collection, locale) =>
      files.flatMap((file) => {
        const compiled = byKey.get(keyOf(file)) ?? null
        const isAsked = file.collection.folder === collection.folder && file.locale === locale
        return isAsked && compiled !== null ? [{ file, compiled }] : []
      }),
  }
}

/** The documents that `compileContent` has compiled, in the same order, each read when its turn comes. */
export function* readDocuments(
  versions: readonly DocsVersion[],
  context: ReadContext,
): Generator<CompileRequest> {
  for (const file of distinctFiles(listFiles(versions, context))) {
    const request = readRequest(file, context)
    if (request !== null) yield request
  }
}

function listFiles(versions: readonly DocsVersion[], context: ReadContext): readonly ContentFile[] {
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
  return new Map(files.map((file) => [keyOf(file), file])).values()
}

function keyOf({ collection, source, originalFile }: ContentFile): string {
  return [collection.name, source.file, originalFile].join('\n')
}

async function compileFile(
  file: ContentFile,
  context: ReadContext,
  compiler: DocumentCompiler,
): Promise<CompiledReport | null> {
  const request = readRequest(file, context)
  if (request === null) return null
  const compiled = await compiler.compile(request)
  context.log.take(compiled.report.diagnostics)
  return compiled
}

function readRequest(
  { collection, source: { file }, originalFile }: ContentFile,
  { root, log }: ReadContext,
): CompileRequest | null {
  const source = readTextFile(root, file, log)
  return source && { collection: collection.name, file, originalFile, text: source.text }
}
