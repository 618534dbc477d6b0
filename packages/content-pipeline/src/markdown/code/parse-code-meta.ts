/** What the words after a code block's language ask for. */
export interface CodeMeta {
  readonly title: string | null
  /** Number of the first line, or null without line numbers. */
  readonly firstLineNumber: number | null
  /** Lines to mark, from 1; null when the writer gave no range. */
  readonly highlighted: ReadonlySet<number> | null
  /** Texts to mark wherever they stand in the code. */
  readonly words: readonly string[]
}

const TITLE = /(?:^|\s)(?:title=(?:"([^"]*)"|'([^']*)'|(\S+))|\[([^\]]+)\](?=\s|$))/

/** No block is longer; a range such as `{1-999999999}` must not fill the memory. */
const LAST_LINE = 10_000

/**
 * Reads `title="feed.ts" {1,3-5} /word/ showLineNumbers=10`; what it doesn't know it leaves alone. A title may also
 * stand in brackets: `[feed.ts]`.
 */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = TITLE.exec(meta)
  const rest = withoutTitle(meta)
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(rest)
  const ranges = /(?:^|\s)\{([\d,\s-]+)\}/.exec(rest)
  const words = rest.matchAll(/(?<=^|\s)\/((?:[^/\\]|\\.)+)\/(?=\s|$)/g)
  return {
    title: title?.slice(1).find((part) => part !== undefined) ?? null,
    firstLineNumber: numbers === null ? null : Number(numbers[1] ?? 1),
    highlighted: ranges?.[1] === undefined ? null : parseRanges(ranges[1]),
    words: [...words].map(([, word = '']) => word.replaceAll(/\\(.)/g, '$1')),
  }
}

/** The words behind a language without the block's title. */
export function withoutTitle(meta: string): string {
  return meta.replace(TITLE, '')
}

/** Parts of braces with lines in them that name no lines: `{9-1,x}`. Braces of words are somebody else's. */
export function findUnreadRanges(meta: string): readonly string[] {
  const [, ranges] = /(?:^|\s)\{([\d-][^{}]*)\}/.exec(withoutTitle(meta)) ?? []
  return (ranges?.split(',') ?? [])
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
