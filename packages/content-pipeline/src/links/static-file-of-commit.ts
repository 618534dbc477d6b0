import { posix } from 'node:path'
import type { ContentFile } from '../read/read-collection.ts'
import type { AssetStore } from './asset-store.ts'
import type { SiteIndex } from './site-index.ts'

/** A file of the static folder as it was in the commit that a document comes from; null for any other document. */
export function staticFileOfCommit(
  path: string,
  file: ContentFile | null,
  { index, assets }: { readonly index: SiteIndex; readonly assets: AssetStore },
): { readonly file: string; readonly to: string } | null {
  const base = file?.collection.base ?? ''
  if (base === '' || !path.startsWith('/')) return null
  const place = posix.join(base, index.config.content.static, path)
  const asset = assets.add(place)
  return asset === null ? null : { file: place, to: asset.to }
}
