import { join, sep } from 'node:path'
import type { LoadedSite } from '../content/loaded-site.ts'
import { THEME_FOLDER } from '../theme/customising/customising-files.ts'

/** Tells what must be read again when a file (absolute) changes; null for files that the site is not read from. */
export function partOfSite(site: LoadedSite, file: string): 'configuration' | 'content' | null {
  const { root, config, content, loadedConfig } = site
  if (loadedConfig.dependencies.includes(file) || file.startsWith(join(root, 'site.config.'))) {
    return 'configuration'
  }
  const places = [...Object.values(config?.content ?? {}), THEME_FOLDER].map((place) => join(root, place))
  const isInside = places.some((place) => file === place || file.startsWith(place + sep))
  // Texts may include files, and show images, from all over the site.
  const others = [
    ...(content?.dependencies ?? []).map((path) => join(root, path)),
    ...(content?.manifest.assets ?? []).map(({ from }) => from),
  ]
  return isInside || others.includes(file) ? 'content' : null
}
