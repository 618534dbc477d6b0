import pMap from 'p-map'
import type { CompiledReport, DocumentCompiler } from '../compile/document-compiler.ts'
import type { DiagnosticLog } from '../content-error.ts'
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
  const { config, log } = context
  const collections = [
    ...versions.map(({ collection }) => collection),
    ...(config.blog === false ? [] : [collectionOf('blog', config)]),
    collectionOf('pages', config),
  ]
  const files = collections.flatMap((collection) =>
    config.locales.flatMap(({ code }) => listCollection(context, collection, code)),
  )
  const distinct = new Map(files.map((file) => [keyOf(file), file]))
  const reports = await pMap(
    distinct.values(),
    async (file) => [keyOf(file), await compileFile(file, context.root, compiler, log)] as const,
    { concurrency: READ_AHEAD },
  )
  const byKey = new Map(reports)
  return {
    filesOf: (collection, locale) =>
      files.flatMap((file) => {
        const compiled = byKey.get(keyOf(file)) ?? null
        const isAsked = file.collection.folder === collection.folder && file.locale === locale
        return isAsked && compiled !== null ? [{ file, compiled }] : []
      }),
  }
}

function keyOf({ collection, source, originalFile }: ContentFile): string {
  return [collection.name, source.file, originalFile].join('\n')
}

async function compileFile(
  { collection, source: { file }, originalFile }: ContentFile,
  root: string,
  compiler: DocumentCompiler,
  log: DiagnosticLog,
): Promise<CompiledReport | null> {
  const source = readTextFile(root, file, log)
  if (source === null) return null
  const compiled = await compiler.compile({
    collection: collection.name,
    file,
    originalFile,
    text: source.text,
  })
  log.take(compiled.report.diagnostics)
  return compiled
}
