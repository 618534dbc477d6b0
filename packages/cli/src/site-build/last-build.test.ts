import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { build } from './build.ts'

function change(root: string, file: string, edit: (text: string) => string): void {
  writeFileSync(join(root, file), edit(readFileSync(join(root, file), 'utf8')))
}

test('reports exactly which pages were rendered again, and why', async () => {
  const root = copyTinySite()
  const options = { root, storeFolder: makeTemporaryFolder() }
  const first = await build(options)
  expect(first.rebuilt).toHaveLength(first.pageCount)
  expect(first.rebuilt[0]?.reasons).toEqual(['it is new'])
  expect((await build(options)).rebuilt).toEqual([])

  const before = readFolder(join(root, 'dist'))
  appendFileSync(join(root, 'content/docs/mooring-2.0.md'), '\nA line more.\n')
  const edited = await build(options)
  expect(edited.rebuilt).toEqual([
    { path: '/docs/mooring-2.0', reasons: ['its content changed'] },
    { path: '/no/docs/mooring-2.0', reasons: ['its content changed'] },
  ])
  const after = readFolder(join(root, 'dist'))
  const different = [...after].filter(([place, bytes]) => before.get(place) !== bytes).map(([place]) => place)
  expect(different.map((place) => place.replace(/-[\da-f]{8}\./, '-*.'))).toEqual([
    'agents.json',
    'assets/search-body-*.json',
    'docs/mooring-2.0.md',
    'docs/mooring-2.0/index.html',
    'docs/mooring-2.0/page.json',
    'no/docs/mooring-2.0.md',
    'no/docs/mooring-2.0/index.html',
    'no/docs/mooring-2.0/page.json',
    'search/index.json',
  ])

  change(root, 'content/docs/mooring-2.0.md', (text) => text.replace('\nA line more.\n', ''))
  expect((await build(options)).rebuilt).toEqual([])
})

test('a new title shows on every page that names it', async () => {
  const root = copyTinySite()
  const options = { root, storeFolder: makeTemporaryFolder() }
  await build(options)
  change(root, 'content/docs/mooring-2.0.md', (text) => text.replace(/^title: .*$/m, 'title: Another'))
  const { rebuilt } = await build(options)
  const reasons = new Map(rebuilt.map((page) => [page.path, page.reasons]))
  expect(reasons.get('/docs/intro')).toContain('its sidebar changed')
  expect(reasons.get('/docs/mooring-2.0')).toContain(
    'its title, its neighbours or its table of contents changed',
  )
})
