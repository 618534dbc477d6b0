import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '@fyr/content-pipeline'
import { compareCodePoints } from '@fyr/content-pipeline/manifest'
import { walkFolder } from '../walk-folder.ts'

/** The files in the folders of a site's content whose names match, relative to the root, sorted. */
export function listContentFiles(root: string, { content }: SiteConfig, names: RegExp): readonly string[] {
  const folders = [content.docs, content.blog, content.pages, content.versionedDocs, content.translations]
  const files = folders.flatMap((folder) =>
    existsSync(join(root, folder))
      ? walkFolder(join(root, folder))
          .filter(({ place, entry }) => entry.isFile() && names.test(place))
          .map(({ place }) => `${folder}/${place}`)
      : [],
  )
  return [...new Set(files)].toSorted(compareCodePoints)
}
