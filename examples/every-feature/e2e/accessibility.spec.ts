import { expect, type Page, test } from '@playwright/test'
import { contrastRatio } from '@fyr/theme/tokens'
import { installPaint, TEXT_CONTRAST_MIN } from '../../../scripts/painted-texts.ts'
import { AXE_FILE, violationsOn } from './axe-violations.ts'

/** One page of each kind that only this site has. */
const ADDRESSES = [
  '/docs/next/intro',
  '/docs/1.4/fax',
  '/docs/berths/',
  '/docs/reference',
  '/docs/next/api/berths/book-berth',
  '/docs/changes/1.4...2.0',
  '/no/docs/changes/2.0...current',
  '/docs/tags',
  '/no/docs/tags/berths',
  '/blog/authors',
  '/no/blog/authors/sunniva',
]

/** Shows what a phone or a desktop shows, in the same colours; to measure those takes more time than all else. */
const TABLET = 768
const WIDTHS = [320, TABLET, 1440]

/** Whether a text may be too faint: by its colour and the one of the element behind it, or because those are unknown. */
async function hasFaintTexts(page: Page): Promise<boolean> {
  const texts = await page.evaluate(() => window.paintedTexts())
  if (texts.length === 0) throw new Error('The page shows no text.')
  return texts.some(
    ({ painted }) => painted === null || contrastRatio(painted.color, painted.ground) < TEXT_CONTRAST_MIN,
  )
}

test('no page breaks an accessibility rule or scrolls sideways at any width', async ({ browser }) => {
  test.setTimeout(360_000)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  // Every document starts with axe in it: sending it to each page takes twice as long.
  await context.addInitScript({ path: AXE_FILE })
  await context.addInitScript(installPaint)
  const page = await context.newPage()
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  for (const address of ADDRESSES) {
    await page.goto(address)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const setMode = (mode: string): Promise<void> =>
        page.locator('html').evaluate((html, value) => html.setAttribute('data-theme', value), mode)
      const hasColors = width !== TABLET
      const light = await violationsOn(page, { rules: { 'color-contrast': { enabled: hasColors } } })
      expect(light, `${address}, light, ${width} px`).toEqual([])
      if (hasColors) {
        // The modes differ only in colours, so the other rules need no second run, and axe decides only where a text may be too faint.
        await setMode('dark')
        const isDoubtful = await hasFaintTexts(page)
        const dark = isDoubtful ? await violationsOn(page, { runOnly: ['color-contrast'] }) : []
        expect(dark, `${address}, dark, ${width} px`).toEqual([])
        await setMode('light')
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${address}, ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  expect(messages).toEqual([])
  await context.close()
})
