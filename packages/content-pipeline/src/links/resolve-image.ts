import { readdirSync } from 'node:fs'
import { posix } from 'node:path'
import type { DiagnosticCode } from '../content-error.ts'
import { isWholeIfWebUrl } from '../is-web-url.ts'
import { nearestPath, suggestName } from '../nearest-name.ts'
import type { ContentFile } from '../read/read-collection.ts'
import type { AssetStore, ImageSize } from './asset-store.ts'
import { adviceForSiteRoot } from './advice-for-site-root.ts'
import { findSpellings, manySpellings } from '../read/find-spellings.ts'
import { decodeMarks, encodeMarks } from './path-marks.ts'
import type { SiteIndex } from './site-index.ts'

/** An image's address with base path and its size, or what is wrong with it. */
export type ImageOutcome =
  | { readonly type: 'resolved'; readonly src: string; readonly size: ImageSize }
  | { readonly type: 'external' }
  | {
      readonly type: 'broken'
      readonly code: DiagnosticCode
      readonly problem: string
      readonly hint: string
    }

interface ImageContext {
  readonly index: SiteIndex
  readonly assets: AssetStore
  readonly basePath: string
}

const ON_THE_WEB = /^(?:https?:)?\/\//i
const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i
const SCHEME_OR_HOST = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i

/**
 * Resolves an image: an absolute path in the static folder, or a relative one beside the page (a translation's own
 * image before the original's), which is then named by its content. `#only-light` and `#only-dark` are kept.
 */
export function resolveImage(url: string, file: ContentFile | null, context: ImageContext): ImageOutcome {
  if (ON_THE_WEB.test(url) && isWholeIfWebUrl(url)) return { type: 'external' }
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
  const [, written = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  const path = decodeMarks(written)
  const isStatic = path.startsWith('/') || file === null
  const found = isStatic ? findStatic(path, context) : findBeside(path, file, context)
  if (found?.isRefused === true)
    return {
      type: 'broken',
      code: 'invalid-image',
      problem: `"${url}" is not an image by the ending of its name.`,
      hint: 'Use SVG, PNG, JPEG, WebP, AVIF or GIF.',
    }
  if (found === null) {
    const usual = isStatic
      ? `An absolute path starts in "${context.index.config.content.static}".`
      : `A relative path starts in the folder of ${file.originalFile}.`
    const hint = adviceForSiteRoot(path, context.index.config) ?? suggestImage(path, file, context, usual)
    return { type: 'broken', code: 'missing-image', problem: `The image "${url}" does not exist.`, hint }
  }
  if (found.isAmbiguous) return { type: 'broken', ...manySpellings(path) }
  const size = context.assets.measure(found.file)
  if (size === null) {
    const hint = 'Use SVG, PNG, JPEG, WebP, AVIF or GIF; an SVG needs a viewBox or a width and height.'
    return {
      type: 'broken',
      code: 'invalid-image',
      problem: `Cannot read the width and height of "${url}".`,
      hint,
    }
  }
  return { type: 'resolved', src: context.basePath + encodeMarks(found.to) + suffix, size }
}

/** The nearest file of the static folder, or of the folder that a relative path leads to, before the advice. */
function suggestImage(
  path: string,
  file: ContentFile | null,
  { index }: ImageContext,
  advice: string,
): string {
  if (file === null || path.startsWith('/')) {
    const nearest = nearestPath(path.startsWith('/') ? path : `/${path}`, index.staticAddresses())
    return nearest === null ? advice : `Did you mean "${encodeMarks(nearest)}"? ${advice}`
  }
  const folder = posix.join(index.root, posix.dirname(file.originalFile), posix.dirname(path))
  const start = path.slice(0, path.length - posix.basename(path).length)
  const files = imagesIn(folder).map((name) => start + encodeMarks(name))
  return suggestName(path, files, advice)
}

function imagesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => IMAGE_FILE.test(name))
  } catch {
    return []
  }
}

interface FoundImage {
  readonly file: string
  readonly to: string
  /** Whether another file differs from it only in the Unicode form of its name. */
  readonly isAmbiguous: boolean
  /** Whether the file is of a type that content cannot publish. */
  readonly isRefused?: true
}

function findStatic(path: string, { index }: ImageContext): FoundImage | null {
  const [file, ...others] = path.startsWith('/') ? index.staticFiles(path) : []
  if (file === undefined) return null
  return {
    file: posix.join(index.config.content.static, file),
    to: file,
    isAmbiguous: others.length > 0,
  }
}

function findBeside(path: string, file: ContentFile, { assets, index }: ImageContext): FoundImage | null {
  for (const from of [file.source.file, file.originalFile]) {
    const beside = posix.join(posix.dirname(from), path)
    const [image = beside, ...others] = findSpellings(index.root, beside)
    if (assets.refuses(image)) return { file: image, to: '', isAmbiguous: false, isRefused: true }
    const asset = assets.add(image)
    if (asset !== null) return { file: image, to: asset.to, isAmbiguous: others.length > 0 }
  }
  return null
}
