/** Hosts decode an address before they look for the file. A malformed escape is kept. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
