import { expect, type Page, type Route } from '@playwright/test'
import { saveData } from './connection.ts'
import { followLink } from './follow-link.ts'
import { holdAnswers, type Answer } from './held-answers.ts'
import { startShell, test } from './observed-page.ts'
import { translateTexts } from './translate-texts.ts'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 800 }

const ISSUES: readonly (readonly [string, Answer])[] = [
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
  ['breaks off', null],
]

/** Opens a doc whose reader saves data and starts the shell. */
async function openDoc(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP)
  await saveData(page)
  await page.goto('/docs/intro')
  await startShell(page)
}

/** Checks that a page is complete after its document was loaded, and that navigation goes on without documents. */
async function expectWhole(page: Page, documents: readonly string[]): Promise<void> {
  await expect(page).toHaveURL(/\/docs\/sense\/$/)
  await expect(page.locator('main h1')).toHaveText('Sense')
  await startShell(page)
  await followLink(page, '/docs/v2/')
  await expect(page.locator('aside a[href="/docs/v2/"]')).toHaveAttribute('aria-current', 'page')
  expect(documents).toEqual(['/docs/intro', '/docs/sense/'])
  await expect(page.locator('#fyr-load-notice')).toHaveCount(0)
}

for (const [issue, answer] of ISSUES) {
  test(`a page payload that ${issue} loads the destination once`, async ({ page, observed }) => {
    const payload = await holdAnswers(page, '**/docs/sense/page.json')
    await payload.release(answer)
    await openDoc(page)
    await followLink(page, '/docs/sense/')
    await expect.poll(() => observed.documents).toEqual(['/docs/intro', '/docs/sense/'])
    await expectWhole(page, observed.documents)
  })
}

test('a page payload that does not come in time loads the destination once', async ({ page, observed }) => {
  const payload = await holdAnswers(page, '**/docs/sense/page.json')
  await openDoc(page)
  await page.clock.install()
  await followLink(page, '/docs/sense/')
  await payload.arrived(1)
  expect(observed.documents).toEqual(['/docs/intro'])
  await page.clock.fastForward(15_000)
  await expect.poll(() => observed.documents).toEqual(['/docs/intro', '/docs/sense/'])
  await expectWhole(page, observed.documents)
})

test('when the destination fails as well it says so, can be read, and is not loaded again', async ({
  page,
  observed,
}) => {
  await openDoc(page)
  for (const file of ['**/page.json', /assets\/.*\.json$/]) {
    await page.route(file, (route) => route.fulfill({ status: 500, body: '' }))
  }
  await followLink(page, '/docs/sense/')
  await expect.poll(() => observed.documents).toEqual(['/docs/intro', '/docs/sense/'])
  await expect(page.locator('main h1')).toHaveText('Sense')
  await page.waitForLoadState('load')
  await page.keyboard.press('Shift')
  await expect(page.getByRole('alert')).toContainText('Some parts of this page could not be loaded.')
  await page.locator('aside a[href="/docs/v2/"]').click()
  await expect(page.locator('main h1')).toHaveText(/2/)
  expect(observed.documents).toEqual(['/docs/intro', '/docs/sense/', '/docs/v2/'])
})

test('a page that fails again right after loading is not loaded a third time, and a notice shows', async ({
  page,
  observed,
}) => {
  await page.route('**/docs/sense/page.json', (route) => route.fulfill({ status: 500, body: '' }))
  await openDoc(page)
  // As if the document at this address had been loaded for the same reason a moment ago.
  await page.evaluate(() => sessionStorage.setItem('fyr.reload', new URL('/docs/sense/', location.href).href))
  await followLink(page, '/docs/sense/')
  await expect(page.getByRole('alert')).toContainText('The page could not be loaded')
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating')
  await expect(page.locator('main h1')).toHaveText('Introduction')
  await expect(page).toHaveURL(/\/docs\/intro$/)
  expect(observed.documents).toEqual(['/docs/intro'])
  await followLink(page, '/docs/v2/')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('aside a[href="/docs/v2/"]')).toHaveAttribute('aria-current', 'page')
})

test('offline, a notice shows at once, and the same link works when the network is back', async ({
  page,
  context,
  observed,
}) => {
  await openDoc(page)
  await context.setOffline(true)
  await followLink(page, '/docs/sense/')
  await expect(page.getByRole('alert')).toContainText('Check the connection and try the link again.')
  await context.setOffline(false)
  await followLink(page, '/docs/sense/')
  await expect(page.locator('main h1')).toHaveText('Sense')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(observed.documents).toEqual(['/docs/intro'])
})

