import type { DiagnosticLog, Issue } from '../diagnostic.ts'
import type { SizedImage } from '../manifest/index.ts'
import type { Reference } from '../markdown/finish/find-references.ts'
import { darkProperties } from '../markdown/finish/dark-image.ts'
import type { ResolvedProperties } from '../markdown/finish/resolved-properties.ts'
import type { ResolveReference } from '../markdown/finish/resolve-text.ts'
import type { ContentFile } from '../read/read-collection.ts'
import type { SiteTerms } from '../read/read-terms.ts'
import type { AssetStore } from './asset-store.ts'
import { adviceForRemote } from '../read/remote-images.ts'
import { findFile, type FoundImage, isOnWeb, noteShown, resolveImage } from './resolve-image.ts'
import type { LinkOrigin } from './link-origin.ts'
import { resolveMedia } from './resolve-media.ts'
import { resolveLink } from './resolve-link.ts'
import type { BrokenLinkContext } from './broken-link.ts'
import { basePathOf, type SiteIndex } from './site-index.ts'

/** Input for resolving the references of a page. */
export interface ResolverContext extends BrokenLinkContext {
  readonly assets: AssetStore
  /** The terms of the site; null without any. */
  readonly terms: SiteTerms | null
  readonly log: DiagnosticLog
}

/** Input for resolving one reference, besides its position. */
interface ReferenceContext extends BrokenLinkContext {
  readonly assets: AssetStore
  /** Base path of the reference's locale. */
  readonly basePath: string
}

/**
 * Resolves the links and images of one page. Problems go to the log; those of untranslated text are reported for its
 * original only.
 */
export function createReferenceResolver(
  file: ContentFile,
  path: string,
  context: ResolverContext,
): ResolveReference {
  const { index, log, terms } = context
  const origin = { locale: file.locale, path, file }
  const basePath = basePathOf(file.locale, index)
  const report = (issue: Issue) => {
    if (!file.isFallback) log.add(file.source, issue)
  }
  // Terms all lead to one page, which is missed once.
  const reportGlossary = ({ code }: Issue) => {
    if (!file.isFallback)
      log.add({ file: index.config.content.terms, text: '' }, withoutGlossary(code, index))
  }
  return (reference) => {
    const told = isOfTerm(reference, terms) ? reportGlossary : report
    return resolveReference(reference, origin, { ...context, basePath }, told)
  }
}

/** Whether a link leads to a term in the glossary. */
function isOfTerm({ url }: Reference, terms: SiteTerms | null): boolean {
  if (terms === null || !url.startsWith(`${terms.glossary}#`)) return false
  const id = url.slice(terms.glossary.length + 1)
  return Object.values(terms.byLocale).some((list) => list.some((term) => term.id === id))
}

function withoutGlossary(code: Issue['code'], { config }: SiteIndex): Issue {
  const { glossary } = config.terms
  const [problem, hint] =
    code === 'broken-anchor'
      ? [
          `The page "${glossary}" does not list the terms.`,
          'Write "::glossary" on it, and on its translations.',
        ]
      : [
          `Terms lead to "${glossary}", which is no page of this site.`,
          'Add a page there with "::glossary", or set "terms.glossary" to its address.',
        ]
  return { code, problem, hint, at: null }
}

/** The resolved link or image; null to keep it as written, possibly after reporting a problem. */
export function resolveReference(
  reference: Reference,
  origin: LinkOrigin,
  context: ReferenceContext,
  report: (issue: Issue) => void,
): ResolvedProperties | null {
  if (reference.type === 'image') return imageProperties(reference, origin.file, context, report)
  if (reference.type === 'media') return mediaProperties(reference, origin.file, context, report)
  if (reference.type === 'poster') return posterProperties(reference, origin.file, context, report)
  const link = resolveLink(reference.url, origin, context)
  if (link.type === 'resolved') return link.isExternal ? null : linkProperties(link)
  const { shown = null, ...issue } = link
  report({ ...issue, at: reference.at })
  return shown && linkProperties(shown)
}

function linkProperties({ href, isDocument }: { href: string; isDocument: boolean }): ResolvedProperties {
  return { href, ...(isDocument ? { dataFyrDocument: true } : {}) }
}

function imageProperties(
  { url, alt, at }: Reference,
  file: ContentFile | null,
  context: ReferenceContext,
  report: (issue: Issue) => void,
): ResolvedProperties | null {
  if (alt === null || alt.trim() === '') {
    const hint =
      'Describe the image between the brackets of "![ ]" or in "alt", for readers who cannot see it.'
    report({ code: 'missing-alt', problem: `The image "${url}" has no alternative text.`, hint, at })
  }
  const image = findImage(url, file, context, (issue) => report({ ...issue, at }))
  if (image === null) return null
  const show = (shown: FoundImage): void => {
    if (file !== null) noteShown(shown, { use: 'content', at: { source: file.source, at } }, context)
  }
  show(image)
  const dark = darkImage(url, file, context)
  if (dark === null) return { src: image.src, ...image.size }
  show(dark)
  const other = { src: `${dark.src}#only-dark`, ...dark.size }
  return { src: `${image.src}#only-light`, ...image.size, ...darkProperties(other) }
}

/** An address without a mark of its own; a name that says "light" is the same as one that says nothing. */
const UNMARKED = /^(?<name>[^?#]*?)(?:\.light)?(?<ending>\.[a-z]+)$/i

/** The image beside one, `plan.dark.png` beside `plan.png`, that shows the same in dark mode. */
function darkImage(url: string, file: ContentFile | null, context: ReferenceContext): FoundImage | null {
  if (isOnWeb(url)) return null
  const { name, ending } = UNMARKED.exec(url)?.groups ?? {}
  if (name === undefined || ending === undefined || name.endsWith('.dark')) return null
  const address = `${name}.dark${ending}`
  // Most pictures have none, so nothing is said about one that is missing.
  if (findFile(address, file, context).found === null) return null
  const image = resolveImage(address, file, context)
  return image.type === 'resolved' ? image : null
}

function mediaProperties(
  { url, at }: Reference,
  file: ContentFile | null,
  context: ReferenceContext,
  report: (issue: Issue) => void,
): ResolvedProperties | null {
  const media = resolveMedia(url, file, context)
  if ('src' in media) return media
  report({ ...media, at })
  // No reader's browser may ask another host for the film: without an address it is left out.
  return { src: '' }
}

/** The author's own width and height are those of the film. */
function posterProperties(
  { url, at }: Reference,
  file: ContentFile | null,
  context: ReferenceContext,
  report: (issue: Issue) => void,
): ResolvedProperties | null {
  const image = placeImage(url, file, context, (issue) => report({ ...issue, at }))
  return { poster: image?.src ?? '' }
}

/** Address and size of an image of the site. Null for any other, after reporting why. */
function placeImage(
  url: string,
  file: ContentFile | null,
  context: ReferenceContext,
  report: (issue: Issue) => void,
): SizedImage | null {
  const image = findImage(url, file, context, report)
  return image && { src: image.src, ...image.size }
}

/** The image of the site. Null for any other, after reporting why. */
export function findImage(
  url: string,
  file: ContentFile | null,
  context: ReferenceContext,
  report: (issue: Issue) => void,
): FoundImage | null {
  const image = resolveImage(url, file, context)
  if (image.type === 'resolved') return image
  if (image.type === 'broken') {
    report(image)
    return null
  }
  report({
    code: 'external-image',
    problem: `The image "${url}" is on another host.`,
    hint: adviceForRemote(url),
  })
  return null
}
