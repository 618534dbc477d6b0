/**
 * Stretches whose percent-encoding is well-formed UTF-8, as long as they go; RFC 3629, section 4. To let the decoder
 * throw and catch it would be shorter, and take seconds for a long malformed address.
 */
const WELL_FORMED =
  /(?:%(?!c[01]|e0%[89]|ed%[ab]|f0%8|f4%[9ab])(?:[0-7][\da-f]|(?:[cd][\da-f]|(?:e[\da-f]|f[0-4]%[89ab][\da-f])%[89ab][\da-f])%[89ab][\da-f]))+/gi

/** What a path holds in which something may have to be decoded. */
export const ENCODED = /%[\da-f]{2}/i

/**
 * Writes a path so that two spellings of one address are one text. All is decoded but what would then be read as
 * something else: `/`, `?`, `#`, and a percent sign that two hexadecimal digits follow. What is malformed stands for
 * itself. A path in this form comes back unchanged.
 */
export function normalizePath(path: string): string {
  return path
    .split('/')
    .map((segment) =>
      segment.includes('%') ? escapeSegment(segment.replace(WELL_FORMED, decodeURIComponent)) : segment,
    )
    .join('/')
}

/** Gives the normalized form of a segment in which nothing is encoded. */
export function escapeSegment(text: string): string {
  return text.replace(/%(?=[\da-f]{2})|[/?#]/gi, encodeURIComponent)
}

/** Gives the characters that a segment of a normalized path stands for. */
export function readSegment(segment: string): string {
  return segment.replace(/%(2[35F]|3F)/g, decodeURIComponent)
}

/** Writes a normalized path as an address: all that may stand in one does (RFC 3986, section 3.3). */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/%25(2[35F]|3F)/g, '%$1')
}
