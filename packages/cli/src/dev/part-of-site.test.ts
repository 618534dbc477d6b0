import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { LoadedSite } from '../content/loaded-site.ts'
import { openSiteReader } from '../content/site-reader.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { partOfSite } from './part-of-site.ts'

let site: LoadedSite
beforeAll(async () => {
  const root = copyTinySite()
  mkdirSync(join(root, 'samples'))
  mkdirSync(join(root, 'crew'))
  writeFileSync(join(root, 'crew/ida.md'), '# Ida\n')
  writeFileSync(join(root, 'samples/there.js'), 'moor()\n')
  mkdirSync(join(root, 'theme'))
  writeFileSync(
    join(root, 'theme/styles.css'),
    "@import '../looks/there.css';\n@import '../looks/gone.css';\n",
  )
  mkdirSync(join(root, 'looks'))
  writeFileSync(join(root, 'looks/there.css'), '.own { color: red }\n')
  const including =
    '---\ntitle: Rope\n---\n\n::include{file=/samples/there.js}\n\n::include{file=/samples/gone.js}\n\n![New](../../samples/new.svg)\n'
  writeFileSync(join(root, 'content/docs/rope.md'), including)
  const file = join(root, 'site.config.ts')
  const further = "docs: { folders: { crew: { path: 'crew' } } },"
  writeFileSync(file, readFileSync(file, 'utf8').replace('export default {', `export default { ${further}`))
  const reader = openSiteReader({ root })
  site = await reader.read()
  await reader.close()
})

test.each([
  ['site.config.ts', 'configuration'],
  ['site.config.mjs', 'configuration'],
  ['terms.yml', 'configuration'],
  ['content/docs/intro.md', 'content'],
  ['crew/new.md', 'content'],
  ['i18n/no/messages.json', 'content'],
  ['static/img/buoy.svg', 'content'],
  ['samples/there.js', 'content'],
  // It may be created later.
  ['samples/gone.js', 'content'],
  ['samples/new.svg', 'content'],
  ['looks/there.css', 'content'],
  ['looks/gone.css', 'content'],
  ['looks/other.css', null],
  ['samples/other.js', null],
  ['contents.md', null],
  ['README.md', null],
])('a change of %s means: %s', (file, part) => {
  expect(partOfSite(site, join(site.root, file))).toBe(part)
})
