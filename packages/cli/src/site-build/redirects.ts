import type { LocaleManifest, Redirect } from '@fyr/content-pipeline/manifest'
import { encodedPath, encodedTarget } from '../content/encoded-target.ts'
import { pagePlace, type PlaceRules } from './page-place.ts'

/**
 * Output path of a redirect below its locale's folder: like a page at its address. An address that ends in `.html` is
 * already a file name.
 */
export function redirectPlace({ from }: Redirect, localeBasePath: string, rules: PlaceRules): string {
  const { html } = pagePlace({ kind: 'page', path: from }, localeBasePath, rules)
  return from.endsWith('.html') ? html.replace(/(?:\/index)?\.html$/, '') : html
}

/**
 * The redirects of a locale that have a page, for hosts without rules. The rule for a folder is none for the folder itself
 * if no page has the address that this would lead to.
 */
export function redirectsWithPage(
  { redirects }: LocaleManifest,
  locales: readonly LocaleManifest[],
): readonly Redirect[] {
  const known = new Set(
    locales.flatMap((one) => [
      ...one.routes.map(({ path }) => withoutSlash(path)),
      ...one.redirects.map(({ from }) => withoutSlash(from)),
    ]),
  )
  return redirects.filter(
    ({ to, keepsRest }) => keepsRest !== true || !to.startsWith('/') || known.has(withoutSlash(to)),
  )
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '')
}

/**
 * Every former address and where it leads, percent-encoded, in the order in which hosts have to read them. What a redirect of
 * a folder says too is left out.
 */
export function listRedirects(locales: readonly LocaleManifest[]): readonly Redirect[] {
  const folders = locales.flatMap(({ redirects }) => redirects.filter(({ keepsRest }) => keepsRest))
  const isCovered = ({ from, to, isPrefix }: Redirect): boolean =>
    isPrefix !== true &&
    folders.some(
      (folder) => from.startsWith(folder.from) && to === folder.to + from.slice(folder.from.length),
    )
  return locales
    .map((locale) => ({ ...locale, redirects: locale.redirects.filter((one) => !isCovered(one)) }))
    .flatMap(({ redirects, siteData: { origin } }) =>
      redirects.map(({ from, to, ...rest }) => ({
        from: encodedPath(from, origin),
        to: encodedTarget(to, origin),
        ...rest,
      })),
    )
    .toSorted(byPrecedence)
}

/** Most hosts take the first line that fits: one address before a whole folder, and an inner folder before its outer one. */
function byPrecedence(left: Redirect, right: Redirect): number {
  if (left.isPrefix !== true || right.isPrefix !== true)
    return Number(left.isPrefix === true) - Number(right.isPrefix === true)
  return right.from.length - left.from.length
}

/**
 * Text of a `_redirects` file: a line for each former address, for hosts that read such a file. What follows a folder may
 * begin with a slash, and "//" at the beginning of an address names a host: before it stands `origin`, that of the site.
 */
export function formatRedirects(redirects: readonly Redirect[], origin: string): string {
  return redirects
    .map(({ from, to, isPrefix, keepsRest }) => {
      const target = keepsRest ? `${to === '/' ? origin : ''}${to}:splat` : to
      return `${from}${isPrefix ? '*' : ''} ${target} 301\n`
    })
    .join('')
}
