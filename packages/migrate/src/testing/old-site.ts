import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readFolder } from '../../../cli/src/testing/read-folder.ts'
import { makeTemporaryFolder } from '../../../cli/src/testing/temporary-folder.ts'

export type Files = Readonly<Record<string, string>>

export function siteOf(files: Files, root = makeTemporaryFolder()): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

/** A folder in which a site can be built: everything is installed. */
export function buildableSite(files: Files): string {
  const root = siteOf(files)
  const installed = join(import.meta.dirname, '../../node_modules')
  const names = readdirSync(installed).filter((name) => !name.startsWith('.') && name !== '@fyr')
  mkdirSync(join(root, 'node_modules/@fyr'), { recursive: true })
  for (const name of names) symlinkSync(join(installed, name), join(root, 'node_modules', name))
  for (const name of readdirSync(join(installed, '@fyr')))
    symlinkSync(join(installed, '@fyr', name), join(root, 'node_modules/@fyr', name))
  return root
}

/** Files of a site, without what a build makes and what is installed, by path. */
export function withoutBuild(root: string): object {
  return Object.fromEntries([...readFolder(root)].filter(([file]) => !/^(?:dist|node_modules)\//.test(file)))
}
