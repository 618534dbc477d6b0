import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import type { BuildResult } from './build-result.ts'
import { build } from './build.ts'

const loadBundler = vi.hoisted(() => vi.fn<() => void>())
vi.mock('vite', (importOriginal) => {
  loadBundler()
  return importOriginal()
})

/** The tiny site with a configuration that every Node runs on its own: otherwise that might need the bundler, too. */
function makeSite(): string {
  const root = copyTinySite()
  renameSync(join(root, 'site.config.ts'), join(root, 'site.config.mjs'))
  return root
}

function buildFirst(root: string): Promise<BuildResult> {
  return build({ root, storeFolder: makeTemporaryFolder() })
}

test('a first build loads the bundler for a theme that the site changes, and for no other', async () => {
  const root = makeSite()
  expect(await buildFirst(root)).toMatchObject({ isPublished: true, diagnostics: [] })
  expect(loadBundler).not.toHaveBeenCalled()

  const changed = makeSite()
  mkdirSync(join(changed, 'theme'))
  writeFileSync(join(changed, 'theme/styles.css'), '.own { color: red }')
  expect(await buildFirst(changed)).toMatchObject({ isPublished: true, diagnostics: [] })
  expect(loadBundler).toHaveBeenCalled()
  const styles = [...readFolder(join(changed, 'dist/assets'))].filter(([place]) => place.endsWith('.css'))
  expect(styles).toMatchObject([[expect.stringMatching(/^styles-/), expect.stringContaining('.own')]])
})
