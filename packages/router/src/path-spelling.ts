import type { MatchOptions } from './match-options.ts'

/** Brings the spellings of a path that mean the same to one text. */
export interface PathSpelling {
  /** Lower-case letters where case makes no difference. The text keeps its length. */
  foldCase(text: string): string
  readonly ignoresFinalSlash: boolean
  /** The path without its final slash where that makes no difference. */
  trimSlash(path: string): string
  /** The text that a path without parameters is looked up by. */
  keyOf(normalizedPath: string): string
}

/** Returns the rules for spelling that the options of a route table ask for. */
export function createPathSpelling({ trailingSlash, caseSensitive = true }: MatchOptions): PathSpelling {
  const foldCase = caseSensitive ? (text: string) => text : toLowerCase
  const ignoresFinalSlash = trailingSlash !== 'strict'
  const trimSlash = (path: string) => (ignoresFinalSlash && path.endsWith('/') ? path.slice(0, -1) : path)
  return {
    foldCase,
    ignoresFinalSlash,
    trimSlash,
    // Addresses are looked up as they come before they are normalized, so no key may be an address that means something
    // else: a path with `%` or `#` in its normalized form gets a mark, and `/a//` is not shortened to `/a/`.
    keyOf(path) {
      const key = foldCase(path.endsWith('//') ? path : trimSlash(path))
      return /[%#]/.test(path) ? `%${key}` : key
    },
  }
}

/** `İ` stays: in lower case it is two letters, and all that follows would move. */
function toLowerCase(text: string): string {
  return text.replace(/[^İ]+/g, (part) => part.toLowerCase())
}
