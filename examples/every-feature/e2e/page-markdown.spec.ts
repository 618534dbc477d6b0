import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import {
  documentFacts,
  lettersOf,
  markdownFacts,
  readPagesAsMarkdown,
} from '../../../scripts/page-markdown.mjs'

const DIST = join(import.meta.dirname, '../dist')

test('the Markdown of every page says what its document says', async ({ page }) => {
  const pages = readPagesAsMarkdown(DIST)
  expect(pages.length).toBeGreaterThan(30)
  for (const { place, html, markdown } of pages) {
    const { text, ...document } = await page.evaluate(documentFacts, html)
    const { text: words, residue, ...facts } = markdownFacts(markdown)
    expect.soft(facts, place).toEqual(document)
    expect.soft(lettersOf(words), place).toContain(lettersOf(text))
    expect.soft(residue, place).toEqual([])
  }
})
