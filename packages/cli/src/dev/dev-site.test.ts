import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { ownFile } from '../own-package.ts'
import { defaultStoreFolder, openStore } from '../store/open-store.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { openDevSite } from './dev-site.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a new document is found after a reading', async () => {
  const root = copyTinySite()
  const devSite = await openDevSite(root)
  expect(devSite.current().finder?.find('/docs/anchor')).toBeNull()
  writeFileSync(join(root, 'content/docs/anchor.md'), '---\ntitle: Anchor\n---\n\nIt holds.\n')
  const { finder } = await devSite.reload({ isConfigChanged: false })
  expect(finder?.find('/docs/anchor')?.route.title).toBe('Anchor')
})

test('an address that a document had once leads to it', async () => {
  const { finder } = (await openDevSite(copyTinySite())).current()
  expect(finder?.findRedirect('/no/docs/mooring/')).toBe('/no/docs/mooring-2.0')
  expect(finder?.findRedirect('/no/docs/mooring-2.0')).toBe(null)
})

test('the configuration is read again only when it changed', async () => {
  const root = copyTinySite()
  const devSite = await openDevSite(root)
  const file = join(root, 'site.config.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace('}} Docs', '}} Handbook'))
  const titleAfter = async (isConfigChanged: boolean): Promise<string | undefined> =>
    (await devSite.reload({ isConfigChanged })).site.config?.title
  expect(await titleAfter(false)).toBe('Holme Docs')
  expect(await titleAfter(true)).toBe('Holme Handbook')
})

test('a change whose reading fails is taken up by the next one', async () => {
  const root = copyTinySite()
  const devSite = await openDevSite(root)
  const file = join(root, 'site.config.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace('}} Docs', '}} Handbook'))
  // No style sheet can be read there.
  mkdirSync(join(root, 'theme/tokens.css'), { recursive: true })
  await expect(devSite.reload({ isConfigChanged: true })).rejects.toThrow('EISDIR')
  rmSync(join(root, 'theme'), { recursive: true })
  const { site } = await devSite.reload({ isConfigChanged: false })
  expect(site.config?.title).toBe('Holme Handbook')
})

test('changes during a reading share one more reading, which sees them all', async () => {
  const root = copyTinySite()
  const devSite = await openDevSite(root)
  const first = devSite.reload({ isConfigChanged: false })
  appendFileSync(join(root, 'content/docs/intro.md'), '\n[gone](gone.md)\n')
  const second = devSite.reload({ isConfigChanged: false })
  const third = devSite.reload({ isConfigChanged: true })
  expect(third).toBe(second)
  await first
  const last = await second
  expect(devSite.current()).toBe(last)
  expect((await devSite.settled()).site.diagnostics.map(({ code }) => code)).toEqual(['broken-link'])
})

test('a fault that is mended leaves nothing behind', async () => {
  const root = copyTinySite()
  const file = join(root, 'site.config.ts')
  const text = readFileSync(file, 'utf8')
  const devSite = await openDevSite(root)
  writeFileSync(file, `${text},`)
  expect((await devSite.reload({ isConfigChanged: true })).finder).toBeNull()
  writeFileSync(file, text)
  expect((await devSite.reload({ isConfigChanged: true })).site.diagnostics).toEqual([])
})

test('a change that comes after the end is not read', async () => {
  const root = copyTinySite()
  const devSite = await openDevSite(root)
  const before = devSite.current()
  await devSite.close()
  appendFileSync(join(root, 'content/docs/intro.md'), '\nMore.\n')
  expect(await devSite.reload({ isConfigChanged: true })).toBe(before)
})

/** A site with a store of its own, whose files were written a minute ago. */
function copySiteWithStore(): string {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  const root = copyTinySite()
  rmSync(join(root, 'node_modules'), { recursive: true })
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(ownFile('node_modules/@fyr'), join(root, 'node_modules/@fyr'))
  return root
}

function readOutlines(root: string) {
  const store = openStore(defaultStoreFolder(root))
  const files = readdirSync(join(store.folder, 'outlines'), { recursive: true, withFileTypes: true })
  const key = files.find((entry) => entry.isFile())?.name ?? ''
  return { store, key, text: store.read('outlines', key)?.toString('utf8') ?? '' }
}

test('what a second start needs is kept once all is read, and need not wait for the end', async () => {
  const root = copySiteWithStore()
  const devSite = await openDevSite(root)
  expect(existsSync(join(defaultStoreFolder(root), 'outlines'))).toBe(false)
  const title = devSite.current().finder?.find('/docs/mooring-2.0')?.route.title
  await devSite.settled()
  expect(readOutlines(root).text).toContain(JSON.stringify(title))
  await devSite.close()
})

test('a second start takes what it needs of a document from the first one', async () => {
  const root = copySiteWithStore()
  const start = async () => {
    const devSite = await openDevSite(root)
    await devSite.close()
    // Not the first doc, whose text is compiled while the others are read.
    return devSite.current().finder?.find('/docs/mooring-2.0')?.route.title
  }
  const title = await start()
  const { store, key, text } = readOutlines(root)
  store.write('outlines', key, text.replaceAll(JSON.stringify(title), '"Kept"'))
  expect(await start()).toBe('Kept')
})

test('a site is closed after it has been read, even while its rest is awaited', async () => {
  const devSite = await openDevSite(copyTinySite())
  const settled = devSite.settled()
  await devSite.close()
  await expect(settled).resolves.toBe(devSite.current())
})

test('the configuration is passed on before documents are read', async () => {
  const root = copyTinySite()
  const devSite = await openDevSite(root, {
    onConfig: () => writeFileSync(join(root, 'content/docs/late.md'), '# Late\n'),
  })
  expect(devSite.current().finder?.find('/docs/late')?.route.title).toBe('Late')
  await devSite.close()
})
