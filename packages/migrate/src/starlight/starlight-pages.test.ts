import { expect, test } from 'vitest'
import { siteOf } from '../testing/old-site.ts'
import { entriesOf } from './starlight-pages.ts'

const MAIN = { code: 'en', label: 'English', lang: null, key: '', folder: '', dir: null }

test.each([
  ['without a loader, as before Astro 5,', 'docs: defineCollection({ schema: docsSchema() })', ['boats.md']],
  ['with a loader', 'docs: defineCollection({ loader: docsLoader() })', ['_parts/knot.md', 'boats.md']],
])('folders with an underscore %s are published as by Astro', (_name, collection, published) => {
  const folder = siteOf({
    'src/content/config.ts': `export const collections = { ${collection} }`,
    'src/content/docs/boats.md': '---\ntitle: Boats\n---\n',
    'src/content/docs/_boats.md': '---\ntitle: None\n---\n',
    'src/content/docs/_parts/knot.md': '---\ntitle: Knot\n---\n',
  })
  expect(
    entriesOf({ folder, docs: 'src/content/docs', astro: {}, options: {} }, [MAIN]).map(({ file }) => file),
  ).toEqual(published)
})
