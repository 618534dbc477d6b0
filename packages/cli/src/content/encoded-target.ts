/**
 * Where a redirect leads, percent-encoded, as a header or a file of a host has it. What is encoded stays as it is.
 *
 * @param to An address with the base path, or an URL of another host.
 * @param origin Origin of the site.
 */
export function encodedTarget(to: string, origin: string): string {
  const { origin: own, search, hash, href } = new URL(to, origin)
  return own === origin ? encodedPath(to, origin) + search + hash : href
}

/** The path of an address, percent-encoded. A space would end it in a file of a host; some hosts give `:` and `*` a meaning. */
export function encodedPath(address: string, origin: string): string {
  return new URL(address, origin).pathname.replaceAll(':', '%3A').replaceAll('*', '%2A')
}
