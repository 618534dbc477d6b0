import { expect, test } from '@playwright/test'
import { startShell } from './observed-page.ts'

const PAIRS = [
  { from: '/no/docs/intro?unit=7#x', to: '/docs/intro?unit=7#x', label: 'English' },
  { from: '/docs/resources/?a=1&b=2', to: '/no/docs/resources/?a=1&b=2', label: 'Norsk' },
  { from: '/no', to: '/', label: 'English' },
  { from: '/?q=laks', to: '/no/?q=laks', label: 'Norsk' },
  { from: '/no/docs?q=laks#x', to: '/docs?q=laks#x', label: 'English' },
  { from: '/docs?q=laks#x', to: '/no/docs?q=laks#x', label: 'Norsk' },
] as const

for (const { from, to, label } of PAIRS) {
  for (const isStarted of [false, true]) {
    test(`${label} leads from ${from} to ${to} ${isStarted ? 'once the shell runs' : 'right after the first paint'}`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      if (!isStarted) await page.route(/assets\/.*shell.*\.js$/, (route) => route.abort())
      await page.goto(from)
      if (isStarted) await startShell(page)
      await page
        .locator('nav summary')
        .filter({ hasText: from.startsWith('/no') ? 'Norsk' : 'English' })
        .click()
      await page.locator('nav a[data-fyr-locale]').filter({ hasText: label }).locator('visible=true').click()
      await expect(page).toHaveURL(`${baseURL}${to}`)
      await expect(page.locator('html')).toHaveAttribute('lang', label === 'Norsk' ? 'no' : 'en')
    })
  }
}

test('the language link follows the page after a client navigation', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/no/docs/intro?keep=1')
  await startShell(page)
  await page.locator('aside a[href="/no/docs/integration/"]').click()
  await expect(page).toHaveURL(`${baseURL}/no/docs/integration/`)
  await page.locator('nav summary').filter({ hasText: 'Norsk' }).click()
  await expect(
    page.locator('nav a[data-fyr-locale]').filter({ hasText: 'English' }).locator('visible=true'),
  ).toHaveAttribute('href', '/docs/integration/')
})

test('the footer leads to the page that is shown in the other languages', async ({ page, baseURL }) => {
  await page.goto('/docs/intro')
  await startShell(page)
  await page.locator('.fyr-pagination a').last().click()
  await expect(page).toHaveURL(`${baseURL}/docs/integration/`)
  await page.locator('footer').getByRole('link', { name: 'Norsk' }).click()
  await expect(page).toHaveURL(`${baseURL}/no/docs/integration/`)
})
