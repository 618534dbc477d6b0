import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { PageLinks } from '../build/read-page-links.ts'
import type { PageFiles, PageSizes } from './render-tasks.ts'

/** A finished page. */
export interface PageEntry {
  readonly links: PageLinks
  readonly html: string | Uint8Array
  /** JSON of what a navigation to the page fetches. */
  readonly payload: string | Uint8Array
}

/** A page as the store keeps it: a line of JSON, the document, the payload. */
export function packPage({ links, html, payload }: PageEntry): Buffer {
  const document = Buffer.from(html)
  const head = JSON.stringify({ ...links, length: document.length })
  return Buffer.concat([Buffer.from(`${head}\n`), document, Buffer.from(payload)])
}

/** Reads a page back. */
export function unpackPage(bytes: Buffer): PageEntry {
  const start = bytes.indexOf('\n') + 1
  const head: PageLinks & { length: number } = JSON.parse(bytes.toString('utf8', 0, start))
  const { length, ...links } = head
  return {
    links,
    html: bytes.subarray(start, start + length),
    payload: bytes.subarray(start + length),
  }
}

/** Writes the files of a page; gives their sizes. */
export function writePage({ html, payload }: PageEntry, files: PageFiles): PageSizes {
  mkdirSync(dirname(files.html), { recursive: true })
  writeFileSync(files.html, html)
  if (files.payload !== null) writeFileSync(files.payload, payload)
  return { html: Buffer.byteLength(html), payload: files.payload === null ? 0 : Buffer.byteLength(payload) }
}
