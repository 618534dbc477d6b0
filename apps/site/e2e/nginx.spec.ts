import { expect, test } from '@playwright/test'
import { followLink } from './follow-link.ts'
import { startShell } from './observed-page.ts'
import { serveWithNginx, type SiteServer } from './serve-with-nginx.ts'

let server: SiteServer
test.beforeAll(async () => {
  server = await serveWithNginx(4189)
})
test.afterAll(() => server.stop())

test('the site works under nginx without a report of the policy or a word in the console', async ({
  page,
}) => {
  const { origin } = server
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  await page.goto(`${origin}/docs/intro`)
  await startShell(page)
  await followLink(page, '/docs/sense/')
  await expect(page.locator('main h1')).toHaveText('Sense')
  await page.goBack()
  await expect(page).toHaveURL(`${origin}/docs/intro`)
  await page.goto(`${origin}/no/blog/`)
  await startShell(page)
  await expect(page.locator('html')).toHaveAttribute('lang', /^n[bo]/)
  expect(messages).toEqual([])
  await page.goto(`${origin}/no/docs/ingensteds`)
  await startShell(page)
  await expect(page.locator('html')).toHaveAttribute('lang', /^n[bo]/)
  // Chromium says so of every document with that status.
  expect(messages.filter((message) => !message.includes('404 (Not Found)'))).toEqual([])
})
