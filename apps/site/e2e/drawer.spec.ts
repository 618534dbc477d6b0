import { expect } from '@playwright/test'
import { launchOptions } from '../../../scripts/chromium.mjs'
import { saveData } from './connection.ts'
import { startShell, test } from './observed-page.ts'

const PHONE = { width: 390, height: 800 }

test('the drawer opens on the docs sidebar, keeps focus, closes on Escape and gives focus back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/no/docs/resources/feeding')
  await startShell(page)
  const toggle = page.locator('nav button[aria-expanded]').first()
  await toggle.click()
  const drawer = page.locator('dialog[open]')
  await expect(drawer.locator('a[href="/no/docs/resources/mortality"]')).toBeVisible()
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
    )
    expect(isInside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(toggle).toBeFocused()
})

test('the back button closes the drawer, stays on the page and leaves no history entry', async ({
  page,
  observed,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/docs/intro')
  await startShell(page)
  const toggle = page.locator('nav button[aria-expanded]').first()
  const drawer = page.locator('dialog[open]')
  await toggle.click()
  await expect(drawer).toHaveCount(1)
  await page.evaluate(() => history.back())
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(/\/docs\/intro$/)
  await expect(toggle).toBeFocused()

  await page.evaluate(() => history.forward())
  await expect(drawer).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => 'fyrDrawer' in history.state)).toBe(false)

  await toggle.click()
  await drawer.locator('a[href="/docs/sense/"]').click()
  await expect(page).toHaveURL(/\/docs\/sense\/$/)
  await expect(drawer).toHaveCount(0)
  await expect(page.locator('main h1')).toHaveText('Sense')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/docs\/intro$/)
  await expect(drawer).toHaveCount(0)
  await expect(page.locator('main h1')).not.toHaveText('Sense')
  expect(observed.documents).toEqual(['/docs/intro'])
})

test('after a link in the drawer Tab begins at the skip link, whether its page is fetched or held', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await saveData(page)
  await page.goto('/docs/resources/feeding')
  await startShell(page)
  const follow = async (path: string): Promise<void> => {
    await page.locator('nav button[aria-expanded]').first().press('Enter')
    await page.locator(`dialog[open] .fyr-sidebar a[href="${path}"]`).press('Enter')
    await expect(page.locator(`aside a[href="${path}"]`)).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  }
  await follow('/docs/resources/common')
  await follow('/docs/resources/feeding')
})

test('a link in the drawer to the page that is shown leads to its top', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/docs/resources/feeding')
  await startShell(page)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.locator('nav button[aria-expanded]').first().click()
  const drawer = page.locator('dialog[open]')
  await drawer.locator('.fyr-sidebar a[href="/docs/resources/feeding"]').click()
  await expect(drawer).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => 'fyrDrawer' in history.state)).toBe(false)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a change of language in the drawer leads back to the page, not to the drawer', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/blog')
  await page.goto('/docs/intro')
  await startShell(page)
  await page.locator('nav button[aria-expanded]').first().click()
  const drawer = page.locator('dialog[open]')
  await drawer.locator('a[data-fyr-locale][lang="no"]').click()
  await expect(page).toHaveURL(/\/no\/docs\/intro$/)
  await page.goBack()
  await expect(page).toHaveURL(/:\d+\/docs\/intro$/)
  await expect(drawer).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/:\d+\/blog$/)
})

test('the drawer closes when the window becomes wide, and 996 px is still narrow', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 800 })
  await page.goto('/docs/intro')
  await startShell(page)
  await page.locator('nav button[aria-expanded]').first().click()
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await page.setViewportSize({ width: 997, height: 800 })
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page.locator('nav button[aria-expanded]').first()).toBeHidden()
})

for (const height of [800, 8000]) {
  test(`the page behind the drawer keeps its place beside a classic scroll bar, in a window ${height} px high`, async ({
    playwright,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    })
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 768, height } })
    await page.goto('/docs/intro')
    await startShell(page)
    const widthOfPage = (): Promise<number> =>
      page.locator('body').evaluate((body) => body.getBoundingClientRect().width)
    const before = await widthOfPage()
    await page.locator('.fyr-navbar-toggle').click()
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    expect(await widthOfPage()).toBe(before)
    await browser.close()
  })
}
