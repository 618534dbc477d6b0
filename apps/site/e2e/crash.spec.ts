import { expect } from '@playwright/test'
import { saveData } from './connection.ts'
import { followLink } from './follow-link.ts'
import { startShell, test } from './observed-page.ts'

const CRASHED = { name: 'This page crashed' }

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await saveData(page)
})

test('a crashed page says what happened, and trying again shows it once the cause is gone', async ({
  page,
  observed,
}) => {
  await page.goto('/no/docs/intro')
  await startShell(page)
  // The table of contents asks for this; as long as it fails every page that has one crashes.
  await page.evaluate(() => {
    const encode = window.encodeURIComponent
    window.encodeURIComponent = () => {
      throw new Error('The reef is in the way.', { cause: new Error('The tide is low.') })
    }
    Object.assign(window, { mend: () => (window.encodeURIComponent = encode) })
  })
  await followLink(page, '/no/docs/sense/')
  await expect(page.getByRole('heading', CRASHED)).toBeVisible()
  for (const words of ['The reef is in the way.', 'The tide is low.'])
    await expect(page.getByRole('alert')).toContainText(words)
  await expect(page.locator('nav').first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', CRASHED)).toBeVisible()

  await page.evaluate(() => (window as unknown as { mend: () => void }).mend())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', CRASHED)).toHaveCount(0)
  await expect(page.locator('main h1')).toHaveText('Sense')
  await expect(page.locator('.fyr-toc a').first()).toBeVisible()
  expect(observed.documents).toEqual(['/no/docs/intro'])
})

test('the next page is not affected by a crash, with a network or from memory', async ({
  page,
  observed,
}) => {
  await page.route('**/no/docs/sense/page.json', async (route) => {
    const response = await route.fetch()
    const payload = (await response.json()) as { meta: object }
    await route.fulfill({
      json: { ...payload, meta: { ...payload.meta, toc: [{ id: 'x', level: 2, label: null }] } },
    })
  })
  await page.goto('/no/docs/intro')
  await startShell(page)
  await followLink(page, '/no/docs/sense/')
  await expect(page.getByRole('heading', CRASHED)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', CRASHED)).toHaveCount(0)
  await expect(page.locator('main h1')).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', CRASHED)).toBeVisible()
  await page.locator('nav a[href="/no/blog"]').first().click()
  await expect(page).toHaveURL(/\/no\/blog$/)
  await expect(page.getByRole('heading', CRASHED)).toHaveCount(0)
  await expect(page.locator('main h1')).toBeVisible()
  expect(observed.documents).toEqual(['/no/docs/intro'])
})
