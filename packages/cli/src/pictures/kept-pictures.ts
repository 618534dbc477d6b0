import { readFile } from 'node:fs/promises'
import type { SiteConfig, SitePicture } from '@fyr/content-pipeline'
import type Sharp from 'sharp'
import { contentHash } from '../store/content-hash.ts'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'
import { convertPicture, type PictureFile } from './convert-picture.ts'
import { convertPreview } from './convert-preview.ts'
import { settingsFor } from './picture-settings.ts'

/** What the store says about a file of a picture; its bytes follow those of the files before it. */
export interface KeptFile {
  readonly width: number
  readonly format: PictureFile['format']
  readonly length: number
  readonly hash: string
}

/** Converted pictures, kept by the bytes of the original, the settings and the version of the library. */
export interface KeptPictures {
  /** Null for a picture that is not kept. */
  find(picture: SitePicture): readonly KeptFile[] | null
  /** Converts a picture and keeps its files. Rejects when it cannot be read. */
  convert(picture: SitePicture): Promise<readonly KeptFile[]>
  /** Bytes of the files, in the same order. Converts again what the store has lost. */
  read(picture: SitePicture): Promise<readonly Uint8Array[]>
}

/** Bump when the same picture gives other bytes. */
const CONVERSION = 4

/** Opens the pictures of a store. */
export function openKeptPictures(
  store: Store,
  sharp: typeof Sharp,
  images: NonNullable<SiteConfig['images']>,
): KeptPictures {
  const code = hashOf(String(CONVERSION), JSON.stringify(sharp.versions))
  // The picture of a page has the size of networks, whatever the settings are.
  const settingsOf = (picture: SitePicture) =>
    picture.use === 'preview' ? null : settingsFor(picture, images)
  const keyOf = (picture: SitePicture): string =>
    hashOf('picture', picture.hash, JSON.stringify(settingsOf(picture)), code)
  const make = async (picture: SitePicture): Promise<readonly PictureFile[]> => {
    const [original, settings] = [await readFile(picture.from), settingsOf(picture)]
    const files = await (settings === null
      ? convertPreview(sharp, original)
      : convertPicture(sharp, original, settings))
    const head = JSON.stringify(files.map(factsOf))
    store.write('picture', keyOf(picture), Buffer.concat(files.map(({ bytes }) => bytes)), head)
    return files
  }
  const find = (picture: SitePicture): readonly KeptFile[] | null => {
    const head = store.readHead('picture', keyOf(picture))
    return head === null ? null : (JSON.parse(head.toString('utf8')) as readonly KeptFile[])
  }
  return {
    find,
    convert: async (picture) => (await make(picture)).map(factsOf),
    async read(picture) {
      const [kept, whole] = [find(picture), store.read('picture', keyOf(picture))]
      if (kept === null || whole === null) return (await make(picture)).map(({ bytes }) => bytes)
      let end = 0
      return kept.map(({ length }) => whole.subarray(end, (end += length)))
    },
  }
}

function factsOf({ width, format, bytes }: PictureFile): KeptFile {
  return { width, format, length: bytes.length, hash: contentHash(bytes) }
}
