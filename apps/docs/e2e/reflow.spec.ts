import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readListedPages } from '../../../scripts/page-markdown.mjs'
import { misfitsOfPages, WINDOW_WIDTHS } from '../../../scripts/page-misfits.ts'
import { samplePages } from '../../../scripts/sample-pages.ts'

const DIST = join(import.meta.dirname, '../dist')

/**
 * Whether all pages, widths and faces are looked at: `pnpm maintain journeys:every-page`. There is time for two widths in every run, and
 * for the pages that need the most room.
 */
const EVERY_PAGE = process.env['FYR_EVERY_PAGE'] !== undefined

const WIDTHS = EVERY_PAGE ? WINDOW_WIDTHS : [360, 1280]

/** The faces that the site brings, and those of readers whose browser has not loaded them in time. */
const FACES = EVERY_PAGE ? ['shipped', 'fallback'] : ['shipped']

for (const face of FACES) {
  test(`nothing of a page is cut in the ${face} faces, on a phone and on a screen`, async ({ browser }) => {
    test.setTimeout(1_200_000)
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    // Readers who save data fetch nothing ahead.
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    )
    const page = await context.newPage()
    if (face === 'fallback') await page.route('**/*.woff2', (route) => route.abort())
    const { sitemap } = readListedPages(DIST, '/')
    const all = sitemap.map((url) => new URL(url).pathname)
    expect(all.length).toBeGreaterThan(60)
    const addresses = EVERY_PAGE ? all : samplePages(DIST, '/fyr/', all)
    expect(addresses.length).toBeGreaterThan(10)
    expect(await misfitsOfPages(page, [...addresses, '/fyr/search', '/fyr/nowhere'], WIDTHS)).toEqual([])
    await context.close()
  })
}
