import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { filesBelow } from '../../../scripts/temporary-site.ts'
import { copySite, FYR } from './temporary-site.ts'

/** Builds a copy of the site; gives its folder. */
function buildCopy(env: NodeJS.ProcessEnv): string {
  const folder = copySite()
  execFileSync(FYR, ['build', '--root', folder], { stdio: 'pipe', env: { ...process.env, ...env } })
  return folder
}

test('a build in another folder, time zone and locale, with one thread, gives the same bytes', () => {
  const folders = [
    buildCopy({ TZ: 'UTC', LANG: 'C' }),
    buildCopy({ TZ: 'Pacific/Auckland', LANG: 'nb_NO.UTF-8', FYR_THREADS: '1' }),
  ]
  try {
    const [here = '', there = ''] = folders.map((folder) => join(folder, 'dist'))
    expect(filesBelow(there)).toEqual(filesBelow(here))
    const different = filesBelow(here).filter(
      (file) => !readFileSync(join(here, file)).equals(readFileSync(join(there, file))),
    )
    expect(different).toEqual([])
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
})
