import { expect, test, type Page } from '@playwright/test'

/** Starts the shell; a first key is the reader's intent. */
async function startShell(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
}

/** Loads a page whose scripts do not load, so that it shows only what was there before the first paint. */
async function openUnstarted(page: Page, address: string): Promise<void> {
  await page.route(/assets\/.*\.js$/, () => {})
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator('main h1')).toBeVisible()
}

/** Keeps what a reader has who once put the announcement before this one away. */
async function putEarlierAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('fyr.announcement.id', 'harbour-dues')
    localStorage.setItem('fyr.announcement.dismissed', 'true')
  })
}

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

test.describe('the announcement', () => {
  test('is dismissed for good, in every tab, and hidden before anything runs', async ({ page, context }) => {
    await page.goto('/docs/intro')
    await putEarlierAway(page)
    await startShell(page)
    const other = await context.newPage()
    await other.goto('/no/')
    await startShell(other)
    await expect(other.getByText('Tidevannstabellene')).toBeVisible()
    expect(await stored(page, 'fyr.announcement.id')).toBe('harbour-dues')

    const close = page.getByRole('button', { name: 'Close' })
    await close.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Tide tables')).toHaveCount(0)
    await expect(other.getByText('Tidevannstabellene')).toHaveCount(0)
    expect(await stored(page, 'fyr.announcement.id')).toBe('tide-tables')

    await openUnstarted(page, '/docs/berths/')
    await expect(page.getByText('Tide tables')).toBeHidden()
  })

  test('of another id shows from the first paint on, whatever was dismissed before it', async ({ page }) => {
    await page.goto('/docs/intro')
    await putEarlierAway(page)
    await openUnstarted(page, '/docs/intro')
    await expect(page.getByText('Tide tables')).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto('/docs/intro')
    await startShell(page)
    await expect(page.getByText('Tide tables')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.goto('/docs/intro')
    await startShell(page)
    await expect(page.getByText('Tide tables')).toHaveCount(0)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('shows, with nothing to press that does not answer', async ({ page }) => {
      await page.goto('/docs/intro')
      await expect(page.getByText('Tide tables')).toBeVisible()
      await expect(page.locator('button').locator('visible=true')).toHaveCount(0)
    })
  })
})

test.describe('the colours', () => {
  /** The mode in effect and what the reader has chosen. */
  const shown = (page: Page): Promise<(string | null)[]> =>
    page
      .locator('html')
      .evaluate((html) => [html.getAttribute('data-theme'), html.getAttribute('data-theme-choice')])

  test('follow the system until the reader chooses, and again when the choice is taken back', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openUnstarted(page, '/docs/intro')
    expect(await shown(page)).toEqual(['dark', 'system'])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto('/docs/intro')
    await startShell(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => shown(page)).toEqual(['light', 'system'])
    expect(await stored(page, 'fyr.theme')).toBeNull()

    const toggle = page.getByRole('button', { name: /dark and light mode/ })
    for (const [choice, kept] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['system', null],
      ['light', 'light'],
    ] as const) {
      await toggle.click()
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice)
      expect(await stored(page, 'fyr.theme')).toBe(kept)
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect
      .poll(() => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
      .toBe(true)
    expect(await shown(page)).toEqual(['light', 'light'])
  })

  test('are the same in every tab, also when the choice is cleared', async ({ page, context }) => {
    await page.goto('/docs/intro')
    await startShell(page)
    const other = await context.newPage()
    await other.goto('/no/')
    await startShell(other)
    const toggle = page.getByRole('button', { name: /dark and light mode/ })
    await toggle.click()
    await toggle.click()
    await expect.poll(() => shown(other)).toEqual(['dark', 'dark'])
    await other.evaluate(() => localStorage.removeItem('fyr.theme'))
    await expect.poll(() => shown(page)).toEqual(['light', 'system'])
    await toggle.click()
    await toggle.click()
    await expect.poll(() => shown(other)).toEqual(['dark', 'dark'])
    await other.evaluate(() => localStorage.clear())
    await expect.poll(() => shown(page)).toEqual(['light', 'system'])
  })
})

test('a former address keeps the place in the page, and leads on without scripts too', async ({
  page,
  browser,
}) => {
  await page.goto('/manual#what-you-need')
  await expect(page).toHaveURL(/\/docs\/intro#what-you-need$/)
  await expect(page.getByRole('heading', { name: 'What you need' })).toBeInViewport()
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const bare = await plain.newPage()
  await bare.goto('/docs/booking')
  await expect(bare).toHaveURL(/\/docs\/berths\/book$/)
  await plain.close()
})
