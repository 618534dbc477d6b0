import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { StoredBytes } from '../store/open-store.ts'
import type { PageFiles, PageSizes } from './render-tasks.ts'

/** A finished page. */
export interface PageEntry {
  readonly html: Uint8Array
  /** JSON of the payload of a navigation. */
  readonly payload: Uint8Array
  /** Empty for a page without Markdown. */
  readonly markdown: Uint8Array
}

/** A page in the store: the lengths of document and payload on a line, the document, the payload, the Markdown. */
export function packPage({ html, payload, markdown }: PageEntry): Buffer {
  return Buffer.concat([Buffer.from(`${html.length} ${payload.length}\n`), html, payload, markdown])
}

const LINE_FEED = 0x0a

/** Parses a stored page. */
export function unpackPage(bytes: StoredBytes): PageEntry {
  const start = bytes.indexOf(LINE_FEED) + 1
  const [ofHtml = 0, ofPayload = 0] = bytes.toString('latin1', 0, start).split(' ').map(Number)
  const payloadAt = start + ofHtml
  const markdownAt = payloadAt + ofPayload
  return {
    html: bytes.subarray(start, payloadAt),
    payload: bytes.subarray(payloadAt, markdownAt),
    markdown: bytes.subarray(markdownAt),
  }
}

/** Writes the files of a page; returns their sizes. */
export function writePage(entry: PageEntry, files: PageFiles): PageSizes {
  return {
    html: writePart(entry.html, files.html),
    payload: writePart(entry.payload, files.payload),
    markdown: writePart(entry.markdown, files.markdown),
  }
}

function writePart(bytes: Uint8Array, file: string | null): number {
  if (file === null) return 0
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  return bytes.length
}
