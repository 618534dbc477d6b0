import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { startShell } from './observed-page.ts'
import { ADDRESSES } from './site-routes.ts'

/** What axe finds on a page, a line each; with `rules` only these are looked at. */
async function violationsOn(page: Page, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page })
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

for (const width of [360, 1280]) {
  test(`no page breaks an accessibility rule in either colour mode at ${width} px`, async ({ browser }) => {
    test.setTimeout(360_000)
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (const { address } of ADDRESSES) {
      await page.goto(address)
      expect(await violationsOn(page), `${address}, light`).toEqual([])
      // The modes differ in colours alone, so the other rules need no second look.
      await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'dark'))
      expect(await violationsOn(page, ['color-contrast']), `${address}, dark`).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${address} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
    }
    await context.close()
  })
}

test('open menus and the open drawer break no accessibility rule', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/no/docs/intro')
  await startShell(page)
  await page.locator('nav summary').filter({ hasText: 'Norsk' }).click()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  await page.locator('nav button[aria-expanded]').first().click()
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
