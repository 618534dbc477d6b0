import type { DiagnosticLog, Origin, SourceText } from '../content-error.ts'
import type { AssetStore } from './asset-store.ts'
import { resolveLink } from './resolve-link.ts'
import type { SiteIndex } from './site-index.ts'
import { locate } from '../schemas/locate.ts'

/** A link of the configuration, ready to be shown. */
export interface ResolvedLink {
  readonly href: string
  readonly isExternal: boolean
  /** No page of this locale: the browser must load it as a document. */
  readonly isDocument?: true
}

/** What resolving the links of the configuration in one locale needs. */
export interface ConfigLinkContext {
  readonly locale: string
  readonly index: SiteIndex
  readonly assets: AssetStore
  readonly log: DiagnosticLog
}

/**
 * Resolves `to` (an address on the site) or `href` (any URL). A broken one is reported and kept as written; `origin` says
 * where it stands when that is another file than the configuration.
 */
export function resolveConfigLink(
  { to, href }: { readonly to?: string | undefined; readonly href?: string | undefined },
  { locale, index, assets, log }: ConfigLinkContext,
  origin?: Origin,
): ResolvedLink {
  const url = to ?? href ?? ''
  const link = resolveLink(url, { locale, path: null, file: null }, { index, assets })
  if (link.type === 'resolved') {
    const { isExternal, isDocument } = link
    return { href: link.href, isExternal, ...(isDocument ? { isDocument } : {}) }
  }
  const { source, at } = origin ?? placeInConfig(url, index.config.source)
  log.add(source, { ...link, at })
  return { href: url, isExternal: false }
}

function placeInConfig(url: string, source: SourceText): Origin {
  return { source, at: locate(source.text, [url]) }
}
