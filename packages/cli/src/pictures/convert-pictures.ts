import type { ReadySite } from '../content/loaded-site.ts'
import type { Store } from '../store/open-store.ts'
import type { SitePictures } from './site-pictures.ts'

/** The converted pictures of a site. Null for one without pictures in its content, which does not load the code that converts. */
export async function convertPictures(
  site: ReadySite,
  store: Store,
  onStart: () => void = () => {},
): Promise<SitePictures | null> {
  if (site.config.images === null || (site.content.pictures ?? []).length === 0) return null
  onStart()
  const { openSitePictures } = await import('./site-pictures.ts')
  return openSitePictures(site, store)
}
