import type { DiagnosticLog, Fault } from '../content-error.ts'
import type { Reference } from '../markdown/finish/find-references.ts'
import type { ResolvedProperties, ResolveReference } from '../markdown/finish/resolve-text.ts'
import type { ContentFile } from '../read/read-collection.ts'
import type { AssetStore } from './asset-store.ts'
import { resolveImage } from './resolve-image.ts'
import { type LinkOrigin, resolveLink } from './resolve-link.ts'
import { basePathOf, type SiteIndex } from './site-index.ts'

/** What resolving the references of a page needs. */
export interface ResolverContext {
  readonly index: SiteIndex
  readonly assets: AssetStore
  readonly log: DiagnosticLog
}

/** What resolving one reference needs beside its place. */
interface ReferenceContext {
  readonly index: SiteIndex
  readonly assets: AssetStore
  /** Of the locale that the reference stands in. */
  readonly basePath: string
}

/**
 * Resolver for the links and images of one page. Faults go to the log; a text that stands in for a translation is not
 * reported again, its original is.
 */
export function createReferenceResolver(
  file: ContentFile,
  path: string,
  context: ResolverContext,
): ResolveReference {
  const { index, log } = context
  const origin = { locale: file.locale, path, file }
  const basePath = basePathOf(file.locale, index)
  const report = (fault: Fault) => {
    if (!file.isFallback) log.add(file.source, fault)
  }
  return (reference) => resolveReference(reference, origin, { ...context, basePath }, report)
}

/** What a link or an image becomes at a place; null for what stays as it is, which a fault may be the reason of. */
export function resolveReference(
  reference: Reference,
  origin: LinkOrigin,
  context: ReferenceContext,
  report: (fault: Fault) => void,
): ResolvedProperties | null {
  if (reference.type === 'image') return imageProperties(reference, origin.file, context, report)
  const link = resolveLink(reference.url, origin, context)
  if (link.type === 'broken') {
    report({ ...link, at: reference.at })
    return null
  }
  return link.isExternal ? null : { href: link.href, ...(link.isDocument ? { dataFyrDocument: true } : {}) }
}

function imageProperties(
  { url, alt, at }: Reference,
  file: ContentFile | null,
  context: ReferenceContext,
  report: (fault: Fault) => void,
): ResolvedProperties | null {
  if (alt === null || alt.trim() === '') {
    const hint =
      'Describe the image between the brackets of "![ ]" or in "alt", for readers who cannot see it.'
    report({ code: 'missing-alt', problem: `The image "${url}" has no alternative text.`, hint, at })
  }
  const image = resolveImage(url, file, context)
  if (image.type === 'resolved') return { src: image.src, ...image.size }
  if (image.type === 'external') {
    const hint = 'Copy it into the site: pages load nothing from other hosts.'
    report({ code: 'external-image', problem: `The image "${url}" is on another host.`, hint, at })
    return null
  }
  report({ ...image, at })
  return null
}
