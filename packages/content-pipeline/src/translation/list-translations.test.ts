import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { buildManifest } from '../build-manifest.ts'
import { BASE_CONFIG } from '../fixtures/build-fixture.ts'
import { parseSiteConfig } from '../schemas/parse-site-config.ts'

const LOCALES = [
  { code: 'en', label: 'English' },
  { code: 'no', label: 'Norsk' },
]
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

test('the page for unknown addresses is one of the translations', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'fyr-')))
  folders.push(root)
  const files = {
    'content/pages/index.md': '# Fish\n',
    'content/pages/404.md': '# No page\n\nSearch for it.\n',
    'i18n/no/pages/404.md': '# Ingen side\n\nSøk etter den.\n',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const { config } = parseSiteConfig(
    { ...BASE_CONFIG, locales: LOCALES },
    { file: 'site.config.ts', text: '' },
  )
  if (config === null) throw new Error('The configuration is invalid.')
  const build = await buildManifest({ root, config, mode: 'production' })
  const translations = build.listTranslations?.('no')
  expect(translations?.map(({ source, target }) => [source.file, target.file])).toEqual([
    ['content/pages/404.md', 'i18n/no/pages/404.md'],
  ])
})
