import type { SourceLocation, SourceText } from '../diagnostic.ts'
import { resolveLink } from './resolve-link.ts'
import { locate } from '../schemas/locate.ts'
import type { ContentFile } from '../read/read-collection.ts'
import type { ResolverContext } from './create-reference-resolver.ts'

/** The target of a link in the configuration or in front matter: `to` is an address on the site, `href` any URL. */
export interface WrittenTarget {
  readonly to?: string | undefined
  readonly href?: string | undefined
}

/** Such a link, ready to be shown. */
export interface ResolvedLink {
  readonly href: string
  readonly isExternal: boolean
  /** Not a page of this locale: the browser must load it as a document. */
  readonly isDocument?: true
}

/** Input for resolving links of the configuration, including the locale that shows them. */
export interface ConfigLinkContext extends ResolverContext {
  readonly content: { readonly locale: { readonly code: string } }
}

/**
 * Resolves a link of the configuration. A broken one is reported and kept as written; `location` is where it is, if that is in
 * another file.
 */
export function resolveConfigLink(
  { to, href }: WrittenTarget,
  { content, index, assets, log }: ConfigLinkContext,
  location?: SourceLocation,
): ResolvedLink {
  const url = to ?? href ?? ''
  const link = resolveLink(url, { locale: content.locale.code, path: null, file: null }, { index, assets })
  if (link.type === 'resolved') {
    const { isExternal, isDocument } = link
    return { href: link.href, isExternal, ...(isDocument ? { isDocument } : {}) }
  }
  const { source, at } = location ?? locationInConfig(url, index.config.source)
  const { shown, ...issue } = link
  log.add(source, { ...issue, at })
  return {
    href: shown?.href ?? url,
    isExternal: false,
    ...(shown?.isDocument === true ? { isDocument: true } : {}),
  }
}

function locationInConfig(url: string, source: SourceText): SourceLocation {
  return { source, at: locate(source.text, [url]) }
}

/** Resolves a link of front matter. A broken one is reported at its key and kept as written. */
export function resolveFrontMatterLink(
  { to, href }: WrittenTarget,
  { file, path, location }: { file: ContentFile; path: string; location: SourceLocation },
  { index, assets, log }: ResolverContext,
): Omit<ResolvedLink, 'isExternal'> {
  const url = to ?? href ?? ''
  const link = resolveLink(url, { locale: file.locale, path, file }, { index, assets })
  if (link.type === 'resolved') {
    return { href: link.href, ...(link.isDocument ? { isDocument: true } : {}) }
  }
  const { shown, ...issue } = link
  if (!file.isFallback) log.add(location.source, { ...issue, at: location.at })
  return { href: shown?.href ?? url, ...(shown?.isDocument === true ? { isDocument: true } : {}) }
}
