import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { PageFiles, PageSizes } from './render-tasks.ts'

/** A finished page. */
export interface PageEntry {
  readonly html: Uint8Array
  /** JSON of the payload of a navigation. */
  readonly payload: Uint8Array
}

/** A page in the store: the length of the document on a line, the document, the payload. */
export function packPage({ html, payload }: PageEntry): Buffer {
  return Buffer.concat([Buffer.from(`${html.length}\n`), html, payload])
}

/** Parses a stored page. */
export function unpackPage(bytes: Buffer): PageEntry {
  const start = bytes.indexOf('\n') + 1
  const end = start + Number(bytes.toString('latin1', 0, start))
  return { html: bytes.subarray(start, end), payload: bytes.subarray(end) }
}

/** Writes the files of a page; returns their sizes. */
export function writePage({ html, payload }: PageEntry, files: PageFiles): PageSizes {
  const folders = new Set([files.html, files.payload ?? files.html].map((file) => dirname(file)))
  for (const folder of folders) mkdirSync(folder, { recursive: true })
  writeFileSync(files.html, html)
  if (files.payload !== null) writeFileSync(files.payload, payload)
  return { html: html.length, payload: files.payload === null ? 0 : payload.length }
}
