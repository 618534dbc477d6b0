import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { measureImage } from '@fyr/picture-files'
import type { SourceLocation } from '../diagnostic.ts'
import { compareCodePoints } from '../manifest/compare-code-points.ts'
import { kebabCase } from '../kebab-case.ts'
import type { AssetFile } from '../manifest/index.ts'
import { unicodeForms } from '../read/find-spellings.ts'
import { closedFile, openPlace, readOpen } from '../read/open-folders.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { isLinkedType } from './linked-file.ts'
import { cleaningOf } from './cleaning-of.ts'

const HASH_LENGTH = 8
const DRAWING = /\.svg$/i

/** Size of an image in CSS pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** What a picture is to readers, which decides how large it is shown. A `preview` is shown by social networks. */
export type PictureUse = 'content' | 'hero' | 'post' | 'author' | 'logo' | 'footer-logo' | 'preview'

/** A picture of dots that pages show, and where they do so first. */
export interface SitePicture {
  readonly use: PictureUse
  /** Absolute. */
  readonly from: string
  /** As pages write it, below the base path of a locale. */
  readonly address: string
  /** SHA-256 of the file, in hexadecimal digits. */
  readonly hash: string
  readonly bytes: number
  /** As browsers show it: turned as the camera was held. */
  readonly size: ImageSize
  readonly firstUse: SourceLocation
}

/** What a picture is shown as, and where that is written. */
export interface ShownAs {
  readonly use: PictureUse
  readonly at: SourceLocation
}

/** A file that pages show, as the store finds it. */
interface MeasuredImage {
  readonly size: ImageSize
  readonly hash: string
  readonly bytes: number
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
  /**
   * What is wrong with a file of the site, named as `url`, that is there and not in a folder that content may show files of; else
   * null. Nothing is said about files outside.
   */
  readonly closed: (url: string, file: string) => { readonly problem: string; readonly hint: string } | null
  /** Size of an image of the site; null when it cannot be measured. */
  readonly measure: (file: string) => ImageSize | null
  /** Notes that pages show an image of the site at an address below the base path. Drawings (SVG) are not listed. */
  readonly show: (file: string, address: string, shown: ShownAs) => void
  /** The pictures that pages show so far, by address; one with two uses is there twice. */
  readonly listPictures: () => readonly SitePicture[]
  /** Notes that pages show an image of another host that no file keeps. Gives why it could not be fetched; null if nobody has tried. */
  readonly want: (url: string) => string | null
  /** The images of other hosts that pages show and no file keeps, so far. */
  readonly listWanted: () => readonly string[]
  /** All files so far, by output path. */
  readonly list: () => readonly AssetFile[]
  /** Requested files that do not exist, relative to the root. */
  readonly listMissing: () => readonly string[]
}

/**
 * An empty store for the site at `root`; content may publish files of `folders`, cleaned as the settings of pictures say. `unfetched` says
 * why images of other hosts could not be fetched.
 */
export function createAssetStore(
  root: string,
  folders: readonly string[],
  settings: SiteConfig['images'] = null,
  unfetched: ReadonlyMap<string, string> = new Map(),
): AssetStore {
  const assets = new Map<string, AssetFile | null>()
  const images = new Map<string, MeasuredImage | null>()
  const pictures = new Map<string, SitePicture>()
  const wanted = new Set<string>()
  const measure = (file: string) => remember(images, file, () => measureFile(root, file, folders))
  return {
    add: (file) =>
      remember(assets, file, () => {
        const bytes = isLinkedType(file) ? readOpen(root, file, folders) : null
        return bytes === null
          ? null
          : nameFile(root, file, cleaningOf(file, { images: settings })?.(bytes) ?? bytes)
      }),
    refuses: (file) => !isLinkedType(file) && openPlace(root, file, folders) !== null,
    closed: (url, file) => (isClosed(root, file, folders) ? closedFile(url, file, folders) : null),
    measure: (file) => measure(file)?.size ?? null,
    show(file, address, { use, at: firstUse }) {
      const key = `${address} ${use}`
      const image = DRAWING.test(file) || pictures.has(key) ? null : measure(file)
      if (image !== null) pictures.set(key, { use, from: join(root, file), address, ...image, firstUse })
    },
    listPictures: () =>
      [...pictures].toSorted(([left], [right]) => compareCodePoints(left, right)).map(([, one]) => one),
    want(url) {
      wanted.add(url)
      return unfetched.get(url) ?? null
    },
    listWanted: () => [...wanted].toSorted(compareCodePoints),
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

/** Named by the bytes that are published, since browsers keep them for good. */
function nameFile(root: string, file: string, bytes: Uint8Array): AssetFile {
  const extension = extname(file).toLowerCase()
  const name = kebabCase(basename(file, extname(file))) || 'file'
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH)
  return { from: join(root, file), to: `assets/${name}-${hash}${extension}` }
}

function measureFile(root: string, file: string, folders: readonly string[]): MeasuredImage | null {
  const bytes = readOpen(root, file, folders)
  const measured = bytes === null ? null : measureImage(bytes)
  // Browsers read SVG, and nothing else, where the ending of the name says so.
  if (bytes === null || measured === null || (measured.type === 'svg') !== DRAWING.test(file)) return null
  return {
    size: { width: measured.width, height: measured.height },
    hash: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
  }
}

function isClosed(root: string, file: string, folders: readonly string[]): boolean {
  return !file.startsWith('..') && isFile(join(root, file)) && openPlace(root, file, folders) === null
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    // Its name is longer than the file system allows.
    return false
  }
}
