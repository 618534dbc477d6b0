import { join, relative, sep } from 'node:path'
import { isHidden, namesIn, REMOTE_IMAGES } from '@fyr/content-pipeline/internal'
import { listContentFiles } from '../content/list-content-files.ts'
import type { ReadySite } from '../content/loaded-site.ts'

const PICTURE = /\.(?:apng|avif|gif|jpe?g|png|svg|webp)$/i

/**
 * The pictures beside the pages of a site, and those of other hosts that it keeps, that no page shows, links to or imports, relative to its
 * root. Nothing else can show them; those of the static folder may be meant for other sites.
 */
export function unusedPictures({ root, config, content }: ReadySite): readonly string[] {
  const assets = content.manifest.assets.map(({ from }) => relative(root, from).replaceAll(sep, '/'))
  const read = content.dependencies.map((file) => file.replace(/\?.*$/, ''))
  const used = new Set([...assets, ...read])
  const files = [...listContentFiles(root, config, PICTURE), ...keptRemoteImages(root)]
  return files.filter((file) => !used.has(file) && !isHidden(file))
}

function keptRemoteImages(root: string): readonly string[] {
  const names = namesIn(join(root, REMOTE_IMAGES)).filter((name) => PICTURE.test(name))
  return names.toSorted().map((name) => `${REMOTE_IMAGES}/${name}`)
}
