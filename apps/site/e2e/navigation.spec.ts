import { expect, type Page } from '@playwright/test'
import { saveData } from './connection.ts'
import { followLink } from './follow-link.ts'
import { startShell, test } from './observed-page.ts'
import { LOCALES, SIDEBAR_PATHS, SITE_TITLE } from './site-routes.ts'
import { EVERY_PAGE } from './sweep.ts'

/** Every link of the original's sidebar, and one in four of a translation's, which has the structure of its original. */
function followedPaths(base: string): readonly string[] {
  return SIDEBAR_PATHS.filter((_, index) => EVERY_PAGE || base === LOCALES[0].base || index % 4 === 0)
}

for (const { base } of LOCALES) {
  test(`a click through the links of sidebar and navbar under ${base} loads no document`, async ({
    page,
    observed,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${base}docs/intro`)
    await startShell(page)
    for (const path of followedPaths(base)) {
      const link = page.locator(`aside a[href="${base}${path}"]`)
      await link.click()
      await expect(page).toHaveURL(new RegExp(`${base}${path}$`))
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(page).toHaveTitle(new RegExp(` \\| ${SITE_TITLE}$`))
      await expect(page.locator('main h1')).toHaveText((await page.title()).split(' | ')[0] ?? '')
    }
    await page.locator(`nav a[href="${base}blog"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${base}blog$`))
    const posts = await page
      .locator('aside a[href*="/blog/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(posts).toHaveLength(3)
    for (const href of posts) {
      await page.locator(`aside a[href="${href}"]`).click()
      await expect(page).toHaveURL(new RegExp(`${href}$`))
      await expect(page.locator('main time').first()).toBeVisible()
    }
    await page.locator(`nav a[href="${base}"]`).first().click()
    await expect(page).toHaveTitle(SITE_TITLE)
    await page
      .locator('nav')
      .getByRole('link', { name: base === '/' ? 'Docs' : 'Dokumentasjon', exact: true })
      .click()
    await expect(page).toHaveURL(new RegExp(`${base}docs/intro$`))
    expect(observed.documents).toEqual([`${base}docs/intro`])
    expect(observed.messages).toEqual([])
    expect(observed.offSite).toEqual([])
  })
}

test('back and forward keep the scroll position', async ({ page, observed }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto('/docs/resources/common')
  await startShell(page)
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(600)
  await page.locator('aside a[href="/docs/resources/feeding"]').evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/docs\/resources\/feeding$/)
  await expect(page.locator('aside a[href="/docs/resources/feeding"]')).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 450))
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(450)
  await page.goBack()
  await expect(page).toHaveURL(/\/docs\/resources\/common$/)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(600)
  await page.goForward()
  await expect(page).toHaveURL(/\/docs\/resources\/feeding$/)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(450)
  expect(observed.documents).toEqual(['/docs/resources/common'])
})

test('back restores the position also after a reload has emptied the memory', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto('/docs/resources/common')
  await startShell(page)
  await page.evaluate(() => window.scrollTo(0, 500))
  await page
    .locator('aside a[href="/docs/resources/treatment"]')
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/treatment$/)
  await expect(page.locator('aside a[href="/docs/resources/treatment"]')).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.reload()
  await startShell(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/common$/)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(500)
})

/** Makes two entries of the introduction and of Sense, and reloads the second one's document. */
async function loadSecondEntry(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await saveData(page)
  await page.goto('/docs/intro')
  await startShell(page)
  await followLink(page, '/docs/sense/')
  await expect(page.locator('main h1')).toHaveText('Sense')
  await page.reload()
}

// The browser takes entries that the shell has made for places in one document, even after that was reloaded.
test('back and forward lead to the page of the address before the shell runs', async ({ page }) => {
  await loadSecondEntry(page)
  await page.evaluate(() => history.back())
  await expect(page).toHaveTitle(/^Introduction/)
  await expect(page).toHaveURL(/\/docs\/intro$/)
  await page.evaluate(() => history.forward())
  await expect(page).toHaveTitle(/^Sense/)
  await startShell(page)
  await page.evaluate(() => history.back())
  await expect(page).toHaveTitle(/^Introduction/)
})

test('back leads to the page of the address where the shell cannot be loaded', async ({ page }) => {
  await loadSecondEntry(page)
  await page.route(/assets\/.*shell.*\.js$/, (route) => route.abort())
  await page.keyboard.press('Shift')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveTitle(/^Introduction/)
})

test('after a navigation Tab begins at the skip link and the new title is announced', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/docs/intro')
  await startShell(page)
  await page.locator('aside a[href="/docs/integration/"]').click()
  await expect(page).toHaveURL(/\/docs\/integration\/$/)
  await expect(page).not.toHaveTitle(/^Introduction/)
  const title = await page.title()
  await expect(page.locator('[aria-live]').filter({ hasText: title.split(' | ')[0] ?? '' })).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
})

test('a link to a heading scrolls to it, and a changed query scrolls nowhere', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto('/docs/resources/common')
  await startShell(page)
  const entry = page.locator('nav a[href^="#"]').last()
  const id = ((await entry.getAttribute('href')) ?? '').slice(1)
  await entry.click()
  await expect(page).toHaveURL(new RegExp(`#${id}$`))
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
})

/** How far the current entry of a navigation lies outside of its box, in CSS pixels; 0 when it is in view. */
async function outOfView(page: Page, box: string): Promise<number> {
  return page.locator(box).evaluate((element) => {
    const outer = element.getBoundingClientRect()
    const inner = element.querySelector('[aria-current]')?.getBoundingClientRect()
    return inner ? Math.max(0, outer.top - inner.top, inner.bottom - outer.bottom) : Number.NaN
  })
}

test('in a low window sidebar, contents and drawer show where the reader is, and the page stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 360 })
  await page.goto('/docs/v2/mortality')
  await startShell(page)
  await expect.poll(() => outOfView(page, '.fyr-sidebar')).toBe(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.goto('/docs/resources/feeding')
  await startShell(page)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.locator('.fyr-toc [aria-current]').waitFor()
  await page.evaluate(() => document.querySelector('main h2:last-of-type')?.scrollIntoView())
  await expect.poll(() => outOfView(page, '.fyr-toc')).toBe(0)

  await page.setViewportSize({ width: 360, height: 500 })
  await page.goto('/docs/v2/production-area')
  await startShell(page)
  await page.locator('nav button[aria-expanded]').first().click()
  await expect.poll(() => outOfView(page, 'dialog .fyr-drawer-panel:not([inert])')).toBe(0)
})
