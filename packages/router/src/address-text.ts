/**
 * Stretches whose percent-encoding is well-formed UTF-8, as long as they go; RFC 3629, section 4. To let the decoder
 * throw and catch it would be shorter, and take seconds for a long malformed address.
 */
const WELL_FORMED =
  /(?:%(?:[0-7][\da-f]|(?:c[2-9a-f]|d[\da-f]|(?:e0%[ab]|e[1-9a-cef]%[89ab]|ed%[89]|(?:f0%[9ab]|f[1-3]%[89ab]|f4%8)[\da-f]%[89ab])[\da-f])%[89ab][\da-f]))+/gi

/** Whether something in a path may have to be decoded. */
export function isEncoded(path: string): boolean {
  return /%[\da-f]{2}/i.test(path)
}

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
