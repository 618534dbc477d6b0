import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '../config/load-config.ts'
import { openStore } from '../store/open-store.ts'
import { customisedSite } from '../testing/customised-site.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { loadCustomising } from '../theme/load-customising.ts'
import { findTheme } from '../theme/load-theme.ts'
import { buildTheme } from './build-theme.ts'

test('a folder below node_modules that cannot be written to is reported', async () => {
  const root = customisedSite({ 'slots.tsx': 'export const FooterEnd = () => <p>tide</p>\n' })
  const cache = join(root, 'node_modules/.cache/fyr-theme')
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true })
  writeFileSync(cache, '')
  const { config } = await loadConfig(root)
  if (config === null) throw new Error('The configuration is sound.')
  const { customising } = await loadCustomising(root, config)
  const store = openStore(makeTemporaryFolder())
  await expect(
    buildTheme(root, findTheme(root, '@fyr/theme'), customising, { store, packages: '' }),
  ).rejects.toMatchObject({
    diagnostics: [{ code: 'theme-unwritable', problem: expect.stringContaining(cache) }],
  })
})
