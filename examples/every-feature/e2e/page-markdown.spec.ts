import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { comparePages, documentFacts, readListedPages } from '../../../scripts/page-markdown.mjs'

const DIST = join(import.meta.dirname, '../dist')

test('the Markdown of every page says what its document says', async ({ page }) => {
  const { count, differences } = await comparePages(DIST, (html) => page.evaluate(documentFacts, html))
  expect(count).toBeGreaterThan(30)
  expect(differences).toEqual([])
})

// Both locales have pages that are not translated, not listed, or of an older version.
for (const base of ['', 'no']) {
  test(`llms.txt and agents.json list the pages of the sitemap in "${base}"`, () => {
    const { sitemap, agents, markdown, llms } = readListedPages(DIST, base)
    expect(sitemap.length).toBeGreaterThan(10)
    expect(agents).toEqual(sitemap)
    expect(llms.toSorted()).toEqual(markdown.toSorted())
  })
}
