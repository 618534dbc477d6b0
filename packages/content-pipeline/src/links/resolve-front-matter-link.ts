import type { ContentFile } from '../read/read-collection.ts'
import type { Place } from '../content-error.ts'
import type { ResolverContext } from './create-reference-resolver.ts'
import { resolveLink } from './resolve-link.ts'

/** A link of front matter: `to` an address on the site or `href` any URL. */
export interface FrontMatterLink {
  readonly to?: string | undefined
  readonly href?: string | undefined
}

/** A link of front matter, ready to be shown. */
export interface ResolvedFrontMatterLink {
  readonly href: string
  /** No page of this locale: the browser must load it as a document. */
  readonly isDocument?: true
}

/** What a link of front matter leads to. A broken one is reported at its key and kept as written. */
export function resolveFrontMatterLink(
  { to, href }: FrontMatterLink,
  { file, path, at }: { file: ContentFile; path: string; at: Place },
  { index, assets, log }: ResolverContext,
): ResolvedFrontMatterLink {
  const url = to ?? href ?? ''
  const link = resolveLink(url, { locale: file.locale, path, file }, { index, assets })
  if (link.type === 'resolved') {
    return { href: link.href, ...(link.isDocument ? { isDocument: true } : {}) }
  }
  if (!file.isFallback) log.add(file.source, { ...link, at })
  return { href: url }
}
