import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { openDevSession } from './dev-session.ts'

test('a new document is found after a reading', async () => {
  const root = copyTinySite()
  const session = await openDevSession(root)
  expect(session.current().finder?.find('/docs/anchor')).toBeNull()
  writeFileSync(join(root, 'content/docs/anchor.md'), '---\ntitle: Anchor\n---\n\nIt holds.\n')
  const { finder } = await session.reload({ isConfigChanged: false })
  expect(finder?.find('/docs/anchor')?.route.title).toBe('Anchor')
})

test('an address that a document had once leads to it', async () => {
  const { finder } = (await openDevSession(copyTinySite())).current()
  expect(finder?.findRedirect('/no/docs/mooring/')).toBe('/no/docs/mooring-2.0')
  expect(finder?.findRedirect('/no/docs/mooring-2.0')).toBe(null)
})

test('the configuration is read again only when it changed', async () => {
  const root = copyTinySite()
  const session = await openDevSession(root)
  const file = join(root, 'site.config.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace('}} Docs', '}} Handbook'))
  const titleAfter = async (isConfigChanged: boolean): Promise<string | undefined> =>
    (await session.reload({ isConfigChanged })).site.config?.title
  expect(await titleAfter(false)).toBe('Holme Docs')
  expect(await titleAfter(true)).toBe('Holme Handbook')
})

test('a change whose reading fails is taken up by the next one', async () => {
  const root = copyTinySite()
  const session = await openDevSession(root)
  const file = join(root, 'site.config.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace('}} Docs', '}} Handbook'))
  // No style sheet can be read there.
  mkdirSync(join(root, 'theme/tokens.css'), { recursive: true })
  await expect(session.reload({ isConfigChanged: true })).rejects.toThrow('EISDIR')
  rmSync(join(root, 'theme'), { recursive: true })
  const { site } = await session.reload({ isConfigChanged: false })
  expect(site.config?.title).toBe('Holme Handbook')
})

test('changes during a reading share one more reading, which sees them all', async () => {
  const root = copyTinySite()
  const session = await openDevSession(root)
  const first = session.reload({ isConfigChanged: false })
  appendFileSync(join(root, 'content/docs/intro.md'), '\n[gone](gone.md)\n')
  const second = session.reload({ isConfigChanged: false })
  const third = session.reload({ isConfigChanged: true })
  expect(third).toBe(second)
  await first
  const last = await second
  expect(session.current()).toBe(last)
  expect((await session.settled()).site.diagnostics.map(({ code }) => code)).toEqual(['broken-link'])
})

test('a fixed problem leaves nothing behind', async () => {
  const root = copyTinySite()
  const file = join(root, 'site.config.ts')
  const text = readFileSync(file, 'utf8')
  const session = await openDevSession(root)
  writeFileSync(file, `${text},`)
  expect((await session.reload({ isConfigChanged: true })).finder).toBeNull()
  writeFileSync(file, text)
  expect((await session.reload({ isConfigChanged: true })).site.diagnostics).toEqual([])
})

test('a change after the end is not read', async () => {
  const root = copyTinySite()
  const session = await openDevSession(root)
  const before = session.current()
  await session.close()
  appendFileSync(join(root, 'content/docs/intro.md'), '\nMore.\n')
  expect(await session.reload({ isConfigChanged: true })).toBe(before)
})

test('a site is closed after it has been read, even while its rest is awaited', async () => {
  const session = await openDevSession(copyTinySite())
  const settled = session.settled()
  await session.close()
  await expect(settled).resolves.toBe(session.current())
})

test('the configuration is passed on before documents are read', async () => {
  const root = copyTinySite()
  const session = await openDevSession(root, {
    onConfig: () => writeFileSync(join(root, 'content/docs/late.md'), '# Late\n'),
  })
  expect(session.current().finder?.find('/docs/late')?.route.title).toBe('Late')
  await session.close()
})
