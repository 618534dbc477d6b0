import { withoutBase } from '@fyr/router'

/**
 * Whether a link leads to where the reader is, compared segment by segment as the router does; one final slash makes
 * no difference. The router's `matchPath` decides the same, but with what it reads patterns with every reader would
 * download 3 kB more, and addresses of links have no parameters.
 *
 * @param href address of the link, with base path; one of another site is never active
 * @param path address of the page, with base path
 * @param withBelow whether the pages below the address count too
 */
export function isActive(href: string, path: string, { withBelow = false } = {}): boolean {
  if (path === '' || !href.startsWith('/')) return false
  const rest = withoutBase(href, path)
  return withBelow ? rest !== null : rest === '/'
}
