import {
  isWrittenAsMarkdown,
  languageLinks,
  markdownAddress,
  type SiteData,
} from '@fyr/content-pipeline/manifest'
import type { PageMeta } from '../page-payload.ts'
import { absoluteAddress } from '../link/absolute-address.ts'

/**
 * Updates title, canonical link, language links and the class of `<html>` for the shown page. What else the document says
 * of its own page, such as its description, is removed: it would describe another.
 */
export function updateDocumentHead(
  meta: PageMeta,
  siteData: Pick<SiteData, 'origin' | 'locale' | 'locales' | 'hasMarkdown'>,
): void {
  document.title = meta.documentTitle
  document.documentElement.className = meta.htmlClass
  for (const outdated of document.head.querySelectorAll('[data-fyr-page]')) outdated.remove()
  document.head.append(...markdownLinks(meta, siteData))
  // The not-found page has no address in any language.
  if (meta.kind === 'not-found') return
  document.head.append(pageLink('canonical', meta.canonical), ...alternateLinks(meta, siteData))
}

function markdownLinks(
  { path, kind }: PageMeta,
  { locale, hasMarkdown }: Pick<SiteData, 'locale' | 'hasMarkdown'>,
): readonly Node[] {
  if (hasMarkdown !== true || !isWrittenAsMarkdown(kind)) return []
  const link = pageLink('alternate', markdownAddress(path, locale.basePath))
  link.type = 'text/markdown'
  link.dataset['fyrMarkdown'] = ''
  return [link]
}

function alternateLinks(
  meta: PageMeta,
  { origin, locales }: Pick<SiteData, 'origin' | 'locales'>,
): readonly Node[] {
  // A page with another canonical address has its translations there.
  if (meta.canonical !== absoluteAddress(meta.path, origin)) return []
  return languageLinks(meta, locales).map(({ lang, path }) => {
    const link = pageLink('alternate', absoluteAddress(path, origin))
    link.hreflang = lang
    return link
  })
}

/** A link of the shown page alone. */
function pageLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  link.dataset['fyrPage'] = ''
  return link
}
