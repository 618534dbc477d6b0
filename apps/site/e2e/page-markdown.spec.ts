import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import {
  documentFacts,
  lettersOf,
  markdownFacts,
  readListedPages,
  readPagesAsMarkdown,
} from '../../../scripts/page-markdown.mjs'
import { LOCALES } from './site-routes.ts'

const DIST = join(import.meta.dirname, '../dist')

test('the Markdown of every page says what its document says', async ({ page }) => {
  const pages = readPagesAsMarkdown(DIST)
  expect(pages.length).toBeGreaterThan(60)
  for (const { place, html, markdown } of pages) {
    const { text, ...document } = await page.evaluate(documentFacts, html)
    const { text: words, residue, ...facts } = markdownFacts(markdown)
    expect.soft(facts, place).toEqual(document)
    expect.soft(lettersOf(words), place).toContain(lettersOf(text))
    expect.soft(residue, place).toEqual([])
  }
})

for (const { code, base } of LOCALES) {
  test(`llms.txt and agents.json list the pages of the sitemap in ${code}`, () => {
    const { sitemap, agents, markdown, llms } = readListedPages(DIST, base)
    expect(sitemap.length).toBeGreaterThan(30)
    expect(agents).toEqual(sitemap)
    expect(llms.toSorted()).toEqual(markdown.toSorted())
  })
}
