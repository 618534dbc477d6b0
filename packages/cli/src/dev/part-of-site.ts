import { join, sep } from 'node:path'
import type { SiteConfig } from '@fyr/content-pipeline'
import { writtenPlaces } from '@fyr/content-pipeline/internal'
import type { LoadedSite } from '../content/loaded-site.ts'
import { THEME_FOLDER } from '../customising-files.ts'

/** The part of the site to read again when a file (absolute) changes; null for files that do not belong to the site. */
export function partOfSite(site: LoadedSite, file: string): 'configuration' | 'content' | null {
  const { root, config, content, customising, loadedConfig } = site
  const isOfConfig = loadedConfig.dependencies.includes(file) || loadedConfig.watched.includes(file)
  // Documents are compiled with the terms, as with the variables of the configuration.
  const isOfTerms = config !== null && file === join(root, config.content.terms)
  if (isOfConfig || isOfTerms || file.startsWith(join(root, 'site.config.'))) {
    return 'configuration'
  }
  const provides = (path: string): boolean => file.startsWith(`${path}.`) || file.startsWith(path + sep)
  if (loadedConfig.missing.some(provides)) return 'configuration'
  const places = [...contentFolders(root, config), join(root, THEME_FOLDER)]
  if (places.some((place) => file === place || file.startsWith(place + sep))) return 'content'
  // Style sheets of the theme folder may import files from anywhere.
  if (customising?.styleSources.includes(file) === true) return 'content'
  // Content may include files, and show images, from all over the site.
  const isShown =
    content?.dependencies.some((path) => join(root, path) === file) === true ||
    content?.missing.some((path) => join(root, path) === file) === true ||
    content?.manifest.assets.some(({ from }) => from === file) === true
  return isShown ? 'content' : null
}

/** Content folders and single files. Absolute; empty when the configuration is invalid. */
export function contentFolders(root: string, config: SiteConfig | null): string[] {
  return (config === null ? [] : writtenPlaces(config)).map((place) => join(root, place))
}

/** Folders and files outside the site that content shows, which nothing else watches. Absolute. */
export function placesBeside(root: string, { includes }: SiteConfig): string[] {
  return includes.filter((place) => place.startsWith('../')).map((place) => join(root, place))
}
