import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { comparePages, documentFacts, readListedPages } from '../../../scripts/page-markdown.mjs'
import { LOCALES } from './site-routes.ts'

const DIST = join(import.meta.dirname, '../dist')

test('the Markdown of every page says what its document says', async ({ page }) => {
  const { count, differences } = await comparePages(DIST, (html) => page.evaluate(documentFacts, html))
  expect(count).toBeGreaterThan(60)
  expect(differences).toEqual([])
})

for (const { code, base } of LOCALES) {
  test(`llms.txt and agents.json list the pages of the sitemap in ${code}`, () => {
    const { sitemap, agents, markdown, llms } = readListedPages(DIST, base)
    expect(sitemap.length).toBeGreaterThan(30)
    expect(agents).toEqual(sitemap)
    expect(llms.toSorted()).toEqual(markdown.toSorted())
  })
}
