import { expect } from '@playwright/test'
import { startShell, test } from './observed-page.ts'
import { axeFindings, openAxePage } from './axe-findings.ts'

test('a reader searches by keyboard, and a hit opens at its section with the words marked', async ({
  page,
  observed,
}) => {
  await page.goto('/docs/intro')
  await startShell(page)
  expect(observed.offSite).toEqual([])
  await page.keyboard.press('/')
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: 'Search' })
  await expect(field).toBeFocused()
  await field.pressSequentially('withdrawal perio')
  const options = page.getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(options.first().locator('mark').first()).toHaveText('Withdrawal')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results?$/ })).toBeVisible()
  await expect(page.locator('.fyr-search-excerpt').first()).toBeVisible()
  await field.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await field.press('ArrowUp')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/docs\/resources\/treatment#withdrawal$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Treatment' })).toBeVisible()
  expect(await page.evaluate(() => CSS.highlights.get('fyr-search')?.size ?? 0)).toBeGreaterThan(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('button', { name: 'withdrawal perio' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // No word of the policy, of React or of the worker.
  expect(observed.messages).toEqual([])
})

test('the open search breaks no accessibility rule, empty and filled', async ({ browser }) => {
  const page = await openAxePage(browser, { viewport: { width: 360, height: 900 } })
  await page.goto('/docs/intro')
  await startShell(page)
  await page.keyboard.press('/')
  await page.getByRole('combobox').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('combobox').fill('token')
  await page.getByRole('option').first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.context().close()
})

test('a search can be shared, and is in one language', async ({ page }) => {
  await page.goto('/no/search?q=forkoder')
  await startShell(page)
  await expect(page.getByRole('option').first()).toContainText('Fôrkoder')
  for (const option of await page.getByRole('option').all()) {
    expect(await option.getAttribute('href')).toMatch(/^\/no\//)
  }
  await expect(page.getByRole('link', { name: 'Søk på English' })).toHaveAttribute(
    'href',
    '/search?q=forkoder',
  )
})

test('an index that cannot be loaded is said to be so, and the list of all pages is offered', async ({
  page,
}) => {
  await page.route('**/assets/search-heads-*', (route) => route.abort())
  await page.goto('/docs/intro')
  await startShell(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('token')
  await expect(page.getByText('The search could not be loaded.')).toBeVisible()
  await page.getByRole('link', { name: 'List of all pages' }).click()
  await expect(page).toHaveURL(/\/search$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Access levels' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the button of the search leads to a list of all pages', async ({ page }) => {
    await page.goto('/docs/intro')
    await page.getByRole('link', { name: 'Search' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Quickstart' })).toBeVisible()
  })
})
