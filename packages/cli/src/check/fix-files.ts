import { keepHeadingId } from '@fyr/content-pipeline/compile'
import { findConfigFile } from '../config/config-file.ts'
import { addAlias } from '../content/add-alias.ts'
import type { SiteDiagnostic } from '../site-error.ts'
import { readTextInSite, writeInSite } from '../write-in-site.ts'
import { addRedirect } from './add-redirect.ts'

const CODE_FILE = /\.[cm]?[jt]sx?$/i

/** What names of files and addresses say is written into code only where it stays in its string. */
const ENDS_A_STRING = /["'`\\$\r\n]/

/**
 * Applies the fixes of diagnostics to the files below `root` (absolute), writes the aliases, redirects and heading ids that they
 * lack, and returns what was done. A fix whose text is neither at the position of the diagnostic nor in the only definition of its
 * link is skipped; everything else in a file is kept, including line ends.
 */
export function fixFiles(root: string, diagnostics: readonly SiteDiagnostic[]): readonly SiteDiagnostic[] {
  const fixable = diagnostics.filter(({ file, fix, line }) => {
    return fix !== undefined && line > 0 && !(CODE_FILE.test(file) && ENDS_A_STRING.test(fix.to))
  })
  const files = new Set(fixable.map(({ file }) => file))
  const replaced = [...files].flatMap((file) => {
    const own = fixable.filter((diagnostic) => diagnostic.file === file)
    return fixFile(root, file, own)
  })
  // Every language of a site asks for the same alias.
  const kept = distinctFixes(diagnostics).filter(
    (diagnostic) =>
      writeAlias(root, diagnostic) || writeRedirect(root, diagnostic) || writeHeadingId(root, diagnostic),
  )
  return [...replaced, ...kept]
}

/** The first of all diagnostics that ask for the same change of the same file. */
function distinctFixes(diagnostics: readonly SiteDiagnostic[]): readonly SiteDiagnostic[] {
  const byFix = new Map<string, SiteDiagnostic>()
  for (const diagnostic of diagnostics) {
    const { alias, redirect, headingId } = diagnostic
    const key = JSON.stringify([alias, redirect, headingId])
    if (!byFix.has(key)) byFix.set(key, diagnostic)
  }
  return [...byFix.values()]
}

/** Writes the redirect of a diagnostic; false without one, or if the configuration has no place for it. */
function writeRedirect(root: string, { redirect }: SiteDiagnostic): boolean {
  const name = findConfigFile(root)
  if (redirect === undefined || name === null) return false
  const after = addRedirect(readTextInSite(root, name), redirect)
  if (after !== null) writeInSite(root, name, after)
  return after !== null
}

/** Writes the heading id of a diagnostic; false without one, or if its heading is not found. */
function writeHeadingId(root: string, { headingId }: SiteDiagnostic): boolean {
  if (headingId === undefined) return false
  const { file, current, id } = headingId
  const after = keepHeadingId(readTextInSite(root, file), current, id)
  if (after !== null) writeInSite(root, file, after)
  return after !== null
}

/** Writes the alias of a diagnostic; false without one, and where front matter cannot be read. */
function writeAlias(root: string, { alias }: SiteDiagnostic): boolean {
  if (alias === undefined) return false
  const before = readTextInSite(root, alias.file)
  const after = addAlias(before, alias.alias)
  if (after !== before) writeInSite(root, alias.file, after)
  return after !== before
}

function fixFile(root: string, file: string, diagnostics: readonly SiteDiagnostic[]): SiteDiagnostic[] {
  const everywhere = diagnostics.filter(isEverywhere)
  const lines = readTextInSite(root, file).split('\n')
  const fixed: SiteDiagnostic[] = []
  // From the end, so that a fix does not move the positions before it.
  for (const diagnostic of diagnostics
    .filter((one) => !everywhere.includes(one))
    .toSorted((left, right) => right.line - left.line || right.column - left.column)) {
    const { fix, line, column } = diagnostic
    if (fix === undefined) continue
    const count = fix.from.split('\n').length
    const text = lines.slice(line - 1, line - 1 + count).join('\n')
    const from = text.includes('\r\n') ? fix.from.replaceAll('\n', '\r\n') : fix.from
    const isLink = diagnostic.code === 'broken-link'
    const at = (isLink ? findAddress : findWords)(text, from, column - 1)
    if (at === -1) {
      if (isLink && fixDefinition(lines, fix)) fixed.unshift(diagnostic)
      continue
    }
    const after = text.slice(0, at) + fix.to + text.slice(at + from.length)
    const isRemoved = fix.removesLines === true && isBlank(after)
    lines.splice(line - 1, count, ...(isRemoved ? [] : after.split('\n')))
    // Between paragraphs, one blank line is enough.
    if (isRemoved && isBlank(lines[line - 2]) && isBlank(lines[line - 1])) lines.splice(line - 1, 1)
    fixed.unshift(diagnostic)
  }
  let text = lines.join('\n')
  for (const diagnostic of everywhere) {
    const { fix } = diagnostic
    if (fix === undefined || !text.includes(fix.from)) continue
    text = text.replaceAll(fix.from, () => fix.to)
    fixed.push(diagnostic)
  }
  if (fixed.length > 0) writeInSite(root, file, text)
  return fixed
}

/** Whether a character, reported only where a file has it first, is changed wherever the file has it. One that ends lines may belong to them. */
function isEverywhere({ code, fix }: SiteDiagnostic): boolean {
  return code === 'unusual-character' && fix !== undefined && !/[\r\n]/.test(fix.from)
}

function isBlank(line: string | undefined): boolean {
  return line?.trim() === ''
}

/** Writes a fix into the definition of a link, `[label]: path`, if only one has the path; whether it did. */
function fixDefinition(lines: string[], { from, to }: NonNullable<SiteDiagnostic['fix']>): boolean {
  const [only, ...others] = lines.flatMap((text, row) => {
    const [before = ''] = /^ {0,3}\[[^\]]+\]:\s*<?/.exec(text) ?? []
    const after = text.slice(before.length + from.length)
    return before !== '' && text.startsWith(from, before.length) && AFTER_PATH.test(after)
      ? [{ row, text: before + to + after }]
      : []
  })
  if (only === undefined || others.length > 0) return false
  lines[only.row] = only.text
  return true
}

function findWords(line: string, words: string, start: number): number {
  return line.indexOf(words, start)
}

/** The text before the address of a link: in Markdown, in HTML, at a key of front matter. */
const BEFORE_ADDRESS = /(?:\]\(\s*<?|\bhref\s*=\s*["']?|\b(?:to|href)["']?:\s+["']?)$/i
const AFTER_PATH = /^(?:[\s)>"'#?,}]|$)/

/** Position of a path as the address of a link, at `start` or later; -1 when only the link text contains it. */
function findAddress(line: string, path: string, start: number): number {
  const at = line.indexOf(path, start)
  if (at === -1) return -1
  const isAddress = BEFORE_ADDRESS.test(line.slice(0, at)) && AFTER_PATH.test(line.slice(at + path.length))
  return isAddress ? at : findAddress(line, path, at + 1)
}
