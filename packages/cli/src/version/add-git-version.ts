import { locate } from '@fyr/content-pipeline/internal'
import { quoteInCode } from '../quote-in-code.ts'

/** A version of the docs in Git, as a configuration names it. */
interface GitVersionEntry {
  readonly from: string
  readonly commit?: string
}

/** The entry of a version in `docs.versions`. */
export function writeEntry(name: string, { from, commit }: GitVersionEntry): string {
  const keys = [
    `from: ${quoteInCode(from)}`,
    ...(commit === undefined ? [] : [`commit: ${quoteInCode(commit)}`]),
  ]
  return `${quoteInCode(name)}: { ${keys.join(', ')} }`
}

/**
 * The text of a configuration with one more entry of `docs.versions`. Null if the code has no place for it: `docs` is
 * computed, or there is no `locales` to write it before.
 */
export function addGitVersion(config: string, name: string, version: GitVersionEntry): string | null {
  const entry = writeEntry(name, version)
  return (
    insertIn(config, ['docs', 'versions'], entry) ??
    insertIn(config, ['docs'], `versions: { ${entry} }`) ??
    insertBeforeLocales(config, `docs: { versions: { ${entry} } },`)
  )
}

/** Null where the key is not there, or its value is no object that is written out. */
function insertIn(config: string, path: readonly string[], entry: string): string | null {
  const offset = offsetOf(config, path)
  const key = path.at(-1) ?? ''
  const start = offset === null ? null : new RegExp(`["']?${key}["']?\\s*:\\s*\\{`, 'y')
  if (start === null || offset === null) return null
  start.lastIndex = offset
  if (!start.test(config)) return null
  const end = start.lastIndex
  const isEmpty = /^\s*\}/.test(config.slice(end))
  return `${config.slice(0, end)} ${entry}${isEmpty ? ' ' : ','}${config.slice(end)}`
}

/** A key `docs`, or a variable of that name in its place. */
const DOCS = /(?<![\w$.'"])docs\s*[:,}]|["']docs["']\s*:/

function insertBeforeLocales(config: string, line: string): string | null {
  const at = locate(config, ['locales'])
  if (at === null || DOCS.test(config)) return null
  const lines = config.split('\n')
  const there = lines[at.line - 1] ?? ''
  if (!/^\s*["']?locales["']?\s*:/.test(there)) return null
  const indent = /^\s*/.exec(there)?.[0] ?? ''
  lines.splice(at.line - 1, 0, `${indent}${line}${there.endsWith('\r') ? '\r' : ''}`)
  return lines.join('\n')
}

function offsetOf(text: string, path: readonly string[]): number | null {
  const at = locate(text, path)
  if (at === null) return null
  const before = text.split('\n').slice(0, at.line - 1)
  return before.reduce((sum, line) => sum + line.length + 1, 0) + at.column - 1
}
