import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '@fyr/content-pipeline'
import { contentFolders } from '@fyr/content-pipeline/internal'
import { compareCodePoints } from '@fyr/content-pipeline/manifest'
import { walkFolder } from '../walk-folder.ts'

/** The files in the folders of a site's content whose names match, relative to the root, sorted. */
export function listContentFiles(root: string, config: SiteConfig, names: RegExp): readonly string[] {
  const files = contentFolders(config).flatMap((folder) =>
    existsSync(join(root, folder))
      ? walkFolder(join(root, folder))
          .filter(({ place, entry }) => entry.isFile() && names.test(place))
          .map(({ place }) => `${folder}/${place}`)
      : [],
  )
  return [...new Set(files)].toSorted(compareCodePoints)
}
