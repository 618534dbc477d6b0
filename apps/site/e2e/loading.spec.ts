import { expect, type Page } from '@playwright/test'
import { saveData } from './connection.ts'
import { followLink } from './follow-link.ts'
import { holdAnswers, type Answer } from './held-answers.ts'
import { startShell, test } from './observed-page.ts'

const DESKTOP = { width: 1280, height: 800 }

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await saveData(page)
})

function isShown(page: Page, href: string): Promise<void> {
  return expect(page.locator(`aside a[href="${href}"]`)).toHaveAttribute('aria-current', 'page')
}

test('the bar is shown while a page takes more than 200 ms and disappears when it is loaded', async ({
  page,
}) => {
  const bar = page.locator('#fyr-progress')
  await page.goto('/docs/intro')
  await startShell(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)

  const quick = await holdAnswers(page, '**/docs/integration/page.json')
  await followLink(page, '/docs/integration/')
  await quick.arrived(1)
  await page.clock.runFor(150)
  await expect(bar).toHaveCount(0)
  await quick.release()
  await isShown(page, '/docs/integration/')
  for (const passed of [49, 2, 400, 1000]) {
    await page.clock.runFor(passed)
    expect(await bar.count()).toBe(0)
  }

  const slow = await holdAnswers(page, '**/docs/sense/page.json')
  await followLink(page, '/docs/sense/')
  await slow.arrived(1)
  await page.clock.runFor(199)
  expect(await bar.count()).toBe(0)
  await page.clock.runFor(2)
  await expect(bar).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('Loading the page')
  await expect(page.locator('html')).toHaveAttribute('data-navigating', '')
  await page.clock.runFor(199)
  await slow.release()
  await isShown(page, '/docs/sense/')
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating')
  await page.clock.runFor(399)
  expect(await bar.count()).toBe(1)
  await page.clock.runFor(2)
  await expect(bar).toHaveCount(0)
})

test('a change of hash or query, and a page that is held, show no bar', async ({ page }) => {
  await page.goto('/docs/resources/common')
  await startShell(page)
  await followLink(page, '/docs/intro')
  await isShown(page, '/docs/intro')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goBack()
  await isShown(page, '/docs/resources/common')
  await page.locator('.fyr-toc a').last().click()
  await expect(page).toHaveURL(/#/)
  await page.clock.runFor(1000)
  await expect(page.locator('#fyr-progress')).toHaveCount(0)
})

const ENDS: readonly (readonly [string, Answer | undefined])[] = [
  ['arrives after all', undefined],
  ['fails', { status: 500, body: '' }],
  ['breaks off', null],
]

for (const [how, answer] of ENDS) {
  test(`of two clicks the latest wins, also when the first page ${how}`, async ({ page, observed }) => {
    await page.goto('/docs/intro')
    await startShell(page)
    for (const isFirstSooner of [true, false]) {
      const first = await holdAnswers(page, '**/docs/integration/page.json')
      const second = await holdAnswers(page, '**/docs/sense/page.json')
      await followLink(page, '/docs/integration/')
      await first.arrived(1)
      await followLink(page, '/docs/sense/')
      await second.arrived(1)
      if (isFirstSooner) await first.release(answer)
      await expect(page.locator('main h1')).toHaveText('Introduction')
      await second.release()
      await isShown(page, '/docs/sense/')
      await first.release(answer)

      // A whole navigation later the page that was passed over has had its time.
      await followLink(page, '/docs/v2/')
      await isShown(page, '/docs/v2/')
      await expect(page).toHaveURL(/\/docs\/v2\/$/)
      await expect(page.locator('html')).not.toHaveAttribute('data-navigating')
      await expect(page.locator('#fyr-load-notice')).toHaveCount(0)
      expect(observed.documents.slice(-1)).toEqual(['/docs/intro'])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.goto('/docs/intro')
      await startShell(page)
    }
    expect(observed.documents).toEqual(['/docs/intro', '/docs/intro', '/docs/intro'])
  })
}

test('a click back to the current page cancels the one that is loading', async ({ page, observed }) => {
  await page.goto('/docs/intro')
  await startShell(page)
  const held = await holdAnswers(page, '**/docs/sense/page.json')
  await followLink(page, '/docs/sense/')
  await held.arrived(1)
  await followLink(page, '/docs/intro')
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating')
  await held.release()
  await followLink(page, '/docs/v2/')
  await isShown(page, '/docs/v2/')
  expect(observed.documents).toEqual(['/docs/intro'])
})

test('an anchor on the current page works while another page is loading', async ({ page }) => {
  await page.goto('/docs/resources/feeding')
  await startShell(page)
  const held = await holdAnswers(page, '**/docs/resources/common/page.json')
  await followLink(page, '/docs/resources/common')
  await held.arrived(1)
  const place = page.locator('.fyr-toc a').last()
  const id = (await place.getAttribute('href'))?.slice(1) ?? ''
  await place.click()
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  await held.release()
  await isShown(page, '/docs/resources/common')
  await expect(page).toHaveURL(/\/docs\/resources\/common$/)
  await page.goBack()
  await isShown(page, '/docs/resources/feeding')
})
