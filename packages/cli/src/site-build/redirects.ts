import type { LocaleManifest, Redirect } from '@fyr/content-pipeline/manifest'
import { pagePlace, type PlaceRules } from './page-place.ts'

/**
 * Output path of a redirect below its locale's folder: like a page at its address. An address that ends in `.html` is
 * already a file name.
 */
export function redirectPlace({ from }: Redirect, localeBasePath: string, rules: PlaceRules): string {
  const { html } = pagePlace({ kind: 'page', path: from }, localeBasePath, rules)
  return from.endsWith('.html') ? html.replace(/(?:\/index)?\.html$/, '') : html
}

/** Text of a `_redirects` file: a line for each former address, for hosts that read such a file. */
export function formatRedirects(locales: readonly LocaleManifest[]): string {
  return locales
    .flatMap(({ redirects, siteData }) =>
      redirects.map(
        ({ from, to }) => `${encoded(from, siteData.origin)} ${encoded(to, siteData.origin)} 301\n`,
      ),
    )
    .join('')
}

/** A space would end the address; some hosts give `:` and `*` a meaning. */
function encoded(path: string, origin: string): string {
  return new URL(path, origin).pathname.replaceAll(':', '%3A').replaceAll('*', '%2A')
}
