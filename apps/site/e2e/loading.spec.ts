import { expect } from '@playwright/test'
import { startShell, test } from './observed-page.ts'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 800 }

test('the progress bar shows after 200 ms of waiting and not before', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/docs/intro')
  let delayMs = 0
  await page.route('**/page.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    await route.continue()
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startShell(page)
  const watch = async (href: string): Promise<boolean> => {
    await page.evaluate(() => {
      const seen = { bar: false }
      Object.assign(window, { seen })
      new MutationObserver(() => {
        if (document.getElementById('fyr-progress')) seen.bar = true
      }).observe(document.documentElement, { childList: true, subtree: true })
    })
    await page.evaluate(
      (address) => document.querySelector<HTMLElement>(`aside a[href="${address}"]`)?.click(),
      href,
    )
    await expect(page.locator(`aside a[href="${href}"]`)).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('#fyr-progress')).toHaveCount(0)
    return page.evaluate(() => (window as unknown as { seen: { bar: boolean } }).seen.bar)
  }
  delayMs = 0
  expect(await watch('/docs/integration/')).toBe(false)
  delayMs = 700
  await page.evaluate(() =>
    document.querySelectorAll('aside details').forEach((details) => details.setAttribute('open', '')),
  )
  expect(await watch('/docs/v2/production-area')).toBe(true)
})

test('of two clicks on a slow line the latest wins', async ({ page, observed }) => {
  await page.setViewportSize(DESKTOP)
  await page.route('**/docs/integration/page.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue().catch(() => {})
  })
  await page.goto('/docs/intro')
  await startShell(page)
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('aside a[href="/docs/integration/"]')?.click(),
  )
  await page.evaluate(() => document.querySelector<HTMLElement>('aside a[href="/docs/sense/"]')?.click())
  await expect(page).toHaveURL(/\/docs\/sense\/$/)
  const title = await page.title()
  await page.waitForTimeout(1000)
  expect(await page.title()).toBe(title)
  await expect(page.locator('aside a[href="/docs/sense/"]')).toHaveAttribute('aria-current', 'page')
  expect(observed.documents).toEqual(['/docs/intro'])
})

test('visible links are prefetched, each once, and none under data saving or 2g', async ({ browser }) => {
  for (const [connection, isPrefetched] of [
    [{}, true],
    [{ saveData: true }, false],
    [{ effectiveType: 'slow-2g' }, false],
  ] as const) {
    const page = await browser.newPage({ viewport: DESKTOP })
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      connection,
    )
    const payloads: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/page.json')) payloads.push(new URL(request.url()).pathname)
    })
    await page.goto('/docs/intro')
    await startShell(page)
    await page.waitForTimeout(800)
    if (isPrefetched) {
      expect(payloads).toContain('/docs/integration/page.json')
      expect(new Set(payloads).size).toBe(payloads.length)
    } else expect(payloads).toEqual([])
    await page.close()
  }
})

for (const [fault, answer] of [
  ['is missing', { status: 404, body: '' }],
  ['is broken on the server', { status: 500, body: '' }],
  [
    'is HTML instead',
    { status: 200, contentType: 'text/html', body: '<!doctype html><title>captive portal</title>' },
  ],
  [
    'is of another contract',
    { status: 200, contentType: 'application/json', body: '{"meta":{"contract":0},"html":""}' },
  ],
] as const) {
  test(`a page payload that ${fault} loads the destination once`, async ({ page, observed }) => {
    await page.setViewportSize(DESKTOP)
    await page.route('**/docs/sense/page.json', (route) => route.fulfill(answer))
    await page.goto('/docs/intro')
    await startShell(page)
    await page.evaluate(() => document.querySelector<HTMLElement>('aside a[href="/docs/sense/"]')?.click())
    await expect.poll(() => observed.documents).toEqual(['/docs/intro', '/docs/sense/'])
    await expect(page.locator('main h1')).toBeVisible()
    await startShell(page)
    await page.waitForTimeout(300)
    expect(observed.documents).toEqual(['/docs/intro', '/docs/sense/'])
  })
}

test('a page of another build is loaded as a document', async ({ page, observed }) => {
  await page.setViewportSize(DESKTOP)
  await page.route('**/docs/sense/page.json', async (route) => {
    const response = await route.fetch()
    const payload = (await response.json()) as { meta: { shell: string } }
    await route.fulfill({ json: { ...payload, meta: { ...payload.meta, shell: 'another' } } })
  })
  await page.goto('/docs/intro')
  await startShell(page)
  await page.locator('aside a[href="/docs/sense/"]').evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => observed.documents).toEqual(['/docs/intro', '/docs/sense/'])
})

for (const [what, file, address, words] of [
  ['shell', /assets\/.*shell.*\.js$/, '/no/docs/intro', 'Ikke alt på denne siden ble lastet.'],
  [
    'shell data',
    /assets\/shell-data.*\.json$/,
    '/docs/intro',
    'Not everything on this page could be loaded.',
  ],
] as const) {
  test(`the page stays whole and says so when the ${what} cannot be loaded`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.route(file, (route) => route.abort())
    await page.goto(address)
    await page.locator('main a').first().hover()
    await expect(page.locator('html[data-js]')).toHaveCount(0)
    await expect(page.getByRole('alert')).toContainText(words)
    const base = address.replace('docs/intro', '')
    await expect(page.locator(`aside a[href="${base}docs/integration/"]`)).toBeVisible()
  })
}

test('a page without its boot script shows no control that nobody answers', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.route(/assets\/boot.*\.js$/, (route) => route.abort())
  await page.goto('/docs/intro')
  await expect(page.locator('html[data-js]')).toHaveCount(0)
  await expect(page.locator('nav button[aria-expanded]')).toBeHidden()
  await expect(page.locator('aside a[href="/docs/integration/"]')).toBeVisible()
})

test('a crashed page keeps the navbar, can be tried again, and the next page is whole', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.route('**/no/docs/sense/page.json', async (route) => {
    const response = await route.fetch()
    const payload = (await response.json()) as { meta: object }
    await route.fulfill({
      json: { ...payload, meta: { ...payload.meta, toc: [{ id: 'x', level: 2, label: null }] } },
    })
  })
  await page.goto('/no/docs/intro')
  await startShell(page)
  await page.locator('aside a[href="/no/docs/sense/"]').evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible()
  await page.locator('nav a[href="/no/blog"]').first().click()
  await expect(page).toHaveURL(/\/no\/blog$/)
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toHaveCount(0)
  await expect(page.locator('main h1')).toBeVisible()
})

test('a home page under a wrong base path says which one is right', async ({ page }) => {
  // The English home, its files missing, as a host shows it that serves the site below another folder.
  await page.route('**/*', (route) => {
    const isDocument = route.request().resourceType() === 'document'
    return isDocument
      ? route.continue({ url: route.request().url().replace('/elsewhere/', '/') })
      : route.fulfill({ status: 404 })
  })
  await page.goto('/elsewhere/')
  await expect(page.locator('#fyr-base-url')).toContainText('/elsewhere/')
  await expect(page.locator('body > :first-child')).toHaveAttribute('id', 'fyr-base-url')
})
