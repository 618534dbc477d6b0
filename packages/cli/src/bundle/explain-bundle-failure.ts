import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { suggestName } from '@fyr/content-pipeline/internal'
import { missingFile, missingPackage } from '../import-problem.ts'
import { readSourceLine } from '../read-source-line.ts'
import type { SiteIssue } from '../site-error.ts'
import { isInstalled } from '../store/package-fingerprint.ts'
import { readExports } from '../theme/read-exports.ts'
import { type ModuleImport, readImports } from '../theme/read-imports.ts'

/**
 * Turns an error of the bundler into diagnostics. Unresolved imports, missing exports and syntax errors are reported
 * with their positions when they are in a module of the site in `root` (absolute) or one that it links to; anything
 * else with the bundler's message.
 */
export function explainBundleFailure(error: unknown, root: string): readonly SiteIssue[] {
  const errors: readonly unknown[] = isRecord(error) && Array.isArray(error.errors) ? error.errors : [error]
  return errors.map((one) => explain(one, realpathSync(root)))
}

/** The diagnostic of a bundle error without further details. */
export function bundleIssue(problem: string): SiteIssue {
  return { code: 'bundle-failed', problem: `Cannot bundle the theme. ${problem}` }
}

function explain(error: unknown, root: string): SiteIssue {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  return (
    unresolvedIn(error, text, root) ??
    missingExportIn(error, text, root) ??
    syntaxErrorIn(text, root) ??
    bundleIssue([withoutStack(text), ...drawingIn(error)].join('\n'))
  )
}

/** The bundler reports positions in transformed modules, so they are searched in the files. */
function unresolvedIn(error: unknown, text: string, root: string): SiteIssue | null {
  const [, asked, from] = /failed to resolve import "(.+?)" from "(.+?)"/.exec(text) ?? []
  const isUnresolved = isRecord(error) && error.code === 'UNRESOLVED_IMPORT'
  const path = isUnresolved ? error.id : from
  const request = isUnresolved ? error.exporter : asked
  if (typeof path !== 'string' || typeof request !== 'string' || !isOwnFile(path)) return null
  const found = importsIn(path, root).find((one) => one.request === request)
  const isPath = /^[./#]/.test(request)
  return {
    code: 'theme-import',
    ...(found?.requestPlace ?? { file: shown(path, root) }),
    ...(isPath ? missingFile(request, dirname(path)) : missingPackage(request)),
  }
}

function missingExportIn(error: unknown, text: string, root: string): SiteIssue | null {
  const [, name] = /"(.+?)" is not exported by /.exec(text) ?? []
  if (!isRecord(error) || error.code !== 'MISSING_EXPORT' || name === undefined) return null
  const { id: path, exporter } = error
  if (typeof path !== 'string' || typeof exporter !== 'string' || !isOwnFile(path)) return null
  const found = importsIn(path, root).find(
    (one) => one.name === name && leadsTo(one.request, dirname(path), exporter),
  )
  return {
    code: 'theme-import',
    ...(found?.place ?? { file: shown(path, root) }),
    problem: `"${shown(exporter, root)}" has no export "${name}".`,
    hint: suggestName(name, exportsOf(exporter), '').trim() || 'Add the export, or import another name.',
  }
}

/** Whether a path imported by a module in `folder` is a file, possibly without its extension or as a folder. */
function leadsTo(request: string, folder: string, file: string): boolean {
  const path = resolve(folder, request)
  return [path, withoutEnding(path)].some((one) => [file, withoutEnding(file), dirname(file)].includes(one))
}

function withoutEnding(path: string): string {
  return path.replace(/\.\w+$/, '')
}

function exportsOf(path: string): readonly string[] {
  if (!isOwnFile(path)) return []
  const { exports } = readExports(path, readFileSync(path, 'utf8'))
  return exports.map(({ name }) => name).filter((name) => name !== '*')
}

/** The line below the problem begins a code frame with the position. Its path is relative to the current folder. */
function syntaxErrorIn(text: string, root: string): SiteIssue | null {
  const [, problem, shownPath = '', line, column] =
    /^\[builtin:vite-transform\] (.+)\n[^[]*\[ (.+):(\d+):(\d+) \]/.exec(text) ?? []
  const path = resolve(shownPath)
  if (problem === undefined || !isOwnFile(path)) return null
  return {
    code: 'theme-syntax',
    file: shown(path, root),
    line: Number(line),
    column: Number(column),
    sourceLine: readSourceLine(path, Number(line)),
    problem: `Syntax error: ${problem}.`,
  }
}

/** The code frame, for readers who recognise the line: style sheets have been concatenated by then. */
function drawingIn(error: unknown): readonly string[] {
  return isRecord(error) && typeof error.frame === 'string' ? [stripVTControlCharacters(error.frame)] : []
}

/** The message without the stack lines at its end. */
function withoutStack(text: string): string {
  const [message = ''] = text.split(/\n\s*Stack backtrace:/)
  return message.replaceAll(/^\s+at .*\n?/gm, '').trimEnd()
}

function importsIn(path: string, root: string): readonly ModuleImport[] {
  return readImports(shown(path, root), readFileSync(path, 'utf8'))
}

/** Whether a file (absolute) belongs to the site's author. Fyr's own bundle is among the packages. */
function isOwnFile(path: string): boolean {
  return !isInstalled(resolve(path)) && existsSync(path)
}

function shown(path: string, root: string): string {
  return relative(root, path).replaceAll(sep, '/')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
