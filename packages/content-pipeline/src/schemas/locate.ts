import type { Place } from '../content-error.ts'
import { elementRange } from './element-range.ts'

/**
 * Finds a place in the source of a configuration by looking for each part of its path behind the one before, inside the
 * entry of a list that it belongs to. A configuration is code and may compute its value: what is not spelled out has the
 * place of the nearest part that is, or none.
 */
export function locate(text: string, path: readonly PropertyKey[]): Place | null {
  let [from, to] = [0, text.length]
  let place: number | null = null
  for (const part of path) {
    if (typeof part === 'number') {
      const element = elementRange(text, from, part)
      if (element === null || element.to > to) break
      place = element.from
      from = element.from
      to = element.to
      continue
    }
    const match = wordPattern(String(part)).exec(text.slice(from, to))
    if (match === null) continue
    place = from + match.index
    from = place + match[0].length
  }
  if (place === null) return null
  const before = text.slice(0, place).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

function wordPattern(word: string): RegExp {
  const name = word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}_$])${name}(?![\p{L}\p{N}_$])`, 'u')
}
