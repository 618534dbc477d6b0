import { createHash } from 'node:crypto'
import { basename, extname, join } from 'node:path'
import { imageSize } from 'image-size'
import { compareCodePoints } from '../manifest/compare-code-points.ts'
import { kebabCase } from '../kebab-case.ts'
import type { AssetFile } from '../manifest/index.ts'
import { unicodeForms } from '../read/find-spellings.ts'
import { readInSite } from '../read/inside-site.ts'
import { isPrivate, isPublishable } from '../read/is-publishable.ts'
import { isLinkedType } from './linked-file.ts'

const HASH_LENGTH = 8

/** Size of an image in CSS pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** Images and other files that pages refer to, each named by its content. */
export interface AssetStore {
  /**
   * Adds a file of the site, by its path relative to the root; null when it does not exist, and for one of a type that content
   * cannot publish.
   */
  readonly add: (file: string) => AssetFile | null
  /** Whether a file is there and not of a type that content can publish. */
  readonly refuses: (file: string) => boolean
  /** Whether a file of the site is there that no content can publish: a hidden one, or one that configures the site. */
  readonly hides: (file: string) => boolean
  /** Size of an image of the site; null when it cannot be measured. */
  readonly measure: (file: string) => ImageSize | null
  /** All files so far, by output path. */
  readonly list: () => readonly AssetFile[]
  /** Requested files that do not exist, relative to the root. */
  readonly listMissing: () => readonly string[]
}

/** An empty store for the site at `root`. */
export function createAssetStore(root: string): AssetStore {
  const assets = new Map<string, AssetFile | null>()
  const sizes = new Map<string, ImageSize | null>()
  return {
    add: (file) => remember(assets, file, () => hashFile(root, file)),
    refuses: (file) => !isLinkedType(file) && isPublishable(root, file),
    hides: (file) => isPrivate(root, file),
    measure: (file) => remember(sizes, file, () => measureFile(root, file)),
    list: () =>
      [...assets.values()]
        .filter((asset) => asset !== null)
        .toSorted((left, right) => compareCodePoints(left.to, right.to)),
    listMissing: () => [...assets].flatMap(([file, asset]) => (asset === null ? unicodeForms(file) : [])),
  }
}

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key)
  if (value !== undefined) return value
  const made = make()
  known.set(key, made)
  return made
}

function hashFile(root: string, file: string): AssetFile | null {
  const bytes = isLinkedType(file) ? readInside(root, file) : null
  if (bytes === null) return null
  const extension = extname(file).toLowerCase()
  const name = kebabCase(basename(file, extname(file))) || 'file'
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH)
  return { from: join(root, file), to: `assets/${name}-${hash}${extension}` }
}

function measureFile(root: string, file: string): ImageSize | null {
  const bytes = readInside(root, file)
  if (bytes === null) return null
  try {
    const { width, height } = imageSize(bytes)
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    return null
  }
}

/** Bytes of a file that pages may publish, or null. */
function readInside(root: string, file: string): Uint8Array | null {
  return isPublishable(root, file) ? readInSite(root, file) : null
}
