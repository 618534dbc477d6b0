import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { isScalar, parseDocument } from 'yaml'
import { changeFrontMatter, FRONT_MATTER, type SiteDiagnostic } from '@fyr/cli/internal'
import type { StagedSite } from './stage-site.ts'

/** A document of a staged site with its errors, and the old site (its root is absolute). */
interface Document {
  readonly file: string
  readonly stage: StagedSite
  readonly root: string
}

/** Rewrites what has an error here and only one meaning in the old tool. Returns whether anything changed. */
export function mendDocument(document: Document, errors: readonly SiteDiagnostic[]): boolean {
  const changed = errors.filter((error) => mend(error, document))
  return changed.length > 0
}

function mend(error: SiteDiagnostic, { file, stage, root }: Document): boolean {
  const before = stage.read(file)
  const after = mended(before, error, { file, stage, root })
  if (after === null || (after === before && error.code !== 'bad-encoding')) return false
  stage.write(file, after)
  return true
}

/** The text without the error; null where nobody can know what is meant. */
function mended(text: string, error: SiteDiagnostic, document: Document): string | null {
  switch (error.code) {
    case 'bad-encoding':
      return decoded(readFileSync(join(document.stage.root, document.file)))
    case 'binary-file':
      return text.replaceAll('\0', '')
    case 'late-front-matter':
      return withRule(text, error.line)
    case 'missing-date':
      return changeFrontMatter(text, () => ({ date: dateOf(document) }))
    case 'invalid-slug':
      return error.problem.startsWith('The file name ') ? withSlug(text, document.file) : null
    case 'invalid-value':
      return withPlainValue(text, error)
    default:
      return null
  }
}

/** Text in another encoding: that of Windows, unless a mark says UTF-16. */
function decoded(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2)
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'windows-1252'
  return new TextDecoder(encoding).decode(bytes)
}

/** A line of dashes that looks like front matter is a rule for tools that expect front matter on the first line alone. */
function withRule(text: string, line: number): string {
  const lines = text.split('\n')
  const written = lines[line - 1] ?? ''
  lines[line - 1] = written.replace(/^\s*-{3,}\s*$/, '***')
  return lines.join('\n')
}

/** The day of the first commit of a file, or else the day of the file, as Docusaurus dates a post. */
function dateOf({ file, stage, root }: Document): string {
  const path = join(root, stage.origins.get(file) ?? file)
  return firstCommit(path) ?? statSync(path).mtime.toISOString().slice(0, 10)
}

function firstCommit(path: string): string | null {
  try {
    const days = execFileSync('git', ['log', '--follow', '--diff-filter=A', '--format=%as', '--', path], {
      cwd: dirname(path),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return days.trim().split('\n').at(-1) || null
  } catch {
    return null
  }
}

/** A page whose file name cannot be an address gets the same name without the letters that cannot be in one. */
function withSlug(text: string, file: string): string | null {
  const name = posix.basename(file).replace(/\.mdx?$/, '')
  const slug = name.replaceAll(/[?#%\\]/g, '').trim()
  return slug === '' ? null : changeFrontMatter(text, (old) => (old['slug'] === undefined ? { slug } : {}))
}

/** A text that YAML reads as a number, and a list that is written as one text. */
function withPlainValue(text: string, { problem, hint }: SiteDiagnostic): string | null {
  const [, key = ''] = /^"([\w-]+)"/.exec(problem) ?? []
  const [, list] = /^Write \[(.*)\]\.$/.exec(hint) ?? []
  if (key === '' || (list === undefined && hint !== 'Put it in quotes.')) return null
  return changeFrontMatter(text, () => ({
    [key]: list === undefined ? writtenText(text, key) : list.split(',').map((word) => word.trim()),
  }))
}

/** The value of a key as it is written: `3.0` and not 3. */
function writtenText(text: string, key: string): string {
  const [, , yaml = ''] = FRONT_MATTER.exec(text) ?? []
  const node = parseDocument(yaml).get(key, true)
  return isScalar(node) ? (node.source ?? String(node.value)) : ''
}
