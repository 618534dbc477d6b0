import {
  isWrittenAsMarkdown,
  languageLinks,
  markdownAddress,
  type SiteData,
} from '@fyr/content-pipeline/manifest'
import type { PageMeta } from '../page-payload.ts'
import { absoluteAddress } from '../link/absolute-address.ts'

/** Updates title, canonical link, language links and the class of `<html>` for the shown page. */
export function updateDocumentHead(
  meta: PageMeta,
  siteData: Pick<SiteData, 'origin' | 'locale' | 'locales'>,
): void {
  document.title = meta.documentTitle
  document.documentElement.className = meta.htmlClass
  const outdated = document.head.querySelectorAll(
    'link[rel="canonical"],link[rel="alternate"][hreflang],link[data-fyr-markdown]',
  )
  for (const link of outdated) link.remove()
  document.head.append(...markdownLink(meta, siteData))
  // The not-found page has no address in any language.
  if (meta.kind !== 'not-found') document.head.append(canonicalLink(meta), ...alternateLinks(meta, siteData))
}

function markdownLink(
  { path, kind }: PageMeta,
  { locale, hasMarkdown }: Pick<SiteData, 'locale' | 'hasMarkdown'>,
): Node[] {
  if (hasMarkdown !== true || !isWrittenAsMarkdown(kind)) return []
  const link = document.createElement('link')
  link.rel = 'alternate'
  link.type = 'text/markdown'
  link.href = markdownAddress(path, locale.basePath)
  link.dataset['fyrMarkdown'] = ''
  return [link]
}

function canonicalLink({ canonical }: PageMeta): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'canonical'
  link.href = canonical
  return link
}

function alternateLinks(meta: PageMeta, { origin, locales }: Pick<SiteData, 'origin' | 'locales'>): Node[] {
  // A page with another canonical address has its translations there.
  if (meta.canonical !== absoluteAddress(meta.path, origin)) return []
  return languageLinks(meta, locales).map(({ lang, path }) =>
    alternateLink(lang, absoluteAddress(path, origin)),
  )
}

function alternateLink(language: string, href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'alternate'
  link.hreflang = language
  link.href = href
  return link
}
