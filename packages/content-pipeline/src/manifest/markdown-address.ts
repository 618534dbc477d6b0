import type { PageKind } from './route-manifest.ts'

/** Whether pages of a kind say something that Markdown can say: not the search, and not the page of unknown addresses. */
export function isWrittenAsMarkdown(kind: PageKind): boolean {
  return kind !== 'not-found' && kind !== 'search'
}

/**
 * Address, with base path, of the Markdown of a page: `/docs/intro` and `/docs/intro/` -> `/docs/intro.md`; that of a
 * locale's home is `/index.md`. `localeBasePath` ends with a slash.
 */
export function markdownAddress(path: string, localeBasePath: string): string {
  const name = path.replace(/\/$/, '')
  return name === localeBasePath.replace(/\/$/, '') ? `${localeBasePath}index.md` : `${name}.md`
}
