/**
 * Gives the address that stands below `basePath` for what a path of the browser's has below its own base path, one of
 * `basePaths`. A path below none of them leads to the home of `basePath`.
 */
export function addressInLocale(pathname: string, basePath: string, basePaths: readonly string[]): string {
  // The default language's base path is the beginning of all others.
  const own = basePaths
    .filter((candidate) => `${pathname}/`.startsWith(candidate))
    .reduce((longest, candidate) => (candidate.length > longest.length ? candidate : longest), '')
  const rest = own === '' ? '' : pathname.slice(own.length)
  // More slashes than one at the beginning would name a host.
  return basePath + rest.replace(/^\/+/, '')
}
