import { expect, type Page, test } from '@playwright/test'

/** What a script that was injected into a page does. */
const PLANTED =
  '<script>globalThis.isPlanted = true</script><img src="/fyr/" onerror="isPlanted = true" alt="">'

/** The site as a host without the site's headers sends it; `change` modifies a document. */
async function withoutHeaders(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    const isDocument = route.request().resourceType() === 'document'
    const body = isDocument ? change(await response.text()) : await response.body()
    await route.fulfill({ status: response.status(), headers, body })
  })
}

// A page fetches ahead; what has not come when a test ends is of no use to anybody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Errors of scripts and every report of the content security policy are messages of the console. */
function messagesOf(page: Page): readonly string[] {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  return messages
}

test('a host without headers sends the policy in the documents: it refuses what is planted', async ({
  page,
}) => {
  await withoutHeaders(page, (html) => html.replace('<div id="fyr">', `${PLANTED}$&`))
  const messages = messagesOf(page)
  await page.goto('/fyr/docs/start/tutorial')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorial')
  await expect.poll(() => messages.filter((text) => text.includes('script-src')).length).toBe(2)
  expect(await page.evaluate(() => 'isPlanted' in globalThis)).toBe(false)
  const write = () => page.evaluate(() => void (document.body.innerHTML = '<b>written</b>'))
  await expect(write()).rejects.toThrow('TrustedHTML')
})

test('a reader under that policy follows a link, searches and sees a page that does not exist, without a report', async ({
  page,
}) => {
  await withoutHeaders(page, (html) => html)
  const messages = messagesOf(page)
  await page.goto('/fyr/')
  // The shell starts at the first sign of a reader, and only then listens for the key of the search.
  await page.keyboard.press('Shift')
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
  await page.getByRole('main').getByRole('link', { name: 'Tutorial', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorial')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('keep the store')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(messages).toEqual([])
  await page.goto('/fyr/nowhere')
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  // Chromium says so of every document with that status.
  expect(messages.filter((text) => !text.includes('404 (Not Found)'))).toEqual([])
})
