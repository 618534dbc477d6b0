import type { LocaleManifest, Redirect } from '@fyr/content-pipeline/manifest'
import { pagePlace, type PlaceRules } from './page-place.ts'

/**
 * Place of a redirect's document below its locale's folder: that of a page at its address. An address that ends in
 * `.html` is the name of a file already.
 */
export function redirectPlace({ from }: Redirect, localeBasePath: string, rules: PlaceRules): string {
  const { html } = pagePlace({ kind: 'page', path: from }, localeBasePath, rules)
  return from.endsWith('.html') ? html.replace(/(?:\/index)?\.html$/, '') : html
}

/** Text of a `_redirects` file: a line for each address that a page had once, for hosts that read such a file. */
export function formatRedirects(locales: readonly LocaleManifest[]): string {
  return locales
    .flatMap(({ redirects, siteData }) =>
      redirects.map(
        ({ from, to }) => `${encoded(from, siteData.origin)} ${encoded(to, siteData.origin)} 301\n`,
      ),
    )
    .join('')
}

/** A blank would end the address; to some hosts `:` begins the name of a part and `*` stands for any. */
function encoded(path: string, origin: string): string {
  return new URL(path, origin).pathname.replaceAll(':', '%3A').replaceAll('*', '%2A')
}
