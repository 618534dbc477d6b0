import { openSiteReader } from '@fyr/cli/internal'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepAddresses } from './keep-addresses.ts'
import { siteOf } from './testing/old-site.ts'

const CONFIG = `export default {
  product: { name: 'Fjord', slug: 'fjord' }, title: 'Fjord', url: 'https://fjord.example', defaultLocale: 'en',
  locales: [{ code: 'en', label: 'English' }], content: { docs: 'docs' }, blog: false,
}`

test.each([
  ['/other', ['slug: /other', 'slug: /fleet']],
  ['/fleet', ['slug: /fleet', 'slug: /fleet']],
])('where the slug %s does not help, a page has that of its author again', async (slug, slugs) => {
  const file = 'docs/boats.md'
  const root = siteOf({ 'site.config.ts': CONFIG, [file]: '---\nslug: /fleet\n---\n\n# Boats\n' })
  const reader = openSiteReader({ root })
  const { content } = await reader.read()
  await reader.close()
  const keeping = {
    plan: { pages: [{ file, address: '/harbour', locale: 'en', slug }], moves: [], redirects: [] },
    manifest: content?.manifest ?? { locales: [] },
    stage: {
      leftOut: new Map(),
      origins: new Map([[file, file]]),
      read: (path: string) => readFileSync(join(root, path), 'utf8'),
      write: (path: string, text: string) => writeFileSync(join(root, path), text),
    },
    hopeless: new Set<string>(),
    slugsBefore: new Map<string, unknown>(),
  }
  const written = slugs.map(() => {
    keepAddresses(keeping)
    return /^slug: .*$/m.exec(keeping.stage.read(file))?.[0]
  })
  expect(written).toEqual(slugs)
})
