import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type axe from 'axe-core'
import { readListedPages } from '../../../scripts/page-markdown.mjs'

const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

test('a reader goes from the home page to the tutorial, and searches', async ({ page }) => {
  // Errors of scripts and every report of the content security policy are messages of the console.
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  await page.goto('/fyr/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation that opens instantly')
  await page.getByRole('main').getByRole('link', { name: 'Tutorial', exact: true }).click()
  await expect(page).toHaveURL('/fyr/docs/start/tutorial')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorial')

  await page.keyboard.press('/')
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: 'Search' })
  await field.pressSequentially('keep the store')
  await expect(page.getByRole('option').first()).toContainText('Keep the store')
  await field.press('Enter')
  await expect(page).toHaveURL('/fyr/docs/recipes/ci#keep-the-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continuous integration')

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorial')
  expect(messages).toEqual([])
})

/** A page of each kind; `pnpm maintain journeys:every-page` looks at all pages. */
function lookedAtAddresses(): string[] {
  const kinds = ['/fyr/', '/fyr/docs/guides/writing', '/fyr/docs/reference/category', '/fyr/search']
  if (process.env['FYR_EVERY_PAGE'] === undefined) return kinds
  const { sitemap } = readListedPages(join(import.meta.dirname, '../dist'), '/')
  return [...sitemap.map((url) => new URL(url).pathname), '/fyr/search', '/fyr/nowhere']
}

test('no kind of page breaks an accessibility rule or scrolls sideways', async ({ browser }) => {
  test.setTimeout(1_200_000)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  // Every document starts with axe in it: sending it to each page takes twice as long.
  await context.addInitScript({ path: AXE_FILE })
  const page = await context.newPage()
  for (const address of lookedAtAddresses()) {
    await page.goto(address)
    for (const [mode, width] of [
      ['light', 360],
      ['dark', 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.locator('html').evaluate((html, value) => html.setAttribute('data-theme', value), mode)
      const violations = await page.evaluate(async () => {
        const { axe: runner } = window as unknown as { readonly axe: typeof axe }
        return (await runner.run()).violations
      })
      expect(violations, `${address}, ${mode}, ${width} px`).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${address}, ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  await context.close()
})

test('in a wide window, code of the home page ends where its text does', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/fyr/')
  const ends = await page
    .locator('.fyr-home-text > :is(p, .fyr-code)')
    .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().right))
  expect(ends.length).toBeGreaterThan(3)
  expect(new Set(ends).size).toBe(1)
})

test('on a phone, the values of a table whose rows are lists begin at one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await page.goto('/fyr/docs/about/performance')
  const columns = await page
    .locator('table[data-stacked] [data-label]:not([data-long])')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).gridTemplateColumns))
  expect(columns.length).toBeGreaterThan(20)
  expect(new Set(columns).size).toBe(1)
})

/** What newcomers ask, the link of the home page that they follow, and a text that answers. */
const QUESTIONS = [
  ['How do I put tabs?', 'tabs', 'groupId'],
  ['Which browsers?', 'browsers', 'Safari'],
  ['How do I upgrade?', 'upgrading', 'npm'],
  ['Is there an image for Docker?', 'Docker', 'FROM node'],
  ['Can I add it to an existing project?', 'an existing project', 'npm install'],
  ['Where does my logo go?', 'logo and icons', 'logo:'],
  ['How do I write in two languages?', 'languages', 'locales'],
  ['Does the search know Japanese?', 'search in Japanese', 'Japanese'],
  ['How do I leave out the blog?', 'a site without a blog', 'blog: false'],
  ['How do I publish on GitHub Pages below a path?', 'GitHub Pages', 'basePath'],
  ['Our docs are internal: how do I put them behind a login?', 'a private site', 'auth_basic'],
  ['Can pages be made from our API description?', 'an API reference', 'openApiSource'],
  ['How do I add analytics?', 'analytics', 'Plausible'],
  ['Can I get a PDF?', 'print and PDF', 'saved as PDF'],
  ['Which Node, which React?', 'Node, React and updates', '20.19'],
  ['Does it work on Windows?', 'Windows and other limits', 'Windows'],
  ['Can readers comment?', 'feedback and comments', 'Fyr has no comments of its own'],
  ['Can it be read offline?', 'offline', 'service worker'],
] as const

/** The text of the article of a page as it is built. */
function articleAt(address: string): string {
  const place = new URL(address, 'https://example.com').pathname.slice('/fyr/'.length)
  const html = readFileSync(join(import.meta.dirname, '../dist', place, 'index.html'), 'utf8')
  return (/<article[^]*<\/article>/.exec(html)?.[0] ?? '').replaceAll(/<[^<>]*>/g, '')
}

test('one click on the home page, on a phone as on a screen, answers what newcomers ask', async ({
  page,
}) => {
  await page.goto('/fyr/')
  for (const [question, name, answer] of QUESTIONS) {
    const link = page.getByRole('main').getByRole('link', { name, exact: name !== 'search in Japanese' })
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // Sees that a click would reach it. The first journey here follows a link of this page, and what is built says the rest.
      await link.click({ trial: true })
    }
    const address = (await link.getAttribute('href')) ?? ''
    expect(address, question).toMatch(/^\/fyr\/./)
    expect(articleAt(address), question).toContain(answer)
  }
})
