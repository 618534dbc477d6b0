/**
 * The key under which a page is cached: `/no/docs/intro` for `/no/docs/intro/` and `/no/docs/intro/index.html`, the
 * empty string for `/`. Several slashes at its beginning are one: as an address they would name another host.
 */
export function pageKey(pathname: string): string {
  return pathname.replace(/^\/+(?=\/)|\/(?:index\.html)?$/g, '')
}

/** The address of a page's payload: `/no/docs/intro/page.json` for `/no/docs/intro`. */
export function payloadAddress(pathname: string): string {
  return `${pageKey(pathname)}/page.json`
}

/** Whether a browser path is that of the page at `path`, which may contain letters that the browser encodes. */
export function isPageAt(path: string, pathname: string): boolean {
  return path === pathname || pageKey(new URL(path, 'http://site.invalid').pathname) === pageKey(pathname)
}