test('without a server the page stays with its address and says so, and it recovers by itself', async ({
  page,
  observed,
}) => {
  await page.setViewportSize(DESKTOP)
  await saveData(page)
  await page.goto('/no/docs/intro')
  await startShell(page)
  const current = (href: string) => page.locator(`aside a[aria-current="page"][href="${href}"]`)
  await followLink(page, '/no/docs/sense/')
  await expect(current('/no/docs/sense/')).toBeVisible()
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  await followLink(page, '/no/docs/v2/')
  await expect(page.getByRole('alert')).toContainText('Kontroller nettforbindelsen')
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await expect(page).toHaveURL(/\/no\/docs\/sense\/$/)
  await expect(current('/no/docs/sense/')).toBeVisible()
  await expect(page.locator('nav a[data-fyr-locale][lang="en"]')).toHaveAttribute('href', '/docs/sense/')
  await page.unroute('**/*')
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The history is that of a reader who has gone back from the link's page.
  await page.goBack()
  await expect(current('/no/docs/intro')).toBeVisible()
  await page.goForward()
  await expect(current('/no/docs/sense/')).toBeVisible()
  await page.goForward()
  await expect(current('/no/docs/v2/')).toBeVisible()
  expect(observed.documents).toEqual(['/no/docs/intro'])
})

test('a page of another build is loaded as a document', async ({ page, observed }) => {
  const own = await page.request.get('/docs/sense/page.json')
  const { meta, ...rest } = (await own.json()) as { meta: { shell: string } }
  const payload = await holdAnswers(page, '**/docs/sense/page.json')
  await payload.release({ json: { ...rest, meta: { ...meta, shell: 'another' } } })
  await openDoc(page)
  await followLink(page, '/docs/sense/')
  await expect.poll(() => observed.documents).toEqual(['/docs/intro', '/docs/sense/'])
})

for (const [what, file, address, words] of [
  ['shell', /assets\/.*shell.*\.js$/, '/no/docs/intro', 'Ikke alt på denne siden ble lastet.'],
  [
    'shell data',
    /assets\/shell-data.*\.json$/,
    '/docs/intro',
    'Some parts of this page could not be loaded.',
  ],
] as const) {
  test(`the page stays whole and says so when the ${what} cannot be loaded`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.route(file, (route) => route.abort())
    await page.goto(address)
    await page.locator('main a:not(.fyr-toc-link)').first().hover()
    await expect(page.locator('html[data-js]')).toHaveCount(0)
    await expect(page.getByRole('alert')).toContainText(words)
    const base = address.replace('docs/intro', '')
    await expect(page.locator(`aside a[href="${base}docs/integration/"]`)).toBeVisible()
  })
}

for (const [what, answer] of [
  ['is missing', (route: Route) => route.abort()],
  ['is empty', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' })],
  ['hangs', () => {}],
] as const) {
  test(`where the boot script ${what} a page shows no control that nobody answers, and says so`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.clock.install()
    await page.route(/assets\/boot.*\.js$/, answer)
    await page.goto('/no/docs/intro', { waitUntil: 'commit' })
    await expect(page.locator('.fyr-footer')).toBeAttached()
    await page.clock.fastForward(20_000)
    await expect(page.locator('html[data-js]')).toHaveCount(0)
    await expect(page.getByRole('alert')).toContainText('Ikke alt på denne siden ble lastet.')
    await expect(page.locator('nav button[aria-expanded]')).toBeHidden()
    await expect(page.locator('aside a[href="/no/docs/integration/"]')).toBeVisible()
  })
}

test('a home page whose files are gone shows its readers no advice about the base path', async ({ page }) => {
  await page.route(/assets\//, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/no/')
  await expect(page.getByRole('alert')).toContainText('Ikke alt på denne siden ble lastet.')
})

test('what a translator changes before the shell starts is not an error, and the page works on', async ({
  page,
  observed,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/docs/intro')
  await page.evaluate(translateTexts)
  await startShell(page)
  await followLink(page, '/docs/sense/')
  await expect(page.locator('main h1')).toHaveText('Sense')
  expect(observed.messages.filter((message) => !message.startsWith('debug: '))).toEqual([])
})
