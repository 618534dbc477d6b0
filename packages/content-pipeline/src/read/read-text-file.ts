import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DiagnosticLog, SourceText } from '../content-error.ts'

/**
 * A file of the site as text: UTF-8, byte order mark dropped, line ends as `\n`. Null, with a diagnostic, for a file that
 * can't be read, is not UTF-8 or holds a NUL byte. `file` is relative to the root.
 */
export function readTextFile(root: string, file: string, log: DiagnosticLog): SourceText | null {
  const bytes = readBytes(join(root, file))
  const source = { file, text: '' }
  if (bytes === null) {
    log.add(source, { code: 'unreadable-file', problem: 'This file can not be read.' })
    return null
  }
  const text = decode(bytes)
  if (text === null) {
    log.add(source, { code: 'bad-encoding', problem: 'This file is not UTF-8.', hint: 'Save it as UTF-8.' })
    return null
  }
  if (text.includes('\0')) {
    log.add(source, { code: 'binary-file', problem: 'This file holds a NUL byte, so it is not text.' })
    return null
  }
  return { file, text: text.replaceAll(/\r\n?/g, '\n') }
}

function readBytes(path: string): Uint8Array | null {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
