import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { SiteFault } from '../site-error.ts'

/** Where the failing configuration stands. */
export interface ConfigPlace {
  /** Absolute. */
  readonly root: string
  /** Relative to the root. */
  readonly file: string
}

interface FilePlace {
  readonly line: number
  readonly column: number
}

/** Turns what the runner threw into a fault with its place: a syntax error, or an error thrown by the file itself. */
export function explainConfigFailure(error: unknown, { root, file }: ConfigPlace): SiteFault {
  const path = join(root, file)
  const syntax = syntaxErrorIn(error)
  if (syntax) {
    const place = { line: syntax.line, column: syntax.column }
    return {
      code: 'config-syntax',
      file,
      ...place,
      sourceLine: lineOf(path, place.line),
      problem: syntax.problem,
    }
  }
  const problem = `Running the file failed: ${messageOf(error)}`
  const place = placeInStack(error, path)
  if (!place) return { code: 'config-failed', file, problem }
  return { code: 'config-failed', file, ...place, sourceLine: lineOf(path, place.line), problem }
}

/** The transformer's first error; its columns count from 0. */
function syntaxErrorIn(error: unknown): (FilePlace & { problem: string }) | null {
  if (!isRecord(error) || !Array.isArray(error.errors)) return null
  const [first]: unknown[] = error.errors
  if (!isRecord(first) || !isRecord(first.loc)) return null
  const { line, column } = first.loc
  if (typeof line !== 'number' || typeof column !== 'number') return null
  return { line, column: column + 1, problem: syntaxProblem(String(first.message)) }
}

/** The transformer's message is a drawing; its first line holds the sentence. */
function syntaxProblem(message: string): string {
  const [first = ''] = stripVTControlCharacters(message).split('\n')
  return `Syntax error: ${first.replace(/^\[\w+\]\s*/, '')}`
}

function placeInStack(error: unknown, path: string): FilePlace | null {
  if (!(error instanceof Error) || !error.stack) return null
  const start = error.stack.indexOf(`${path}:`)
  if (start === -1) return null
  const [, line, column] = /^:(\d+):(\d+)/.exec(error.stack.slice(start + path.length)) ?? []
  return line && column ? { line: Number(line), column: Number(column) } : null
}

function lineOf(path: string, line: number): string {
  return readFileSync(path, 'utf8').split(/\r\n|\n|\r/, line)[line - 1] ?? ''
}

function messageOf(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
