import { expect, test, type Page } from '@playwright/test'
import { LOCALES } from './site-routes.ts'

/** Serves the documents below `base` under /elsewhere/, as a host does that has the site in another folder, without files. */
async function serveElsewhere(page: Page, base: string): Promise<void> {
  await page.route('**/*', (route) => {
    const isDocument = route.request().resourceType() === 'document'
    return isDocument
      ? route.continue({ url: route.request().url().replace('/elsewhere/', base) })
      : route.fulfill({ status: 404 })
  })
}

for (const { base, code } of LOCALES) {
  test(`a home page that belongs under ${base} says which base path would be right where it is`, async ({
    page,
  }) => {
    await serveElsewhere(page, base)
    await page.goto('/elsewhere/')
    const banner = page.locator('#fyr-base-url')
    await expect(banner).toContainText('/elsewhere/')
    await expect(banner).toContainText(code === 'en' ? '/ (default' : '/no/')
    await expect(page.locator('body > :first-child')).toHaveAttribute('id', 'fyr-base-url')
  })
}

/** Sees that no banner comes; one would at the end of what the load event set off. */
async function expectNoBanner(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(page.locator('#fyr-base-url')).toHaveCount(0)
}

test('other pages, and a home page whose style sheet was loaded, do not mention base paths', async ({
  page,
}) => {
  await serveElsewhere(page, '/')
  await page.goto('/elsewhere/docs/intro', { waitUntil: 'load' })
  await expect(page.locator('main h1')).toBeVisible()
  await expectNoBanner(page)
  await page.unrouteAll()
  await page.route(/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/', { waitUntil: 'load' })
  await expect(page.locator('html[data-js]')).toHaveCount(0)
  await expectNoBanner(page)
})
