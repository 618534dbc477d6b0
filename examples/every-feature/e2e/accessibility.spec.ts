import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

/** One page of each kind that only this site has. */
const ADDRESSES = [
  '/docs/next/intro',
  '/docs/1.4/fax',
  '/docs/berths/',
  '/docs/reference',
  '/docs/next/api/berths/book-berth',
  '/docs/tags',
  '/no/docs/tags/berths',
  '/blog/authors',
  '/no/blog/authors/sunniva',
]

test('no page breaks an accessibility rule or scrolls sideways at any width', async ({ browser }) => {
  test.setTimeout(360_000)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  // No frames to look into, for which it would open a page each time.
  const axe = (): AxeBuilder => new AxeBuilder({ page }).setLegacyMode()
  for (const address of ADDRESSES) {
    await page.goto(address)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const setMode = (mode: string): Promise<void> =>
        page.locator('html').evaluate((html, value) => html.setAttribute('data-theme', value), mode)
      const light = await axe().analyze()
      expect(light.violations, `${address}, light, ${width} px`).toEqual([])
      // The modes differ in colours alone, so the other rules need no second look.
      await setMode('dark')
      const dark = await axe().withRules(['color-contrast']).analyze()
      expect(dark.violations, `${address}, dark, ${width} px`).toEqual([])
      await setMode('light')
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${address}, ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  expect(messages).toEqual([])
  await context.close()
})
