import { readExpression } from '../old-site/read-expression.ts'
import { endOf, fenceIn } from './take-code-titles.ts'

/** A text in quotes, which is no pattern, or a pattern of text that is marked, with the kind of mark. */
const QUOTED_OR_PATTERN = /"[^"]*"|'[^']*'|(?<=^|\s)((?:ins|del|mark)=)?\/((?:[^/\\]|\\.)+)\/(?=\s|$)/g

/** What makes a pattern of a text. A list in brackets behind a kind of mark is read here too. */
const OF_PATTERNS = /(?<!\\)[.*+?^$()[\]{}|]|\\[A-Za-z\d]/
const OF_MORE_THAN_LISTS = /(?<!\\)[.*+?^$[\]{}]|\\[A-Za-z\d]/

/** A pattern that repeats a group, or much in a row, takes too long on some lines. */
const SLOW = /(?<!\\)\)[*+?{]|(?:(?<!\\)[*+{].*){4}/
const LONGEST_LINE = 300

/** A page in which the patterns of Expressive Code that mark text in code are the texts that they mark there. */
export function listMarkedTexts(page: string): string {
  if (!page.includes('/')) return page
  const lines = page.split('\n')
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    const fence = fenceIn(line.trimEnd())
    if (fence === null) continue
    const end = endOf(lines, index + 1, fence.marks)
    const code = lines.slice(index + 1, end)
    const options = fence.options.replaceAll(
      QUOTED_OR_PATTERN,
      (whole, kind: string | undefined, pattern: string | undefined) =>
        pattern === undefined ? whole : (textsOf(pattern, kind ?? '', code) ?? whole),
    )
    if (options !== fence.options) {
      const lineEnd = line.endsWith('\r') ? '\r' : ''
      lines[index] = `${fence.start}${fence.language}${options.trimEnd()}${lineEnd}`
    }
    index = end
  }
  return lines.join('\n')
}

/** Marks for the texts that a pattern finds in code; null where it is a text itself, or cannot be run. */
function textsOf(pattern: string, kind: string, code: readonly string[]): string | null {
  const isPattern = (kind === '' ? OF_PATTERNS : OF_MORE_THAN_LISTS).test(pattern)
  if (!isPattern || SLOW.test(pattern)) return null
  const expression = readExpression(pattern, 'g')
  if (expression === null) return null
  const read = code.filter((line) => line.length <= LONGEST_LINE)
  const found = read.flatMap((line) => [...line.matchAll(expression)])
  const inner = found.flatMap(([, ...groups]) => groups.filter(Boolean))
  // Groups alone are marked there. Here a text is marked wherever it is, so it needs what is around it if it is elsewhere too.
  const isOnlyThere =
    inner.length > 0 && inner.every((text) => amountOf(text, read) === amountIn(text, inner))
  const texts = isOnlyThere ? inner : found.map(([whole]) => whole)
  return [...new Set(texts)]
    .filter((text) => text.trim() !== '')
    .map((text) => kind + quoted(text))
    .join(' ')
}

function amountOf(text: string, code: readonly string[]): number {
  return code.reduce((sum, line) => sum + line.split(text).length - 1, 0)
}

function amountIn(text: string, texts: readonly string[]): number {
  return texts.filter((one) => one === text).length
}

function quoted(text: string): string {
  const mark = ['"', "'"].find((one) => !text.includes(one))
  return mark === undefined
    ? `/${text.replaceAll(/[\\/.*+?^$()[\]{}|]/g, String.raw`\$&`)}/`
    : mark + text + mark
}
