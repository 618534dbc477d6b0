import type { PictureUse, SitePicture } from '@fyr/content-pipeline'
import { previewSize } from './convert-preview.ts'
import type { KeptFile } from './kept-pictures.ts'

/** A picture with files of its own. */
export interface ConvertedPicture {
  readonly picture: SitePicture
  readonly files: readonly PlacedFile[]
  /** Whether browsers that need the widest file have the original alone, because that is smaller. */
  readonly needsOriginal: boolean
}

interface PlacedFile extends KeptFile {
  readonly place: string
}

/** Finds the files of the pictures of a locale. */
export interface PictureFinder {
  /** Value of `srcset`; null for a picture that stays as it is. `src` begins with the base path. */
  srcSet(use: PictureUse, src: string): string | null
  /** The file that social networks show, by the absolute address of the original. */
  preview(url: string): { readonly url: string; readonly width: number; readonly height: number } | null
}

/** Finds the files of pictures by the base path of their locale. `origin` is that of the site. */
export function finderOf(
  pictures: readonly ConvertedPicture[],
  origin: string,
): (basePath: string) => PictureFinder {
  const byKey = new Map(pictures.map((one) => [`${one.picture.use} ${one.picture.address}`, one]))
  return (basePath) => {
    const find = (use: PictureUse, src: string) =>
      src.startsWith(basePath)
        ? byKey.get(`${use} ${src.slice(basePath.length).replace(/[?#].*$/s, '')}`)
        : undefined
    return {
      srcSet(use, src) {
        const picture = find(use, src)
        return picture === undefined ? null : srcSetOf(picture, src, basePath)
      },
      preview(url) {
        const picture = url.startsWith(`${origin}/`) ? find('preview', url.slice(origin.length)) : undefined
        const [file] = picture?.files ?? []
        if (picture === undefined || file === undefined) return null
        return { url: new URL(basePath + file.place, origin).href, ...previewSize(picture.picture.size) }
      },
    }
  }
}

/** Pictures that are shown in one size, so that only the pixels of the screen decide. */
const ONE_SIZE: ReadonlySet<PictureUse> = new Set(['logo', 'footer-logo'])

/** The files with their widths, or for finer pixels; only the address for a file as wide as the picture. */
function srcSetOf(
  { picture, files, needsOriginal }: ConvertedPicture,
  src: string,
  basePath: string,
): string {
  const { width } = picture.size
  const addresses = files.map((file) => ({ width: file.width, address: basePath + file.place }))
  const [only] = addresses
  if (only?.width === width) return only.address
  const own = { width, address: src.replace(/[?#].*$/s, '').replaceAll(/[\s,]/g, encodeURIComponent) }
  const all = needsOriginal ? [...addresses, own] : addresses
  return all
    .map((file, index) =>
      !ONE_SIZE.has(picture.use)
        ? `${file.address} ${file.width}w`
        : index === 0
          ? file.address
          : `${file.address} 2x`,
    )
    .join(',')
}
