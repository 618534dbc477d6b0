/** Endings of files, which say nothing about a page. */
const ENDING = /\.(?:html?|mdx?|php|aspx?)$/i

/** The page for unknown addresses itself: a reader who opens it looks for nothing. */
const NOT_FOUND = '404'

/**
 * The words in an address that no page has, to search for: those of its last part. The parts before it name folders, whose pages have
 * these words anyway.
 */
export function addressWords(pathname: string): string {
  const names = pathname.split('/').map((part) => decode(part).replace(ENDING, ''))
  const last = names.findLast((name) => name !== '' && name !== 'index') ?? ''
  if (last === NOT_FOUND) return ''
  return last.replaceAll(/[^\p{L}\p{M}\p{N}.]+/gu, ' ').trim()
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
