import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

/** One page of each kind that only this site has. */
const ADDRESSES = [
  '/docs/next/intro',
  '/docs/1.4/fax',
  '/docs/berths/',
  '/docs/reference',
  '/docs/tags',
  '/no/docs/tags/berths',
  '/blog/authors',
  '/no/blog/authors/sunniva',
]

for (const width of [320, 768, 1440]) {
  test(`no page breaks an accessibility rule or scrolls sideways at ${width} px`, async ({ browser }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    for (const address of ADDRESSES) {
      await page.goto(address)
      const light = await new AxeBuilder({ page }).analyze()
      expect(light.violations, `${address}, light`).toEqual([])
      // The modes differ in colours alone, so the other rules need no second look.
      await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'dark'))
      const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
      expect(dark.violations, `${address}, dark`).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, address).toBeLessThanOrEqual(0)
    }
    expect(messages).toEqual([])
    await context.close()
  })
}
