/** After so many segments of one address that are malformed the rest is left as it is: to throw takes its time. */
const MALFORMED_SEGMENTS = 99

/**
 * Writes a path so that two spellings of one address are one text: each segment is decoded, and what would then be read
 * as something else, a slash or a sign that ends paths, is written as a number sign and a number: no path holds that sign.
 * A segment that is malformed stands for itself, and so do all without `decode`.
 */
export function normalizePath(path: string, decode = true): string {
  if (!decode || !/%[\da-f]{2}/i.test(path)) return path
  let patience = MALFORMED_SEGMENTS
  return path
    .split('/')
    .map((segment) => {
      try {
        if (patience) return decodeURIComponent(segment).replace(/[/?#]/g, (sign) => `#${sign.charCodeAt(0)}`)
      } catch {
        patience--
      }
      return segment
    })
    .join('/')
}

/** Gives the characters that a part of a normalized path stands for. */
export function readText(text: string): string {
  return text.replace(/#(..)/g, (_, code) => String.fromCharCode(code))
}
