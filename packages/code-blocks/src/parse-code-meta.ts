/** The options after the language of a code block. */
export interface CodeMeta {
  readonly title: string | null
  /** Number of the first line, or null without line numbers. */
  readonly firstLineNumber: number | null
  /** Lines to highlight, from 1; null without a range. */
  readonly highlighted: ReadonlySet<number> | null
  /** Lines that were added and removed, from 1: `ins={2-3}` and `del={1}`; null without a range. */
  readonly added: ReadonlySet<number> | null
  readonly removed: ReadonlySet<number> | null
  /** Text to highlight wherever it is in the code. */
  readonly words: readonly string[]
}

const TITLE = /(?:^|\s)(?:title=(?:"([^"]*)"|'([^']*)'|(\S+))|\[((?:[^[\]]|\[[^[\]]*\])+)\](?=\s|$))/

/** No block is longer; a range such as `{1-999999999}` must not fill the memory. */
const LAST_LINE = 10_000

/**
 * Parses `title="feed.ts" {1,3-5} /word/ showLineNumbers=10`; unknown words are ignored. A title may also be in
 * brackets, which may hold others: `[feed.ts]`.
 */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = TITLE.exec(meta)
  const rest = withoutTitle(meta)
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(rest)
  const words = rest.matchAll(/(?<=^|\s)\/((?:[^/\\]|\\.)+)\/(?=\s|$)/g)
  const patterns = rest.matchAll(MARK_PATTERN)
  const quoted = rest.matchAll(/(?<=^|\s)(?:(?:ins|del|mark)=)?(?:"([^"]+)"|'([^']+)')(?=\s|$)/g)
  return {
    title: title?.slice(1).find((part) => part !== undefined) ?? null,
    firstLineNumber: numbers === null ? null : Number(numbers[1] ?? 1),
    highlighted: linesAfter('(?:mark=)?', rest),
    added: linesAfter('ins=', rest),
    removed: linesAfter('del=', rest),
    words: [
      ...[...words].map(([, word = '']) => word.replaceAll(/\\(.)/g, '$1')),
      ...[...quoted].map(([, double, single = '']) => double ?? single),
      ...[...patterns].flatMap(([, pattern = '']) => wordsOfPattern(pattern) ?? []),
    ],
  }
}

/** A regular expression of Expressive Code: `ins=/a (b|c)/`. */
const MARK_PATTERN = /(?<=^|\s)(?:ins|del|mark)=\/((?:[^/\\]|\\.)+)\/(?=\s|$)/g

/** The texts that a regular expression stands for, where it lists them; null for one that would have to run. */
function wordsOfPattern(pattern: string): readonly string[] | null {
  const [, before = '', choices, after = ''] =
    /^([^()|]*)(?:\((?:\?:)?([^()]+)\))?([^()|]*)$/.exec(pattern) ??
    (pattern.includes('(') ? [] : ['', '', pattern])
  const words = (choices ?? '').split('|').map((choice) => before + choice + after)
  if (words.some((word) => word === '' || /(?<!\\)[.*+?^$()[\]{}|]|\\[A-Za-z\d]/.test(word))) return null
  return words.map((word) => word.replaceAll(/\\(.)/g, '$1'))
}

/** Regular expressions of marks that do not list their texts. */
export function findUnreadPatterns(meta: string): readonly string[] {
  return [...withoutTitle(meta).matchAll(MARK_PATTERN)]
    .map(([, pattern = '']) => pattern)
    .filter((pattern) => wordsOfPattern(pattern) === null)
}

function linesAfter(option: string, meta: string): ReadonlySet<number> | null {
  const [, ranges] = new RegExp(String.raw`(?:^|\s)${option}\{([\d,\s-]+)\}`).exec(meta) ?? []
  return ranges === undefined ? null : parseRanges(ranges)
}

/** The words after the language, without the title. */
export function withoutTitle(meta: string): string {
  return meta.replace(TITLE, '')
}

/** Parts of a range in braces that match no line: `{9-1,x}`. Braces with words belong to something else. */
export function findUnreadRanges(meta: string): readonly string[] {
  const found = withoutTitle(meta).matchAll(/(?<=^|\s)(?:(?:ins|del|mark)=)?\{([\d-][^{}]*)\}/g)
  return [...found]
    .flatMap(([, ranges = '']) => ranges.split(','))
    .map((part) => part.trim())
    .filter((part) => {
      const [matched, from = '', to = from] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? []
      return matched === undefined || Number(from) > Number(to)
    })
}

function parseRanges(text: string): ReadonlySet<number> {
  const lines = new Set<number>()
  for (const part of text.split(',')) {
    const match = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part)
    if (match === null) continue
    const from = Number(match[1])
    const to = Math.min(Number(match[2] ?? match[1]), LAST_LINE)
    for (let line = from; line <= to; line += 1) lines.add(line)
  }
  return lines
}
