import { posix } from 'node:path'
import { MOST_PIXELS } from '@fyr/picture-files'
import type { DiagnosticCode } from '../diagnostic.ts'
import { isWholeIfWebUrl } from '../is-web-url.ts'
import { nearestPath, suggestName } from '../nearest-name.ts'
import { namesIn } from '../read/names-in.ts'
import type { ContentFile } from '../read/read-collection.ts'
import type { AssetStore, ImageSize, ShownAs } from './asset-store.ts'
import { keptRemoteImage, REMOTE_IMAGES, remoteImageUrl } from '../read/remote-images.ts'
import { adviceForBackslashes, adviceForSiteRoot } from './advice-for-paths.ts'
import { findSpellings, manySpellings } from '../read/find-spellings.ts'
import { withoutOwnHost } from './own-address.ts'
import { decodeMarks, encodeMarks } from './path-marks.ts'
import type { SiteIndex } from './site-index.ts'
import { staticFileOfCommit } from './static-file-of-commit.ts'

/** An image's address with base path and its size, or what is wrong with it. */
export type ImageOutcome =
  | {
      readonly type: 'resolved'
      readonly src: string
      readonly size: ImageSize
      /** Relative to the root. */
      readonly file: string
    }
  | { readonly type: 'external' }
  | {
      readonly type: 'broken'
      readonly code: DiagnosticCode
      readonly problem: string
      readonly hint: string
    }

/** An image of the site. */
export type FoundImage = Extract<ImageOutcome, { type: 'resolved' }>

export interface ImageContext {
  readonly index: SiteIndex
  readonly assets: AssetStore
  readonly basePath: string
}

const ON_THE_WEB = /^(?:https?:|\/\/)/i
const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i
const SCHEME_OR_HOST = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i

/**
 * Resolves an image: an absolute path in the static folder, or a relative one beside the page (a translation's own
 * image before the original's), which is then named by its content. `#only-light` and `#only-dark` are kept. An image on a host that the
 * site allows is the file that keeps it.
 */
