import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import type { DiagnosticLog, Point, SourceText } from '../diagnostic.ts'
import { type FileBytes, readInSite } from './inside-site.ts'

/**
 * Reads a file of the site as text: byte order mark dropped, line ends as `\n`. Null, with a diagnostic, for a file that
 * cannot be read, is not UTF-8 or holds a NUL byte. `file` is relative to the root; `readFrom` holds the bytes of one that is
 * no file.
 */
export function readTextFile(
  root: string,
  file: string,
  log: DiagnosticLog,
  readFrom = file,
): SourceText | null {
  // A generated document is in the store, which may be anywhere.
  return textOfFile(file, readFrom === file ? readInSite(root, file) : readBytes(`${root}/${readFrom}`), log)
}

/** The text of a file by its bytes, null if it cannot be read, as `readTextFile` reads it. */
export function textOfFile(file: string, bytes: FileBytes | null, log: DiagnosticLog): SourceText | null {
  if (bytes === null) {
    const source = { file, text: '' }
    log.add(source, { code: 'unreadable-file', problem: 'Cannot read this file.' })
    return null
  }
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
        at: pointIn(text, SHOWN_NUL),
      },
    )
    return null
  }
  return { file, text: decode(bytes) }
}

const UTF_16_MARKS = new Set(['fffe', 'feff'])

/** Diagnostics are text, so they show the byte. */
const SHOWN_NUL = '\u2400'

/** The replacement character of a UTF-8 decoder. */
const UNREADABLE = '\uFFFD'

function reportEncoding(file: string, bytes: FileBytes, log: DiagnosticLog): void {
  const hint = 'Save it as UTF-8.'
  if (bytes.includes(0)) {
    const name = UTF_16_MARKS.has(bytes.toString('hex', 0, 2)) ? 'UTF-16, not UTF-8' : 'not UTF-8'
    log.add({ file, text: '' }, { code: 'bad-encoding', problem: `This file is ${name}.`, hint })
    return
  }
  const text = decode(bytes)
  const problem = 'This file is not UTF-8.'
  log.add({ file, text }, { code: 'bad-encoding', problem, hint, at: pointIn(text, UNREADABLE) })
}

function pointIn(text: string, mark: string): Point {
  const before = text.slice(0, Math.max(text.indexOf(mark), 0)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

const BYTE_ORDER_MARK = Buffer.from('\uFEFF')

function readBytes(path: string): FileBytes | null {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}

/**
 * What ends a line somewhere. The separators of Unicode do so in JavaScript and not in Markdown: a pattern that reads to the end of a
 * line would stop before them, and try again from every place before.
 */
const ENDS_OF_LINES = /[\r\u2028\u2029]/

function decode(bytes: FileBytes): string {
  const isMarked = BYTE_ORDER_MARK.equals(bytes.subarray(0, BYTE_ORDER_MARK.length))
  const text = bytes.toString('utf8', isMarked ? BYTE_ORDER_MARK.length : 0)
  return ENDS_OF_LINES.test(text) ? text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u2028\u2029]/g, ' ') : text
}
