/**
 * A path as it is on disk. Characters with a meaning in addresses are still percent-encoded in Markdown; an encoded
 * slash is not a separator, and malformed encoding stays as it is.
 */
export function decodeMarks(path: string): string {
  return path.replaceAll(/(?:%(?!2f)[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
}

/** A path as a link must spell it, so that no character of a file name ends it. */
export function encodeMarks(path: string): string {
  return path.replaceAll(/[%?#]/g, encodeURIComponent)
}
