import { posix } from 'node:path'
import type { Code } from 'mdast'
import { languageNames } from '@fyr/code-blocks/highlight'

/** Options of an include that becomes a code block. */
export interface IncludedCodeOptions {
  readonly language?: string | null | undefined
  readonly title?: string | null | undefined
  /** Lines to highlight, counted from the first one shown: `1,3-5`. */
  readonly highlight?: string | null | undefined
  /** Number of the first line; an empty one is 1. Lines have no numbers without it. */
  readonly showLineNumbers?: string | null | undefined
}

/** A code block with some lines of a file, without their common indentation; the file extension is its language. */
export function includedCode(lines: readonly string[], file: string, options: IncludedCodeOptions): Code {
  const { language, title, highlight, showLineNumbers } = options
  const quote = title?.includes('"') === true ? "'" : '"'
  const meta = [
    ...(title ? [`title=${quote}${title}${quote}`] : []),
    ...(highlight ? [`{${highlight}}`] : []),
    ...(typeof showLineNumbers === 'string'
      ? [`showLineNumbers${showLineNumbers && `=${showLineNumbers}`}`]
      : []),
  ]
  return {
    type: 'code',
    lang: language ?? languageOfFile(file),
    meta: meta.length === 0 ? null : meta.join(' '),
    value: withoutEmptyEnds(withoutSharedIndent(lines)).join('\n'),
  }
}

function withoutEmptyEnds(lines: readonly string[]): readonly string[] {
  return lines.slice(Math.max(0, lines.findIndex(Boolean)), lines.findLastIndex(Boolean) + 1)
}

function languageOfFile(file: string): string {
  const ending = posix.extname(file).slice(1).toLowerCase()
  return languageNames().includes(ending) ? ending : 'text'
}

function withoutSharedIndent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0] ?? '')
  const [first = ''] = indents
  const shared = indents.reduce((common, indent) => {
    let length = 0
    while (length < common.length && common[length] === indent[length]) length += 1
    return common.slice(0, length)
  }, first)
  return lines.map((line) => (line.startsWith(shared) ? line.slice(shared.length) : ''))
}
