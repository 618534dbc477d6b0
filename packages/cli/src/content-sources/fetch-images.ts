import type { SiteConfig } from '@fyr/content-pipeline'
import { placeInSite, REMOTE_IMAGES, remoteImagePath } from '@fyr/content-pipeline/internal'
import pMap from 'p-map'
import { writeInSite } from '../write-in-site.ts'
import { fetchImage, type FetchImageOptions } from './fetch-image.ts'

/** Hosts answer several requests at once; more would look like an attack. */
const AT_ONCE = 4

/**
 * Fetches images of other hosts into the folder of a site that keeps them. Gives why some could not be fetched, by their addresses. What was
 * fetched once is never asked for again.
 */
export async function fetchImages(
  addresses: readonly string[],
  {
    root,
    config,
    request,
  }: { readonly root: string; readonly config: SiteConfig } & Pick<FetchImageOptions, 'request'>,
): Promise<ReadonlyMap<string, string>> {
  const unfetched = new Map<string, string>()
  const hosts = config.images?.remote ?? []
  if (placeInSite(root, REMOTE_IMAGES) === null) {
    const reason = `"${REMOTE_IMAGES}" is a link that leads out of the site.`
    return new Map(addresses.map((address) => [address, reason]))
  }
  await pMap(
    addresses,
    async (address) => {
      try {
        const { type, bytes } = await fetchImage(address, { hosts, ...(request && { request }) })
        writeInSite(root, `${remoteImagePath(address)}.${type}`, bytes)
      } catch (error) {
        unfetched.set(address, error instanceof Error ? error.message : String(error))
      }
    },
    { concurrency: AT_ONCE },
  )
  return unfetched
}
