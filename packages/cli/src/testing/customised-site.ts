import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyTinySite } from './copy-fixture.ts'

/** A copy of the tiny site with files in its theme folder. */
export function customisedSite(files: Readonly<Record<string, string>>, depth = 0): string {
  const root = copyTinySite(depth)
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, 'theme', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return root
}
