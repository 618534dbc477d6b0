import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { isScalar, parse, parseDocument } from 'yaml'
import { changeFrontMatter, FRONT_MATTER, type SiteDiagnostic } from '@fyr/cli/internal'
import type { MigrationNote } from './old-site/migration-plan.ts'
import { listOf } from './old-site/plain-value.ts'
import { nearestSlug } from './old-site/nearest-slug.ts'
import type { StagedSite } from './stage-site.ts'

/** A document of a staged site with its errors, and the old site (its root is absolute). */
interface Document {
  readonly file: string
  readonly stage: StagedSite
  readonly root: string
}

/** Rewrites what has an error here and only one meaning in the old tool. Returns notes on what was guessed; null if nothing changed. */
export function mendDocument(
  document: Document,
  errors: readonly SiteDiagnostic[],
): readonly MigrationNote[] | null {
  // From the end, because what is rewritten moves what stands behind it.
  const fromEnd = errors.toSorted((one, other) => other.line - one.line || other.column - one.column)
  const changed = fromEnd.filter((error) => mend(error, document))
  const name = document.stage.origins.get(document.file) ?? document.file
  const notes = [...new Set(changed.flatMap(({ code }) => GUESSED[code] ?? []))]
  return changed.length === 0 ? null : notes.map((instead) => ({ kind: 'page', name, instead }))
}

/** What is written in place of an error, where the old site does not say it. */
const GUESSED: Readonly<Record<string, string>> = {
  'plugin-failed': 'A diagram or formula that Fyr cannot draw is shown as code.',
  'missing-date':
    'It has no date. Its "date" is now that of its first commit, or of the file: correct it if it is another one.',
  'bad-encoding':
    'It is not in UTF-8. It is read in the encoding of Windows, or in UTF-16 if it begins with a mark: look at its accented letters.',
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
    case 'plugin-failed':
      return withCode(text, error)
    case 'invalid-slug':
      return error.problem.startsWith('The file name ') ? withSlug(text, document.file) : null
    case 'invalid-value':
      return withPlainValue(text, error)
    default:
      return null
  }
}

/** A diagram or formula that cannot be drawn is code for its readers; null where none is at the place of the error. */
function withCode(text: string, error: SiteDiagnostic): string | null {
  if (error.problem.startsWith('diagrams: ')) return withDiagramAsCode(text, error.line)
  return error.problem.startsWith('math: ') ? withFormulaAsCode(text, error) : null
}

/** The error of a diagram is at its fence or below it. */
function withDiagramAsCode(text: string, line: number): string | null {
  const lines = text.split('\n')
  const fence = lines.slice(0, line).findLastIndex((one) => FENCE.test(one))
  if (fence === -1) return null
  lines[fence] = lines[fence]?.replace(FENCE, '$1text') ?? ''
  return lines.join('\n')
}

/** The beginning of a diagram, which a list or a quotation may hold. */
const FENCE = /^([\s>*+\d.)-]*(?:`{3,}|~{3,})\s*)mermaid\b/i

/** The error of a formula is at its first dollar. */
function withFormulaAsCode(text: string, { line, column }: SiteDiagnostic): string | null {
  const lines = text.split('\n')
  const written = lines[line - 1] ?? ''
  if (/^\s*\$\$\s*$/.test(written)) {
    const end = lines.findIndex((one, index) => index >= line && /^\s*\$\$\s*$/.test(one))
    if (end === -1) return null
    lines[line - 1] = written.replace('$$', () => '```tex')
    lines[end] = (lines[end] ?? '').replace('$$', () => '```')
    return lines.join('\n')
  }
  const start = Math.max(column - 1, 0)
  const formula = /^(\$\$?)([^$`]+)\1/.exec(written.slice(start))
  if (formula === null) return null
  lines[line - 1] = `${written.slice(0, start)}\`${formula[2]}\`${written.slice(start + formula[0].length)}`
  return lines.join('\n')
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
function withSlug(text: string, file: string): string {
  const name = posix.basename(file).replace(/\.mdx?$/, '')
  const slug = nearestSlug(name)
  return changeFrontMatter(text, (old) => (old['slug'] === undefined ? { slug } : {}))
}

/** A text that YAML reads as a number, alone or in a list; a value that is quoted; and a list that is written as one text. */
function withPlainValue(text: string, { problem, hint }: SiteDiagnostic): string | null {
  const [, key = '', place] = /^"([\w-]+)(?:\[(\d+)\])?"/.exec(problem) ?? []
  const [, list] = /^Write \[(.*)\]\.$/.exec(hint) ?? []
  const [, plain] = /^Write ([\w.+-]+), without quotes\.$/.exec(hint) ?? []
  if (key === '') return null
  if (hint === 'Put it in quotes.') {
    const at = place === undefined ? null : Number(place)
    return changeFrontMatter(text, (old) => ({ [key]: withText(old[key], writtenText(text, key, at), at) }))
  }
  if (place === undefined && plain !== undefined)
    return changeFrontMatter(text, () => ({ [key]: parse(plain) }))
  if (list === undefined) return null
  return changeFrontMatter(text, () => ({ [key]: list.split(',').map((word) => word.trim()) }))
}

/** A text in place of a value, or of an entry of a list. */
function withText(value: unknown, text: string, place: number | null): unknown {
  return place === null ? text : listOf(value).map((entry, index) => (index === place ? text : entry))
}

/** The value of a key, or of an entry of its list, as it is written: `3.0` and not 3. */
function writtenText(text: string, key: string, place: number | null): string {
  const [, , yaml = ''] = FRONT_MATTER.exec(text) ?? []
  const node = parseDocument(yaml).getIn(place === null ? [key] : [key, place], true)
  return isScalar(node) ? (node.source ?? String(node.value)) : ''
}
