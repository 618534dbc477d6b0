/**
 * A path as the disk spells it. The marks that mean something in an address are still percent-encoded in what is read
 * of a text; an encoded slash is no part of a name, and what is malformed stays as it is.
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

/** A path as a link has to spell it, so that no mark of a name ends it. */
export function encodeMarks(path: string): string {
  return path.replaceAll(/[%?#]/g, encodeURIComponent)
}
