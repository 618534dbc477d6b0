import type { YAMLError } from 'yaml'

/** A YAML error in the author's terms, with the position to fix: an offset in the text. */
export interface YamlIssue {
  readonly problem: string
  readonly hint: string
  readonly offset: number
}

const QUOTE_IT = 'Quote a value that contains a colon or starts with a special character.'

/** The parser's messages for common mistakes, in the author's terms. */
const KNOWN: readonly {
  readonly code: string
  readonly pattern?: RegExp
  readonly problem: (match: RegExpExecArray) => string
  readonly hint: (match: RegExpExecArray) => string
}[] = [
  {
    code: 'TAB_AS_INDENT',
    problem: () => 'This line is indented with a tab.',
    hint: () => 'Indent with spaces.',
  },
  {
    code: 'TAG_RESOLVE_FAILED',
    pattern: /^Unresolved tag: (?:tag:yaml\.org,2002:)?(\S+)$/,
    problem: ([, tag = '']) => `The tag "${tag.startsWith('!') ? tag : `!!${tag}`}" means nothing here.`,
    hint: () => 'Delete it, or quote a value that starts with "!".',
  },
  {
    code: 'BLOCK_AS_IMPLICIT_KEY',
    problem: () => 'This value contains a colon and must be quoted.',
    hint: () => QUOTE_IT,
  },
  {
    code: 'MULTILINE_IMPLICIT_KEY',
    problem: () => 'Expected a key or a value on this line.',
    hint: () => QUOTE_IT,
  },
  {
    code: 'BAD_SCALAR_START',
    pattern: /(\S)$/,
    problem: ([, mark]) => `A value cannot start with "${mark}" unless it is quoted.`,
    hint: () => QUOTE_IT,
  },
  {
    code: 'MISSING_CHAR',
    pattern: /^Missing closing (['"])quote$/,
    problem: ([, quote]) => `A string that starts with ${quote} is never closed.`,
    hint: ([, quote]) => `Add ${quote} after its last word.`,
  },
  {
    code: 'UNEXPECTED_TOKEN',
    pattern: /^Unexpected scalar at node end$/,
    problem: () => 'Unexpected text after the value.',
    hint: () => `Quote the whole value. Inside '…' write ' twice; inside "…" write " as \\".`,
  },
  ...['MISSING_CHAR', 'BAD_INDENT'].map((code) => ({
    code,
    pattern: /^Flow (map|sequence) .*end with a ([\]}])$/,
    problem: ([, kind]: RegExpExecArray) =>
      `This ${kind === 'map' ? 'object' : 'list'} in brackets is never closed.`,
    hint: ([, , bracket]: RegExpExecArray) => `Add "${bracket}" after its last entry.`,
  })),
]

/** Explains an error of the parser by the text that it has read. */
export function explainYamlError(error: YAMLError, yaml: string): YamlIssue {
  // An unclosed bracket or quote is reported at the end of the text, where there may be empty lines.
  const offset = Math.min(error.pos[0], yaml.trimEnd().length)
  const indented = error.code.endsWith('_IMPLICIT_KEY') ? explainKey(offset, yaml) : null
  if (indented !== null) return indented
  for (const { code, pattern = /^/, problem, hint } of KNOWN) {
    const match = code === error.code ? pattern.exec(error.message) : null
    if (match !== null) return { problem: problem(match), hint: hint(match), offset }
  }
  return { problem: error.message.endsWith('.') ? error.message : `${error.message}.`, hint: '', offset }
}

/** The parser takes a line without a space after its colon, or one that is indented too far, for more of a value. */
function explainKey(offset: number, yaml: string): YamlIssue | null {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1
  const [line = '', next = ''] = yaml.slice(start).split('\n', 2)
  const [, unspaced] = /^\s*([\w-]+):(?!\/\/)[^\s:]/.exec(line) ?? []
  if (unspaced !== undefined) {
    const problem = `"${unspaced}" needs a space after its colon to be a key.`
    return { problem, hint: `Write "${unspaced}: " and its value.`, offset }
  }
  const [, lead = '', key = ''] = /^(\s*(?:- +)*)([\w-]+): +\S/.exec(line) ?? []
  const [, deeper = ''] = /^( +)[\w-]+:(?:\s|$)/.exec(next) ?? []
  if (key === '' || deeper.length <= lead.length) return null
  return {
    problem: `This line is indented deeper than "${key}", which already has a value.`,
    hint: 'Indent keys of the same object to the same column.',
    offset: start + line.length + 1 + deeper.length,
  }
}
