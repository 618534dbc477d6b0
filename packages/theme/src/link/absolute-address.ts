/** An address of the site (with base path) with its host, percent-encoded as in sitemap and feeds. */
export function absoluteAddress(path: string, origin: string): string {
  return new URL(path, origin).href
}
