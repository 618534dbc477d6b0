import { expect, test, type Page } from '@playwright/test'

const KEY = 'fyr.docs-version'

async function storedVersion(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), KEY)
}

/** Opens the version menu of the navbar and gives its links by label. */
async function openVersionMenu(page: Page) {
  const menu = page.locator('nav.fyr-navbar details').filter({ has: page.locator('[data-fyr-docs-version]') })
  await menu.locator('summary').click()
  return (label: string) => menu.getByRole('link', { name: label, exact: true })
}

async function whenShellRuns(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
}

test('a version is kept when it is picked in the menu, not when it is visited', async ({ page }) => {
  await page.goto('/docs/1.4/intro')
  await whenShellRuns(page)
  expect(await storedVersion(page)).toBe(null)
  const link = await openVersionMenu(page)
  await link('Next').click()
  await expect(page).toHaveURL('/docs/next/intro')
  expect(await storedVersion(page)).toBe('current')
  await page.goto('/blog')
  await whenShellRuns(page)
  await expect(page.getByRole('link', { name: 'Docs', exact: true })).toHaveAttribute(
    'href',
    '/docs/next/intro',
  )
})

test('the menu keeps the doc, or leads to the start of a version that lacks the doc', async ({ page }) => {
  await page.goto('/docs/next/berths/release')
  const link = await openVersionMenu(page)
  await expect(link('2.0')).toHaveAttribute('href', '/docs/intro')
  await page.goto('/docs/next/berths/book?from=harbour#top')
  await openVersionMenu(page)
  await expect(link('2.0')).toHaveAttribute('href', '/docs/berths/book?from=harbour#top')
  await whenShellRuns(page)
  await expect(link('2.0')).toHaveAttribute('href', '/docs/berths/book?from=harbour#top')
  await expect(link('Next')).toHaveAttribute('aria-current', 'true')
})

test('a name that is no longer a version is forgotten', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '0.9'), KEY)
  await page.goto('/blog')
  await whenShellRuns(page)
  expect(await storedVersion(page)).toBe(null)
  await expect(page.getByRole('link', { name: 'Docs', exact: true })).toHaveAttribute('href', '/docs/intro')
})

test('the banner of an old version leads to the same doc in the latest, and that counts as a choice', async ({
  page,
}) => {
  await page.goto('/docs/1.4/intro')
  const banner = page.getByRole('alert')
  await expect(banner).toContainText('Bollard 1.4. This documentation is no longer maintained.')
  await whenShellRuns(page)
  await banner.getByRole('link').click()
  await expect(page).toHaveURL('/docs/intro')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await storedVersion(page)).toBe('2.0')
})

test('the drawer names the versions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/no/docs/intro')
  await whenShellRuns(page)
  await page.getByRole('button', { name: 'Åpne menyen' }).click()
  await page.getByRole('button', { name: 'Tilbake til hovedmenyen' }).click()
  const list = page.getByRole('dialog').getByRole('list', { name: 'Versjoner' })
  await expect(list.getByRole('link')).toHaveText(['Neste', '2.0', '1.4'])
})

test('each version is searched for itself, and the search names it', async ({ page }) => {
  for (const { at, version, found } of [
    { at: '/docs/1.4/intro', version: '1.4', found: ['/docs/1.4/fax'] },
    { at: '/docs/intro', version: '2.0', found: [] },
  ]) {
    await page.goto(at)
    await whenShellRuns(page)
    await page.keyboard.press('/')
    const field = page.getByRole('combobox')
    await expect(field).toHaveAccessibleDescription(`Version: ${version}`)
    await field.fill('fax')
    await expect(page.getByRole('status').filter({ hasText: /^\d+ result|^Nothing found/ })).toBeVisible()
    const addresses = await page
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => new URL((option as HTMLAnchorElement).href).pathname))
    expect([...new Set(addresses)].filter((address) => address.includes('fax'))).toEqual(found)
    expect(
      addresses.every(
        (address) => !address.startsWith('/docs/') || address.startsWith(at.replace('intro', '')),
      ),
    ).toBe(true)
  }
})

test('search engines are led to the latest version', async ({ page, request }) => {
  await page.goto('/docs/next/berths/book')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /example\/docs\/berths\/book$/)
  await page.goto('/docs/1.4/fax')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/docs/berths/book<')
  expect(sitemap).toContain('/docs/next/berths/release<')
  expect(sitemap).not.toContain('/docs/next/berths/book<')
  expect(sitemap).not.toContain('/docs/1.4/')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [360, 1280]) {
    test(`every version can be reached at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/docs/intro')
      const link = await openVersionMenu(page)
      await link('1.4').click()
      await expect(page).toHaveURL('/docs/1.4/intro')
    })
  }
})

test.describe('what has changed, without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a doc lists it on request, and marks it in the text', async ({ page }) => {
    await page.goto('/docs/intro')
    const list = page.locator('.fyr-changes')
    const mark = page.locator('.fyr-change-mark').first()
    await expect(list.getByRole('listitem').first()).toBeHidden()
    await expect(mark).toBeHidden()
    await list.getByText('Changed since 1.4').focus()
    await page.keyboard.press('Enter')
    await expect(list.getByRole('listitem').first()).toBeVisible()
    await expect(mark).toBeVisible()
    await list.locator('a[href="#fyr-change-1"]').click()
    await expect(mark).toBeInViewport()
  })

  test('the page of two versions lists it doc by doc, in the language of the reader', async ({ page }) => {
    await page.goto('/no/docs/next/intro')
    await page.locator('.fyr-changes > summary').click()
    await page.getByRole('link', { name: 'Alle endringer siden 2.0' }).click()
    await expect(page).toHaveURL('/no/docs/changes/2.0...current')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Endringer fra 2.0 til Neste')
    await expect(page.locator('.fyr-text section').first()).toContainText(/Lagt til|Endret|Flyttet|Fjernet/)
  })

  test('a closed list is not printed', async ({ page }) => {
    await page.goto('/docs/intro')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.fyr-changes')).toBeHidden()
    await expect(page.locator('.fyr-change-mark').first()).toBeHidden()
  })
})

test('an address that a doc had once leads to it, in the latest version', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.goto('/no/docs/booking')
  await expect(page).toHaveURL('/no/docs/berths/book')
  await page.goto('/docs/next/berths/reserve')
  await expect(page).toHaveURL('/docs/next/berths/book')
  expect(messages).toEqual([])
})
