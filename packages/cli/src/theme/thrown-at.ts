import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { isAbsolute, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSourceLine } from '../read-source-line.ts'
import type { SiteIssue } from '../site-error.ts'
import { stackFrames } from '../stack-frames.ts'
import { isInstalled } from '../store/package-fingerprint.ts'

/** A position in a file of the site. */
export type ThrownAt = Required<Pick<SiteIssue, 'file' | 'line' | 'column' | 'sourceLine'>>

/**
 * Position in the modules of the site in `root` (absolute) where something was thrown: the closest stack frame in one
 * of them. A bundle is mapped to its sources, which are relative to the root. Null when no module of the site is in the
 * stack.
 */
export function thrownAt(error: unknown, root: string): ThrownAt | null {
  const frames = error instanceof Error ? stackFrames(error) : []
  for (const { module, ...position } of frames) {
    const frame = { path: pathOf(module), ...position }
    const { path, ...at } = existsSync(`${frame.path}.map`) ? original(root, frame) : frame
    const file = relative(root, path).replaceAll(sep, '/')
    if (path === '' || file.startsWith('../') || isAbsolute(file) || isInstalled(path)) continue
    if (existsSync(path)) return { file, ...at, sourceLine: readSourceLine(path, at.line) }
  }
  return null
}

/** Lines and columns count from 1; the path is empty without one. */
interface Frame {
  readonly path: string
  readonly line: number
  readonly column: number
}

function pathOf(module: string): string {
  const name = module.replace(/^async /, '').replace(/\?.*$/, '')
  if (name.startsWith('file:')) return fileURLToPath(name)
  return isAbsolute(name) ? name : ''
}

function original(root: string, { path, line, column }: Frame): Frame {
  const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')))
  const found = map.findEntry(line - 1, column - 1)
  if (!('originalSource' in found)) return { path: '', line: 0, column: 0 }
  const { originalSource, originalLine, originalColumn } = found
  return { path: join(root, originalSource), line: originalLine + 1, column: originalColumn + 1 }
}
