import { decodedPath } from './decoded-path.ts'

/** What no segment of an address can have. */
const UNUSABLE = /[?#%\\\p{Cc}\u200B\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/u

/** A slug of an old site as it is, or without what no address can have. A segment of nothing else is called "page". */
export function nearestSlug(slug: string): string {
  return slug.split('/').map(usableSegment).join('/')
}

/** There may be nothing before the first slash and after the last one. */
function usableSegment(segment: string): string {
  if (segment === '' || isUsable(decodedPath(segment))) return segment
  const usable = segment.replaceAll(new RegExp(UNUSABLE, 'gu'), '').trim()
  return /^\.*$/.test(usable) ? 'page' : usable
}

function isUsable(segment: string): boolean {
  return segment === segment.trim() && !UNUSABLE.test(segment) && !/^\.{1,2}$/.test(segment)
}
