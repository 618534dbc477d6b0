import { expect, test, type Page } from '@playwright/test'
import { startShell } from './observed-page.ts'

/** What a script would do that somebody else has changed. */
const CHANGE = '\n;globalThis.isChanged = true'

/** A reader who needs every script of the site, and goes on until something is said. The page is in Norwegian. */
async function useEverything(page: Page): Promise<void> {
  const notice = page.getByRole('alert')
  await page.goto('/no/docs/intro')
  await page.keyboard.press('Shift')
  await page.locator('html[data-hydrated="true"]').or(notice).first().waitFor({ state: 'attached' })
  if ((await notice.count()) > 0) return
  await page.getByRole('button', { name: 'Kopier siden' }).click()
  await page.getByRole('button', { name: 'Kopiert' }).or(notice).first().waitFor()
  if ((await notice.count()) > 0) return
  const field = page.getByRole('combobox')
  await page.keyboard.press('Control+k')
  await page.waitForURL((url) => url.pathname === '/no/search', { timeout: 1 }).catch(() => {})
  await field.or(page.locator('h1:text-is("Søk")')).first().waitFor()
  if (page.url().endsWith('/no/search')) {
    await startShell(page)
    await page.keyboard.press('Control+k')
    await notice.waitFor()
  } else {
    await field.fill('forkoder')
    await page.getByRole('option').or(page.getByText('Søket kunne ikke lastes.')).first().waitFor()
  }
}

test('a changed script or style sheet is refused, and the page can be read and says so', async ({
  browser,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-write', 'clipboard-read'] })
  const first = await context.newPage()
  const files = new Set<string>()
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/assets\/.*\.(?:js|css)$|\/shell-data-/.test(pathname)) files.add(pathname)
  })
  await useEverything(first)
  await expect(first.getByRole('alert')).toHaveCount(0)
  await first.close()
  const names = [...files].map((file) => file.replaceAll(/^.*\/|-[\da-f]{8}/g, ''))
  const ours = [
    'boot.js',
    'search-worker.js',
    'search.js',
    'shell-data.json',
    'shell.js',
    'shell.js',
    'shell.js',
  ]
  expect(names.toSorted()).toEqual([...ours, 'stemmer.js', 'styles.css'])

  for (const file of files) {
    await test.step(file, async () => {
      const page = await context.newPage()
      await page.route(`**${file}`, async (route) => {
        const response = await route.fetch()
        const text = await response.text()
        await route.fulfill({ response, body: file.endsWith('.js') ? text + CHANGE : text.replace('e', 'f') })
      })
      await useEverything(page)
      const notice = page.getByRole('alert').or(page.getByText('Søket kunne ikke lastes.'))
      await expect(notice).toHaveText(/^(?:Ikke alt på denne siden ble lastet\.|Søket kunne ikke lastes\.)/)
      expect(await page.evaluate(() => 'isChanged' in globalThis)).toBe(false)
      await expect(page.locator('main h1')).toBeAttached()
      await page.close()
    })
  }
  await context.close()
})
