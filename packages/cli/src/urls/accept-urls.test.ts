import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../check/check.ts'
import { SiteError } from '../site-error.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { acceptUrls } from './accept-urls.ts'

test('a lost published address is an error until it is accepted', async () => {
  const root = copyTinySite()
  const first = await acceptUrls({ root, action: 'accept' })
  expect(first).toMatchObject({ file: 'urls.lock', removed: 0 })
  const before = readFileSync(join(root, 'urls.lock'), 'utf8')
  expect(before).toContain('\n/docs/intro\ten')
  expect(await check({ root })).toMatchObject({ isValid: true })

  mkdirSync(join(root, 'content/docs/moved'))
  renameSync(join(root, 'content/docs/intro.md'), join(root, 'content/docs/moved/intro.md'))
  const { diagnostics } = await check({ root })
  const lost = diagnostics.filter(({ code }) => code === 'lost-address')
  expect(lost.map(({ hint }) => hint)).toContainEqual(
    expect.stringContaining('Add "aliases: [../intro]" to content/docs/moved/intro.md.'),
  )

  mkdirSync(join(root, 'i18n/no/docs/moved'))
  renameSync(join(root, 'i18n/no/docs/intro.md'), join(root, 'i18n/no/docs/moved/intro.md'))
  const second = await acceptUrls({ root, action: 'accept' })
  expect(second.removed).toBeGreaterThan(0)
  const after = readFileSync(join(root, 'urls.lock'), 'utf8')
  expect(after).not.toContain('\n/docs/intro\ten')
  expect(after).toContain('\n/docs/moved/intro\ten')
  expect((await check({ root })).diagnostics.map(({ code }) => code)).not.toContain('lost-address')
})

test('"fyr check --fix" gives a page that has moved its published address as an alias', async () => {
  const root = copyTinySite()
  await acceptUrls({ root, action: 'accept' })
  for (const folder of ['content/docs', 'i18n/no/docs']) {
    mkdirSync(join(root, folder, 'moved'))
    renameSync(join(root, folder, 'intro.md'), join(root, folder, 'moved/intro.md'))
  }
  const first = await check({ root })
  expect(first.diagnostics.filter(({ code }) => code === 'lost-address')).toMatchObject([
    { alias: { file: 'content/docs/moved/intro.md', alias: '../intro' } },
    { alias: { file: 'content/docs/moved/intro.md', alias: '../intro' } },
  ])
  const { fixed } = await check({ root, fix: true })
  expect(fixed.map(({ code }) => code)).toContain('lost-address')
  const text = readFileSync(join(root, 'content/docs/moved/intro.md'), 'utf8')
  expect(text.match(/\.\.\/intro$/gm)).toHaveLength(1)
  expect((await check({ root })).diagnostics.map(({ code }) => code)).not.toContain('lost-address')
})

test('an address whose headings have changed is counted as changed', async () => {
  const root = copyTinySite()
  await acceptUrls({ root, action: 'accept' })
  appendFileSync(join(root, 'content/docs/mooring-2.0.md'), '\n## A heading of its own\n')
  expect(await acceptUrls({ root, action: 'accept' })).toMatchObject({ added: 0, changed: 1, removed: 0 })
  expect(await acceptUrls({ root, action: 'accept' })).toMatchObject({ added: 0, changed: 0, removed: 0 })
})

test('an unknown action is reported, and nothing is written', async () => {
  const root = copyTinySite()
  await expect(acceptUrls({ root, action: 'acept' })).rejects.toThrow(SiteError)
  expect(existsSync(join(root, 'urls.lock'))).toBe(false)
})
