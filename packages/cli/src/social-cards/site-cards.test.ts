import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../check/check.ts'
import { build } from '../site-build/build.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'

function siteWithCards(settings = 'true'): string {
  const root = copyTinySite()
  const config = join(root, 'site.config.ts')
  writeFileSync(config, readFileSync(config, 'utf8').replace('{', `{ socialCards: ${settings},`))
  return root
}

function imageOf(root: string, page: string): string | null {
  const html = readFileSync(join(root, 'dist', page, 'index.html'), 'utf8')
  return /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? null
}

function hashesOf(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('card-'))
    .toSorted()
    .map(
      (name) =>
        name +
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
    )
}

test('each page names its card by an absolute address, in each locale, and a build without a store draws the same', async () => {
  const root = siteWithCards()
  const { diagnostics } = await build({ root })
  expect(diagnostics).toEqual([])
  const url = imageOf(root, 'no/docs/intro')
  expect(url).toMatch(/^https:\/\/[^/]+\/.*no\/assets\/card-[0-9a-f]{8}\.png$/)
  const file = join(root, 'dist/no/assets', url?.split('/').at(-1) ?? '')
  const png = readFileSync(file)
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  const drawn = hashesOf(join(root, 'dist/assets'))
  expect(drawn.length).toBeGreaterThan(1)
  rmSync(join(root, 'dist'), { recursive: true })
  await build({ root, storeFolder: join(root, 'other-store') })
  expect(hashesOf(join(root, 'dist/assets'))).toEqual(drawn)
})

test('a title with letters that no font has gives a warning instead of a card', async () => {
  const root = siteWithCards()
  writeFileSync(join(root, 'content/docs/japanese.md'), '---\ntitle: 潮位 API\n---\n\nText.\n')
  const { diagnostics, isPublished } = await build({ root })
  expect(isPublished).toBe(true)
  expect(diagnostics).toMatchObject([
    { code: 'social-card-letters', severity: 'warning', file: 'content/docs/japanese.md' },
  ])
  expect(diagnostics[0]?.problem).toContain('"潮"')
  expect(imageOf(root, 'docs/japanese')).toBeNull()
})

test('without the package that draws, check and build say how to install it', async () => {
  const root = siteWithCards()
  rmSync(join(root, 'node_modules/@takumi-rs'), { recursive: true })
  const expected = [{ code: 'social-cards-missing', file: 'site.config.ts', severity: 'error' }]
  expect((await check({ root })).diagnostics).toMatchObject(expected)
  expect(await build({ root })).toMatchObject({ isPublished: false, diagnostics: expected })
})

test.each([
  ['fonts/none.woff2', 'Cannot read'],
  ['site.config.ts', 'Cannot read'],
])('a font %s that is not a font is reported by check and build', async (font, problem) => {
  const root = siteWithCards(`{ fonts: ['${font}'] }`)
  const { diagnostics } = await check({ root })
  expect(diagnostics).toMatchObject([{ code: 'social-card-font', file: 'site.config.ts' }])
  expect(diagnostics[0]?.problem).toContain(problem)
  expect(await build({ root })).toMatchObject({ isPublished: false, diagnostics })
})
