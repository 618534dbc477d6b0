import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceOrigin } from '@fyr/content-pipeline'
import { isRecord, namesIn } from '@fyr/content-pipeline/internal'
import { hashOf } from '../store/hash-of.ts'
import type { WrittenDocument } from './document-text.ts'
import { readOrNull, replaceFile } from './kept-file.ts'

/** The folder of the store that holds what sources loaded last. It is never pruned: a frozen build has nothing else. */
export const SNAPSHOTS = 'sources'

/** A document in a snapshot. */
export interface KeptDocument {
  readonly file: string
  /** Absolute path of the file with its text. */
  readonly path: string
  readonly origin: SourceOrigin
  readonly firstLine: number
}

/** The documents that a source loaded last in one locale. */
export interface Snapshot {
  /** Keeps the text of a document; one that was there before is not written again, so its file keeps its modification time. */
  keep(document: WrittenDocument): KeptDocument
  /** Makes these documents, and no others, what `read` gives; the list is replaced in one step. */
  replace(documents: readonly KeptDocument[]): void
  /**
   * The documents of the last load by this version of the source; null without one. With `isChecked` also where a text is
   * gone or is not as it was written.
   */
  read(options?: { readonly isChecked: boolean }): readonly KeptDocument[] | null
}

export interface SnapshotOptions {
  /** Absolute. */
  readonly storeFolder: string
  readonly sourceName: string
  readonly version: string
  readonly locale: string
}

/** Version of the format of lists. Raise it with every change. */
const FORMAT = 1

/**
 * Time for which a document is kept after it has left the list: a running command, such as `fyr dev`, may still use
 * it.
 */
const UNLISTED_LASTS_MS = 24 * 60 * 60 * 1000

/** Opens a snapshot; there need not be one. */
export function openSnapshot({ storeFolder, sourceName, version, locale }: SnapshotOptions): Snapshot {
  const folder = join(storeFolder, SNAPSHOTS, sourceName, locale)
  const texts = join(folder, 'texts')
  const list = join(folder, 'list.json')
  let isMade = false

  return {
    keep({ file, origin, text, firstLine }) {
      if (!isMade) mkdirSync(texts, { recursive: true })
      isMade = true
      // The path is part of the name, so that each document has its own file.
      const path = join(texts, `${hashOf(file, text)}.md`)
      const kept = readOrNull(path)
      if (kept !== text) replaceFile(path, text)
      return { file, path, origin, firstLine }
    },
    replace(documents) {
      mkdirSync(folder, { recursive: true })
      const lines = documents.map(({ file, path, origin, firstLine }) =>
        JSON.stringify({ file, name: path.slice(texts.length + 1), origin, firstLine }),
      )
      replaceFile(list, `${[JSON.stringify({ format: FORMAT, version }), ...lines].join('\n')}\n`)
      removeUnlisted(texts, new Set(documents.map(({ path }) => path)))
    },
    read({ isChecked } = { isChecked: false }) {
      const documents = parseList(readOrNull(list), texts, version)
      const isWhole = (documents ?? []).every(({ path, file }) => {
        const text = isChecked ? readOrNull(path) : null
        return !isChecked || (text !== null && path.endsWith(`${hashOf(file, text)}.md`))
      })
      return isWhole ? documents : null
    },
  }
}

function parseList(text: string | null, texts: string, version: string): KeptDocument[] | null {
  if (text === null) return null
  try {
    const [head = '', ...lines] = text.trimEnd().split('\n')
    const about: unknown = JSON.parse(head)
    if (!isRecord(about) || about.format !== FORMAT || about.version !== version) return null
    return lines.map((line) => {
      const { name, ...document }: Omit<KeptDocument, 'path'> & { readonly name: string } = JSON.parse(line)
      return { ...document, path: join(texts, name) }
    })
  } catch {
    // Damaged: as if there were none.
    return null
  }
}

function removeUnlisted(texts: string, listed: ReadonlySet<string>): void {
  const before = Date.now() - UNLISTED_LASTS_MS
  for (const name of namesIn(texts)) {
    const path = join(texts, name)
    if (listed.has(path)) continue
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats !== undefined && stats.mtimeMs < before) rmSync(path, { force: true })
  }
}
