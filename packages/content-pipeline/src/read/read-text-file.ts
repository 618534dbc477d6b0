import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import type { DiagnosticLog, SourceText } from '../content-error.ts'

/** A file that is text. It becomes one where somebody asks for it: of most files nobody wants more than the head. */
export interface TextFile {
  /** UTF-8, byte order mark dropped, line ends as `\n`. */
  text(): string
  /** The lines that hold all front matter; null where that takes the whole text to tell. */
  head(): string | null
}

/** A file of the site as text, or null as `openTextFile` gives it. */
export function readTextFile(root: string, file: string, log: DiagnosticLog): SourceText | null {
  const opened = openTextFile(root, file, log)
  return opened && { file, text: opened.text() }
}

/**
 * Reads a file of the site. Null, with a diagnostic, for one that can't be read, is not UTF-8 or holds a NUL byte. `file` is
 * relative to the root.
 */
export function openTextFile(root: string, file: string, log: DiagnosticLog): TextFile | null {
  const bytes = readBytes(`${root}/${file}`)
  const source = { file, text: '' }
  if (bytes === null) {
    log.add(source, { code: 'unreadable-file', problem: 'This file can not be read.' })
    return null
  }
  if (!isUtf8(bytes)) {
    log.add(source, { code: 'bad-encoding', problem: 'This file is not UTF-8.', hint: 'Save it as UTF-8.' })
    return null
  }
  if (bytes.includes(0)) {
    log.add(source, { code: 'binary-file', problem: 'This file holds a NUL byte, so it is not text.' })
    return null
  }
  return {
    text: () => decode(bytes),
    head: () => headOf(bytes),
  }
}

/** The lines from a first `---` to a later one, as text; null where none are told at once, and the whole has to be looked at. */
export function headOf(bytes: Buffer): string | null {
  const end = bytes.indexOf(FENCE) === 0 ? bytes.indexOf(LATER_FENCE) : -1
  return end === -1 ? null : decode(bytes.subarray(0, end + LATER_FENCE.length))
}

const FENCE = Buffer.from('---\n')
const LATER_FENCE = Buffer.from('\n---\n')
const BYTE_ORDER_MARK = Buffer.from('\uFEFF')

function readBytes(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}

function decode(bytes: Buffer): string {
  const isMarked = BYTE_ORDER_MARK.equals(bytes.subarray(0, BYTE_ORDER_MARK.length))
  const text = bytes.toString('utf8', isMarked ? BYTE_ORDER_MARK.length : 0)
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
}
