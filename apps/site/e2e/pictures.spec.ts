import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { axeFindings, openAxePage } from './axe-findings.ts'
import { startShell, test } from './observed-page.ts'

/** A page with a screenshot for each colour mode. */
const PATH = '/docs/integration/quickstart'

const enlarge = (page: Page) => page.getByRole('button', { name: /^Enlarge: The page "List sites"/ })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^The page "List sites"/ })

/** The enlarged picture, once it is there: its file and its width in pixels. */
async function shownIn(page: Page): Promise<{ readonly file: string; readonly width: number }> {
  const image = dialogOf(page).getByRole('img')
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete)).toBe(true)
  return image.evaluate((one: HTMLImageElement) => ({
    file: new URL(one.src).pathname.replace(/-[\da-f]{8}\./, '.'),
    width: one.naturalWidth,
  }))
}

test('a picture is enlarged by keyboard, in its colour mode, and the focus returns', async ({
  page,
  observed,
}) => {
  await page.goto(PATH)
  await startShell(page)
  await enlarge(page).focus()
  await page.keyboard.press('Enter')
  expect(await shownIn(page)).toEqual({ file: '/assets/list-of-sites.png', width: 1376 })
  await expect(dialogOf(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(enlarge(page)).toBeFocused()
  await page.goto(`${PATH}?fyr-theme=dark`)
  await startShell(page)
  await enlarge(page).click()
  expect(await shownIn(page)).toEqual({ file: '/assets/list-of-sites-dark.png', width: 1376 })
  await page.mouse.click(20, 20)
  await expect(dialogOf(page)).toHaveCount(0)
  // Reports of the policy are messages of the console.
  expect(observed).toMatchObject({ messages: [], offSite: [] })
})

test('two fingers enlarge the picture further, and it stays open', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto(PATH)
  await startShell(page)
  await enlarge(page).tap()
  await shownIn(page)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Input.synthesizePinchGesture', { x: 180, y: 370, scaleFactor: 3 })
  expect(await page.evaluate(() => window.visualViewport?.scale ?? 1)).toBeGreaterThan(2)
  await expect(dialogOf(page)).toBeVisible()
  await context.close()
})

const LOOKS: readonly (readonly [string, BrowserContextOptions])[] = [
  ['light', {}],
  ['dark', { colorScheme: 'dark' }],
  ['the colours of the system', { forcedColors: 'active' }],
  ['more contrast', { contrast: 'more' }],
  ['a phone', { viewport: { width: 360, height: 740 } }],
]

async function openWith(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await openAxePage(browser, { reducedMotion: 'reduce', ...options })
  await page.goto(options.colorScheme === 'dark' ? `${PATH}?fyr-theme=dark` : PATH)
  await startShell(page)
  return page
}

for (const [look, options] of LOOKS)
  test(`the dialog of a picture breaks no rule of accessibility in ${look}, and shows it whole`, async ({
    browser,
  }) => {
    const page = await openWith(browser, options)
    // What lies over the picture must not hide it.
    const ground = await enlarge(page).evaluate((one) => getComputedStyle(one).backgroundColor)
    expect(ground).toMatch(/, 0\)$/)
    await enlarge(page).click()
    await shownIn(page)
    expect(await axeFindings(page)).toEqual([])
    const fits = await dialogOf(page)
      .getByRole('img')
      .evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      })
    expect(fits).toBe(true)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.context().close()
  })

test('without scripts a picture is a link to its file', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(PATH)
  const link = page.getByRole('link', { name: /^Enlarge: The page "List sites"/ })
  await expect(link).toHaveCount(1)
  await link.click()
  await expect(page).toHaveURL(/\/assets\/list-of-sites-[\da-f]{8}\.png$/)
  await context.close()
})

for (const mode of ['light', 'dark'] as const)
  test(`on paper a pair is one picture, the light one, as wide as the text, for a reader in ${mode}`, async ({
    page,
  }) => {
    await page.goto(`${PATH}?fyr-theme=${mode}`)
    await startShell(page)
    await page.emulateMedia({ media: 'print' })
    const shown = await page.locator('.fyr-text .fyr-picture img').evaluateAll((images) =>
      images
        .filter((image) => image.checkVisibility())
        .map((image) => {
          const text = image.closest('.fyr-text')?.querySelector(':scope > p')?.getBoundingClientRect()
          return {
            isLight: image.matches('.fyr-only-light'),
            isAsWide: Math.abs(image.getBoundingClientRect().width - (text?.width ?? 0)) < 1,
          }
        }),
    )
    expect(shown).toEqual([{ isLight: true, isAsWide: true }])
    await expect(enlarge(page)).toHaveCount(0)
  })
