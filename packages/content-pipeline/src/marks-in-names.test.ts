import { expect, test } from 'vitest'
import { buildSoundFixture } from './fixtures/build-fixture.ts'
import { toMarkup } from './fixtures/to-markup.ts'
import type { DocPage } from './manifest/index.ts'

test('files whose names hold marks of addresses can be linked to, shown and edited', async () => {
  const { loadPage } = await buildSoundFixture('marks-in-names')
  const intro = toMarkup(((await loadPage('/docs/intro')) as DocPage).body)
  expect(intro).toContain('<a href="/docs/c-sharp">C</a>')
  expect(intro).toContain('href="/list%23.txt"')
  const doc = (await loadPage('/docs/c-sharp')) as DocPage
  expect(toMarkup(doc.body)).toContain('src="/buoy%23.svg"')
  expect(toMarkup(doc.body)).toMatch(/src="\/assets\/why-[\da-f]{8}\.svg"/)
  expect(doc.editUrl).toBe('https://example.com/edit/content/docs/c%23.md')
})
