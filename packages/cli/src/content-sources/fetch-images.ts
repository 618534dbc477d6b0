import type { SiteConfig } from '@fyr/content-pipeline'
import { placeInSite, REMOTE_IMAGES, remoteImagePath } from '@fyr/content-pipeline/internal'
import pMap from 'p-map'
import { writeInSite } from '../write-in-site.ts'
import { fetchImage, type FetchImageOptions } from './fetch-image.ts'

/** What one command fetches at most, in bytes and milliseconds: a text can name any number of images. The next one goes on. */
const MOST_BYTES = 1_000_000_000
const DEADLINE_MS = 5 * 60_000

const LATE = `all images together take longer than ${DEADLINE_MS / 60_000} minutes. Run it again to go on.`

/** Hosts answer several requests at once; more would look like an attack. */
const AT_ONCE = 4

export interface FetchImagesOptions extends Pick<FetchImageOptions, 'request'> {
  /** Absolute. */
  readonly root: string
  readonly config: SiteConfig
  /** The time in milliseconds. */
  readonly now?: () => number
  /** Default: one gigabyte. */
  readonly mostBytes?: number
}

/**
 * Fetches images of other hosts into the folder of a site that keeps them. Gives why some could not be fetched, by their addresses. What was
 * fetched once is never asked for again.
 */
export async function fetchImages(
  addresses: readonly string[],
  { root, config, request, now = Date.now, mostBytes = MOST_BYTES }: FetchImagesOptions,
): Promise<ReadonlyMap<string, string>> {
  const unfetched = new Map<string, string>()
  const hosts = config.images?.remote ?? []
  if (placeInSite(root, REMOTE_IMAGES) === null) {
    const reason = `"${REMOTE_IMAGES}" is a link that leads out of the site.`
    return new Map(addresses.map((address) => [address, reason]))
  }
  const end = now() + DEADLINE_MS
  let left = mostBytes
  const many = `this command has fetched ${mostBytes / 1_000_000} MB of images. Run it again to go on.`
  await pMap(
    addresses,
    async (address) => {
      const reason = now() > end ? LATE : left <= 0 ? many : null
      if (reason !== null) return void unfetched.set(address, reason)
      try {
        const { type, bytes } = await fetchImage(address, { hosts, ...(request && { request }) })
        left -= bytes.length
        writeInSite(root, `${remoteImagePath(address)}.${type}`, bytes)
      } catch (error) {
        unfetched.set(address, error instanceof Error ? error.message : String(error))
      }
    },
    { concurrency: AT_ONCE },
  )
  return unfetched
}
