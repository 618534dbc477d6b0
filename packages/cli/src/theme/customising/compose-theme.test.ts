import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SiteError } from '../../site-error.ts'
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts'
import { composeDevTheme } from './compose-theme.ts'

test('where nothing can be written below node_modules, that is told', () => {
  const root = makeTemporaryFolder()
  writeFileSync(join(root, 'node_modules'), '')
  const customising = {
    themeName: '@fyr/theme',
    tokenCss: ':root {}',
    styles: null,
    styleSources: [],
    slots: null,
    overrides: [],
    islands: [],
  }
  const doors = { server: '/server.js', client: '/client.js', styles: '/styles.css' }
  const compose = () => composeDevTheme(root, doors, customising, () => {})
  expect(compose).toThrow(SiteError)
  expect(compose).toThrow(join(root, 'node_modules'))
})
