import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { missingFile, missingPackage } from '../import-problem.ts'
import { readSourceLine } from '../read-source-line.ts'
import type { SiteIssue } from '../site-error.ts'

/** Position of the failing configuration. */
export interface ConfigPlace {
  /** Absolute. */
  readonly root: string
  /** Relative to the root. */
  readonly file: string
  /** Absolute paths of the file and of its imports. */
  readonly dependencies: readonly string[]
}

interface FilePlace {
  /** Absolute. */
  readonly path: string
  readonly line: number
  readonly column: number
}

interface PlacedProblem {
  readonly place: FilePlace | null
  readonly problem: string
  readonly hint?: string
}

/**
 * Turns an exception of the runner into a diagnostic with its position, in the file or one it imports: a syntax error,
 * an unresolved import, or an exception of the file itself.
 */
export function explainConfigFailure(error: unknown, { root, file, dependencies }: ConfigPlace): SiteIssue {
  const syntax = syntaxErrorIn(error, join(root, file)) ?? jsonErrorIn(error, dependencies)
  if (syntax) return issueAt(syntax, 'config-syntax', { root, file })
  const thrown = importErrorIn(error, dependencies) ?? {
    place: placeInStack(error, dependencies),
    problem: `The file threw an error: ${messageOf(error)}`,
    hint: hintFor(messageOf(error)),
  }
  return issueAt(thrown, 'config-failed', { root, file })
}

/** CommonJS, as in the configurations of other tools, and what other packages export. */
function hintFor(message: string): string {
  if (message.includes('openApiSource'))
    return 'Write "import { openApiSource } from \'@fyr/openapi\'", and install that package.'
  return /^(?:module|exports|require) is not defined/.test(message)
    ? 'The file must be an ES module: use "import", and "export default defineConfig({ … })".'
    : ''
}

function issueAt(
  { place, problem, hint }: PlacedProblem,
  code: SiteIssue['code'],
  { root, file }: Pick<ConfigPlace, 'root' | 'file'>,
): SiteIssue {
  const issue = { code, problem, ...(hint !== undefined && { hint }) }
  if (place === null) return { ...issue, file }
  const { path, line, column } = place
  const shown = relative(root, path).replaceAll(sep, '/')
  return { ...issue, file: shown, line, column, sourceLine: readSourceLine(path, line) }
}

/** The transformer's first error; its columns count from 0. */
function syntaxErrorIn(error: unknown, config: string): PlacedProblem | null {
  if (!isRecord(error) || !Array.isArray(error.errors)) return null
  const [first]: unknown[] = error.errors
  if (!isRecord(first) || !isRecord(first.loc)) return null
  const { line, column, file } = first.loc
  if (typeof line !== 'number' || typeof column !== 'number') return null
  const path = typeof file === 'string' && existsSync(file) ? file : config
  return { place: { path, line, column: column + 1 }, problem: syntaxProblem(String(first.message)) }
}

/** The JSON parser reports the position, but not the file. */
function jsonErrorIn(error: unknown, dependencies: readonly string[]): PlacedProblem | null {
  const [, what, line, column] = /^(.*) at line (\d+) column (\d+)$/.exec(messageOf(error)) ?? []
  const path = dependencies.find((dependency) => dependency.endsWith('.json') && !isJson(dependency))
  if (what === undefined || path === undefined) return null
  return {
    place: { path, line: Number(line), column: Math.max(1, Number(column)) },
    problem: `Syntax error: ${what}`,
  }
}

function isJson(path: string): boolean {
  try {
    JSON.parse(readFileSync(path, 'utf8'))
    return true
  } catch {
    return false
  }
}

/** The runner reports the position of the import in its own error. */
function importErrorIn(error: unknown, dependencies: readonly string[]): PlacedProblem | null {
  if (!isRecord(error) || error.runnerError === undefined) return null
  const place = placeInStack(error.runnerError, dependencies)
  const [, file, name] =
    /^Failed to load url (.+?) \(resolved id: |^Cannot find (?:module|package) '(.+?)'/.exec(
      messageOf(error),
    ) ?? []
  if (file !== undefined) return { place, ...missingFile(file, dirname(place?.path ?? '')) }
  if (name === undefined) return { place, problem: `The file threw an error: ${messageOf(error)}` }
  return { place, ...missingPackage(name) }
}

/** The transformer's message is a code frame; its first line is the sentence. */
function syntaxProblem(message: string): string {
  const [first = ''] = stripVTControlCharacters(message).split('\n')
  return `Syntax error: ${first.replace(/^\[\w+\]\s*/, '')}`
}

/** The stack frame closest to the error that is in one of the files. */
function placeInStack(error: unknown, files: readonly string[]): FilePlace | null {
  if (!(error instanceof Error) || !error.stack) return null
  for (const frame of error.stack.split('\n').filter((line) => /^\s+at /.test(line))) {
    for (const path of files) {
      const start = frame.indexOf(`${path}:`)
      if (start === -1) continue
      const [, line, column] = /^:(\d+):(\d+)/.exec(frame.slice(start + path.length)) ?? []
      if (line && column) return { path, line: Number(line), column: Number(column) }
    }
  }
  return null
}

function messageOf(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
