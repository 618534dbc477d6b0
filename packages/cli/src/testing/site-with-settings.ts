import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyTinySite } from './copy-fixture.ts'

/** A copy of the tiny site with more settings in its configuration, as they are written there. */
export function siteWithSettings(settings: string): string {
  const root = copyTinySite()
  const file = join(root, 'site.config.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace('{', `{\n  ${settings}`))
  return root
}
