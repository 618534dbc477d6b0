/**
 * Malformed segments that one path may have; the rest of the path is left as it is. Each costs an exception, and an
 * address can have any length.
 */
const MAX_MALFORMED_SEGMENTS = 99

/**
 * Decodes a path segment by segment, so that all spellings of an address become one text. A decoded `/`, `?` or `#`
 * would change where the path is split or ends; it becomes `#` and its character code (`%2F` gives `#47`), which is
 * unambiguous because paths hold no `#`. A malformed segment stays as it is, and with `decode: false` so does the path.
 */
export function normalizePath(path: string, decode = true): string {
  if (!decode || !/%[\da-f]{2}/i.test(path)) return path
  let malformed = 0
  const normalizeSegment = (segment: string) => {
    if (malformed === MAX_MALFORMED_SEGMENTS) return segment
    try {
      return decodeURIComponent(segment).replace(/[/?#]/g, (sign) => `#${sign.charCodeAt(0)}`)
    } catch {
      malformed++
      return segment
    }
  }
  return path.split('/').map(normalizeSegment).join('/')
}

/** Returns the characters that a part of a normalized path means: `a#47b` gives `a/b`. */
export function readNormalized(text: string): string {
  return text.replace(/#(..)/g, (_, code) => String.fromCharCode(code))
}