export function resolveImage(written: string, file: ContentFile | null, context: ImageContext): ImageOutcome {
  const isRemote = remoteImageUrl(written, context.index.config) !== null
  const url = isRemote ? written : withoutOwnHost(written, context.index)
  if (ON_THE_WEB.test(url) && isWholeIfWebUrl(url)) return resolveRemote(url, context)
  if (SCHEME_OR_HOST.test(url)) {
    return {
      type: 'broken',
      code: 'invalid-image',
      problem: ON_THE_WEB.test(url)
        ? `The address of the image "${url}" is not a valid URL.`
        : `The image "${url}" starts with a scheme that is not allowed.`,
      hint: 'Save the image as a file of the site.',
    }
  }
  const [, name = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  const { path, found } = findFile(name, file, context)
  if (found?.isRefused === true)
    return {
      type: 'broken',
      code: 'invalid-image',
      problem: `"${written}" is not an image by the ending of its name.`,
      hint: 'Use SVG, PNG, JPEG, WebP, AVIF or GIF.',
    }
  const closed = found === null ? closedBeside(path, file, context) : null
  if (closed !== null) return { type: 'broken', code: 'unsafe-file', ...closed }
  if (found === null) {
    const hint = missingFile(path, file, context, IMAGE_FILE)
    return { type: 'broken', code: 'missing-image', problem: `The image "${written}" does not exist.`, hint }
  }
  if (found.isAmbiguous) return { type: 'broken', ...manySpellings(path) }
  return sized(url, { ...found, suffix }, context)
}

/** Notes what an image is shown as, so that it is converted to that size. */
export function noteShown(
  { src, file }: FoundImage,
  shown: ShownAs,
  { assets, basePath }: Pick<ImageContext, 'assets' | 'basePath'>,
): void {
  assets.show(file, src.slice(basePath.length).replace(/[?#].*$/s, ''), shown)
}

function resolveRemote(url: string, context: ImageContext): ImageOutcome {
  const { index, assets } = context
  const address = remoteImageUrl(url, index.config)
  if (address === null) return { type: 'external' }
  const file = keptRemoteImage(index.root, address)
  const asset = file === null ? null : assets.add(file)
  if (file !== null && asset !== null) {
    const [suffix = ''] = /#.*$/s.exec(url) ?? []
    return sized(url, { file, to: asset.to, suffix }, context)
  }
  const reason = assets.want(address)
  return {
    type: 'broken',
    code: 'missing-remote-image',
    problem: `The image "${url}" is not in the folder "${REMOTE_IMAGES}"${reason === null ? '.' : `, and cannot be fetched: ${reason}`}`,
    hint: `Run "fyr check" with access to the internet, without "--frozen", and keep the folder "${REMOTE_IMAGES}" in version control.`,
  }
}

/** What is wrong with a file that was found, or its address and its size. */
function sized(
  url: string,
  { file, to, suffix }: { readonly file: string; readonly to: string; readonly suffix: string },
  context: ImageContext,
): ImageOutcome {
  const size = context.assets.measure(file)
  if (size === null) {
    const hint =
      'Use SVG, PNG, JPEG, WebP, AVIF or GIF, under a name that ends so; an SVG needs a viewBox or a width and height.'
    return {
      type: 'broken',
      code: 'invalid-image',
      problem: `Cannot read the width and height of "${url}".`,
      hint,
    }
  }
  if (isTooLarge(file, size))
    return {
      type: 'broken',
      code: 'invalid-image',
      problem: `The image "${url}" has ${size.width} × ${size.height} pixels. Phones of readers cannot show so many.`,
      hint: `Make it smaller: at most ${MOST_PIXELS / 1_000_000} million pixels.`,
    }
  return { type: 'resolved', src: context.basePath + encodeMarks(to) + suffix, size, file }
}

/** A picture takes four bytes of memory for each pixel, however small its file is. A drawing has none. */
function isTooLarge(file: string, { width, height }: ImageSize): boolean {
  return !/\.svg$/i.test(file) && width * height > MOST_PIXELS
}

/** Whether an image is written with its host. */
export function isOnWeb(url: string): boolean {
  return ON_THE_WEB.test(url)
}

/** A file by its path as written: in the static folder, or beside the page. */
export function findFile(
  written: string,
  file: ContentFile | null,
  context: ImageContext,
): { readonly path: string; readonly found: FoundFile | null } {
  const path = decodeMarks(written)
  const isStatic = path.startsWith('/') || file === null
  return { path, found: isStatic ? findStatic(path, file, context) : findBeside(path, file, context) }
}

/** What to do about a file that does not exist; the names of others like it match `names`. */
export function missingFile(
  path: string,
  file: ContentFile | null,
  context: ImageContext,
  names: RegExp,
): string {
  const usual =
    path.startsWith('/') || file === null
      ? `An absolute path starts in "${context.index.config.content.static}".`
      : `A relative path starts in the folder of ${file.originalFile}.`
  return (
    adviceForSiteRoot(path, context.index.config) ??
    adviceForBackslashes(path) ??
    suggestFile(path, file, context, { usual, names })
  )
}

/** The nearest file of the static folder, or of the folder that a relative path leads to, before the advice. */
function suggestFile(
  path: string,
  file: ContentFile | null,
  { index }: ImageContext,
  { usual: advice, names }: { readonly usual: string; readonly names: RegExp },
): string {
  if (file === null || path.startsWith('/')) {
    const nearest = nearestPath(path.startsWith('/') ? path : `/${path}`, index.staticAddresses())
    return nearest === null ? advice : `Did you mean "${encodeMarks(nearest)}"? ${advice}`
  }
  const folder = posix.join(index.root, posix.dirname(file.originalFile), posix.dirname(path))
  const start = path.slice(0, path.length - posix.basename(path).length)
  const files = namesIn(folder)
    .filter((name) => names.test(name))
    .map((name) => start + encodeMarks(name))
  return suggestName(path, files, advice)
}

/** What is wrong with a file beside the page that is there and that content may not show; else null. */
export function closedBeside(
  path: string,
  file: ContentFile | null,
  { assets }: ImageContext,
): { readonly problem: string; readonly hint: string } | null {
  if (file === null || path.startsWith('/')) return null
  for (const from of [file.source.file, file.originalFile]) {
    const closed = assets.closed(path, posix.join(posix.dirname(from), path))
    if (closed !== null) return closed
  }
  return null
}

interface FoundFile {
  readonly file: string
  readonly to: string
  /** Whether another file differs from it only in the Unicode form of its name. */
  readonly isAmbiguous: boolean
  /** Whether the file is of a type that content cannot publish. */
  readonly isRefused?: true
}

function findStatic(
  path: string,
  from: ContentFile | null,
  { index, assets }: ImageContext,
): FoundFile | null {
  const ofCommit = staticFileOfCommit(path, from, { index, assets })
  if (ofCommit !== null) return { ...ofCommit, isAmbiguous: false }
  const [file, ...others] = path.startsWith('/') ? index.staticFiles(path) : []
  if (file === undefined) return null
  return {
    file: posix.join(index.config.content.static, file),
    to: file,
    isAmbiguous: others.length > 0,
  }
}

function findBeside(path: string, file: ContentFile, { assets, index }: ImageContext): FoundFile | null {
  for (const from of [file.source.file, file.originalFile]) {
    const beside = posix.join(posix.dirname(from), path)
    const [image = beside, ...others] = findSpellings(index.root, beside)
    if (assets.refuses(image)) return { file: image, to: '', isAmbiguous: false, isRefused: true }
    const asset = assets.add(image)
    if (asset !== null) return { file: image, to: asset.to, isAmbiguous: others.length > 0 }
  }
  return null
}
