import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { isInSite, quoteLine } from '@fyr/content-pipeline/internal'
import { nearestManifest } from '../nearest-manifest.ts'
import type { SiteIssue } from '../site-error.ts'

/** What is wrong with a `package.json`. */
interface ManifestIssue {
  /** Absolute path of the file. */
  readonly path: string
  readonly issue: SiteIssue
}

/**
 * What is wrong with the `package.json` of a site in `root` (absolute), or of the nearest folder above; null where it can be read or
 * is missing. Node.js, which runs the configuration, and the bundler read it: their messages name no line, or a path of the machine.
 */
export function manifestIssue(root: string): ManifestIssue | null {
  const path = nearestManifest(root)
  if (path === null) return null
  const text = readFileSync(path, 'utf8')
  const fault = faultOf(text)
  if (fault === null) return null
  const before = text.slice(0, fault.offset).split('\n')
  const point = { line: before.length, column: (before.at(-1) ?? '').length + 1 }
  const file = relative(root, path).replaceAll(sep, '/')
  const { problem } = fault
  const hint = 'Correct it here: packages and the configuration are read with this file.'
  // A report may be read by others than those who may read this machine.
  const quoted = isInSite(root, file) ? quoteLine(text, point) : { sourceLine: '' }
  return { path, issue: { code: 'config-syntax', file, ...point, ...quoted, problem, hint } }
}

function faultOf(text: string): { readonly problem: string; readonly offset: number } | null {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? null : { problem: 'This is not an object: { "name": … }.', offset: 0 }
  } catch (error) {
    // What follows quotes the file, or gives a position.
    const [what = ''] = messageOf(error).split(/ in JSON at | \(line |, (?="|\.\.\.)/)
    return { problem: `Syntax error: ${what}.`, offset: offsetOfFault(text) }
  }
}

/** The offset of the first character that JSON cannot have: not every message of Node.js has a position. */
function offsetOfFault(text: string): number {
  let [start, end] = [0, text.length]
  while (start < end) {
    const middle = Math.ceil((start + end) / 2)
    if (canGoOn(text.slice(0, middle))) start = middle
    else end = middle - 1
  }
  return start
}

/** Whether a text is the beginning of a JSON text: what is wrong with it is that it ends. */
function canGoOn(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    const [, position] = / at position (\d+)/.exec(messageOf(error)) ?? []
    return messageOf(error).startsWith('Unexpected end') || Number(position) >= text.length
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
