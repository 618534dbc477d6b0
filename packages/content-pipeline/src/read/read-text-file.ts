import { isUtf8 } from 'node:buffer'
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import type { DiagnosticLog, Place, SourceText } from '../content-error.ts'
import { stampOf } from './file-stamp.ts'

/** A text file. It is decoded on request: for most files only the head is needed. */
export interface TextFile {
  /** As returned by `fileStamp`, of exactly the file that was read. */
  readonly stamp: string
  /** UTF-8, byte order mark dropped, line ends as `\n`. */
  text(): string
  /** The lines that contain all front matter; null when only the whole text can tell. */
  head(): string | null
}

/** A text file of the site, or null, as `openTextFile` returns it. */
export function readTextFile(root: string, file: string, log: DiagnosticLog): SourceText | null {
  const opened = openTextFile(root, file, log)
  return opened && { file, text: opened.text() }
}

/**
 * Reads a file of the site. Null, with a diagnostic, for one that cannot be read, is not UTF-8 or contains a NUL byte.
 * `file` is relative to the root.
 */
export function openTextFile(root: string, file: string, log: DiagnosticLog): TextFile | null {
  const opened = readBytes(`${root}/${file}`)
  const source = { file, text: '' }
  if (opened === null) {
    log.add(source, { code: 'unreadable-file', problem: 'Cannot read this file.' })
    return null
  }
  const { bytes, stamp } = opened
  if (!isUtf8(bytes)) {
    reportEncoding(file, bytes, log)
    return null
  }
  if (bytes.includes(0)) {
    const text = decode(bytes).replaceAll('\0', SHOWN_NUL)
    log.add(
      { file, text },
      {
        code: 'binary-file',
        problem: 'This file contains a NUL byte, so it is not a text file.',
        hint: 'Delete the byte, or save the file as UTF-8.',
        at: placeIn(text, SHOWN_NUL),
      },
    )
    return null
  }
  return {
    stamp,
    text: () => decode(bytes),
    head: () => headOf(bytes),
  }
}

const UTF_16_MARKS = new Set(['fffe', 'feff'])

/** Diagnostics are text, so they show the byte. */
const SHOWN_NUL = '\u2400'

/** The replacement character of a UTF-8 decoder. */
const UNREADABLE = '\uFFFD'

function reportEncoding(file: string, bytes: Buffer, log: DiagnosticLog): void {
  const hint = 'Save it as UTF-8.'
  if (bytes.includes(0)) {
    const name = UTF_16_MARKS.has(bytes.toString('hex', 0, 2)) ? 'UTF-16, not UTF-8' : 'not UTF-8'
    log.add({ file, text: '' }, { code: 'bad-encoding', problem: `This file is ${name}.`, hint })
    return
  }
  const text = decode(bytes)
  const problem = 'This file is not UTF-8.'
  log.add({ file, text }, { code: 'bad-encoding', problem, hint, at: placeIn(text, UNREADABLE) })
}

function placeIn(text: string, mark: string): Place {
  const before = text.slice(0, Math.max(text.indexOf(mark), 0)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/**
 * The lines from a first `---` to a later one; null when they are not found at once and the whole file must be
 * searched.
 */
export function headOf(bytes: Buffer): string | null {
  const end = bytes.indexOf(FENCE) === 0 ? bytes.indexOf(LATER_FENCE) : -1
  return end === -1 ? null : decode(bytes.subarray(0, end + LATER_FENCE.length))
}

const FENCE = Buffer.from('---\n')
const LATER_FENCE = Buffer.from('\n---\n')
const BYTE_ORDER_MARK = Buffer.from('\uFEFF')

/** Null for an unreadable file. As few system calls as possible: a site may have ten thousand files. */
function readBytes(path: string): { readonly bytes: Buffer; readonly stamp: string } | null {
  let descriptor: number | null = null
  try {
    descriptor = openSync(path, 'r')
    const stat = fstatSync(descriptor, { bigint: true })
    return { bytes: readOpened(descriptor, Number(stat.size)), stamp: stampOf(stat) }
  } catch {
    return null
  } finally {
    if (descriptor !== null) closeSync(descriptor)
  }
}

/** The bytes of an open file of a known size; a special file has none and is read to its end. */
function readOpened(descriptor: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size)
  const count = readSync(descriptor, bytes)
  return size > 0 && count === size
    ? bytes
    : Buffer.concat([bytes.subarray(0, count), readFileSync(descriptor)])
}

function decode(bytes: Buffer): string {
  const isMarked = BYTE_ORDER_MARK.equals(bytes.subarray(0, BYTE_ORDER_MARK.length))
  const text = bytes.toString('utf8', isMarked ? BYTE_ORDER_MARK.length : 0)
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
}
