import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { buildManifest } from '../build-manifest.ts'
import { BASE_CONFIG, fixtureRoot } from '../fixtures/build-fixture.ts'
import { toMarkup } from '../fixtures/to-markup.ts'
import { parseSiteConfig } from '../schemas/parse-site-config.ts'

const LOCALES = [
  { code: 'en', label: 'English' },
  { code: 'no', label: 'Norsk' },
]
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** The translated page of the fixture, after its original has been changed. */
async function translatedPage(
  settings: object,
  change: (english: string) => string = (text) => text,
  mode: 'production' | 'development' = 'production',
) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'fyr-')))
  folders.push(root)
  cpSync(fixtureRoot('mistakes/translation-older-than-its-original'), root, { recursive: true })
  const file = join(root, 'content/docs/intro.md')
  writeFileSync(file, change(readFileSync(file, 'utf8')))
  const { config } = parseSiteConfig(
    { ...BASE_CONFIG, locales: LOCALES, ...settings },
    { file: 'site.config.ts', text: '' },
  )
  if (config === null) throw new Error('The configuration is invalid.')
  const build = await buildManifest({ root, config, mode })
  const route = build.manifest.locales[1]?.routes.find(({ id }) => id === 'docs/intro')
  const page = route && (await build.loadPage(route))
  if (page?.kind !== 'doc') throw new Error('The page is missing.')
  return { markup: toMarkup(page.body), outdatedBlocks: page.outdatedBlocks }
}

test('beside a block that is older there is what the original says now', async () => {
  const { markup, outdatedBlocks } = await translatedPage({})
  expect(outdatedBlocks).toBe(1)
  expect(markup).toMatch(
    /om dagen\.<\/p>\s*<fyr-source-note lang="en" dir="ltr"><p>Fish eat all day\.<\/p><\/fyr-source-note>/,
  )
})

test('a quoted block has neither links nor ids, and new blocks come where they belong', async () => {
  const { markup, outdatedBlocks } = await translatedPage({}, (text) =>
    text
      .replace('They sleep', 'Lice:\n\n- one `a`\n\nThey sleep')
      .replace('all day', '[all *day*](https://example.com)'),
  )
  expect(outdatedBlocks).toBe(3)
  expect(markup.match(/<fyr-source-note.*?<\/fyr-source-note>/g)).toEqual([
    '<fyr-source-note lang="en" dir="ltr"><p>Fish eat all <em>day</em>.</p></fyr-source-note>',
    expect.stringContaining('<p>Lice:</p>'),
    expect.stringContaining('<p>one <code>a</code></p>'),
  ])
  expect(markup.indexOf('Lice')).toBeLessThan(markup.indexOf('De sover'))
})

test('a site can go without notes', async () => {
  const { markup, outdatedBlocks } = await translatedPage({ translations: { notes: false } })
  expect(markup).not.toContain('fyr-source-note')
  expect(outdatedBlocks).toBeUndefined()
})

test('those who write a site see what has changed, also on one without notes', async () => {
  const { markup } = await translatedPage({ translations: { notes: false } }, undefined, 'development')
  expect(markup).toContain(
    '<fyr-source-note lang="en" dir="ltr"><p>Fish eat all day.</p><ul><fyr-change type="changed">Fish eat <del>twice a</del> <ins>all</ins> day.</fyr-change></ul></fyr-source-note>',
  )
})
