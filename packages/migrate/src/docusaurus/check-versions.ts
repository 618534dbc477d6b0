import { SiteError } from '@fyr/cli/internal'
import { basename, join } from 'node:path'
import { type OldSite, USUAL_FOLDERS, placeOf, versionsIn, versionsOf } from './docusaurus-site.ts'
import { recordOf } from '../old-site/plain-value.ts'
import { isFolder, jsonOf } from '../old-site/read-old-files.ts'

/** Throws a `SiteError` where docs of a version are missing, which Docusaurus refuses too: a script of the site may make them. */
export function checkVersions(site: OldSite): void {
  const further = site.parts.instances.flatMap(({ kind, options }) => {
    const folder = kind === 'docs' ? placeOf(site.folder, options, USUAL_FOLDERS.docs) : null
    return folder === null ? [] : versionsIn(site, options, folder)
  })
  const missing = [...versionsOf(site), ...further].filter(({ folder }) => !isFolder(folder))
  if (missing.length === 0) return
  const scripts = Object.entries(recordOf(recordOf(jsonOf(join(site.folder, 'package.json')))['scripts']))
  throw new SiteError(
    missing.map(({ name, folder, list }) => {
      const made = scripts.find(([, command]) => String(command).includes(basename(folder)))?.[0]
      return {
        code: 'config-failed',
        file: site.inRoot(list),
        problem: `The docs of version "${name}" are expected in "${site.inRoot(folder)}", which does not exist.`,
        hint:
          made === undefined
            ? 'Make the folder first, as the build of the old site does, or take the version out of the list.'
            : `Run the script "${made}" of package.json first, which names this folder.`,
      }
    }),
  )
}
