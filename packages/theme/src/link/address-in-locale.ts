/**
 * The address below `basePath` that corresponds to a browser path below its own base path, one of `basePaths`. A path
 * below none of them leads to the home page of `basePath`.
 */
export function addressInLocale(pathname: string, basePath: string, basePaths: readonly string[]): string {
  // The default language's base path is a prefix of all others.
  const own = basePaths
    .filter((candidate) => `${pathname}/`.startsWith(candidate))
    .reduce((longest, candidate) => (candidate.length > longest.length ? candidate : longest), '')
  const rest = own === '' ? '' : pathname.slice(own.length)
  // Several slashes at the beginning would name a host.
  return basePath + rest.replace(/^\/+/, '')
}
