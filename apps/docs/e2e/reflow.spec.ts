import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readListedPages } from '../../../scripts/page-markdown.mjs'
import { misfitsOfPages, WINDOW_WIDTHS } from '../../../scripts/page-misfits.ts'

/** Whether all widths and faces are looked at: `pnpm maintain journeys:every-page`. There is time for two widths in every run. */
const EVERY_PAGE = process.env['FYR_EVERY_PAGE'] !== undefined

const WIDTHS = EVERY_PAGE ? WINDOW_WIDTHS : [360, 1280]

/** The faces that the site brings, and those of readers whose browser has not loaded them in time. */
const FACES = EVERY_PAGE ? ['shipped', 'fallback'] : ['shipped']

for (const face of FACES) {
  test(`nothing of any page is cut in the ${face} faces, on a phone and on a screen`, async ({ browser }) => {
    test.setTimeout(1_200_000)
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    // Readers who save data fetch nothing ahead.
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    )
    const page = await context.newPage()
    if (face === 'fallback') await page.route('**/*.woff2', (route) => route.abort())
    const { sitemap } = readListedPages(join(import.meta.dirname, '../dist'), '/')
    const addresses = sitemap.map((url) => new URL(url).pathname)
    expect(addresses.length).toBeGreaterThan(60)
    expect(await misfitsOfPages(page, [...addresses, '/fyr/search', '/fyr/nowhere'], WIDTHS)).toEqual([])
    await context.close()
  })
}
