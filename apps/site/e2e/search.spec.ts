import { expect, type Locator, type Page } from '@playwright/test'
import { startShell, test } from './observed-page.ts'
import { axeFindings, openAxePage } from './axe-findings.ts'
import { openSweepPage } from './sweep.ts'

/** Elements of the open search that are wider than the window, or than their container. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog, dialog *:not(svg *)')]
      .filter(
        (element) =>
          (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline') ||
          element.getBoundingClientRect().right > document.documentElement.clientWidth,
      )
      .map((element) => `${element.localName}.${element.getAttribute('class') ?? ''}`),
  )
}

/** Whether nothing covers or cuts an element: a press at the corners and in the middle of each of its lines is one on it. */
async function isReachable(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) =>
    [...element.getClientRects()]
      .flatMap(({ left, right, top, bottom }) => [
        [left + 2, top + 2] as const,
        [(left + right) / 2, (top + bottom) / 2] as const,
        [right - 2, bottom - 2] as const,
      ])
      .every(([x, y]) => element.contains(document.elementFromPoint(x, y))),
  )
}

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
  await expect(page.getByRole('status').filter({ hasText: /^The best \d+ of \d+ results$/ })).toBeVisible()
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
  await page.getByRole('combobox').fill('tilgangsnivåer')
  await page
    .getByRole('group', { name: /^Norsk ›/ })
    .first()
    .waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.context().close()
})

for (const { what, width, height, deviceScaleFactor } of [
  { what: 'a window of 320 px', width: 320, height: 640, deviceScaleFactor: 1 },
  { what: 'a window of 1280 px at 400 %', width: 320, height: 256, deviceScaleFactor: 4 },
  { what: 'a window of 1280 px at 500 %', width: 256, height: 205, deviceScaleFactor: 4 },
]) {
  test(`the filled search fits into ${what}, with the field and the chosen hit in sight`, async ({
    browser,
  }) => {
    const page = await openSweepPage(browser, { viewport: { width, height }, deviceScaleFactor })
    for (const { address, query } of [
      { address: '/docs/intro', query: 'token' },
      { address: '/no/docs/intro', query: 'tilgangsnivåer' },
    ]) {
      await page.goto(address)
      await startShell(page)
      await page.keyboard.press('/')
      const field = page.getByRole('combobox')
      await field.fill(query)
      await page.locator('.fyr-search-excerpt').first().waitFor()
      expect(await tooWide(page), address).toEqual([])
      await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 })
      const options = page.getByRole('option')
      for (const place of [0, 1]) {
        const option = options.nth(place)
        await expect(option).toHaveAttribute('aria-selected', 'true')
        await expect(field).toBeInViewport({ ratio: 1 })
        expect(await isReachable(field), address).toBe(true)
        expect(await isReachable(option.locator('.fyr-search-heading')), address).toBe(true)
        await field.press('ArrowDown')
      }
    }
    await page.context().close()
  })
}

test('a search can be shared, and is in one language', async ({ page }) => {
  await page.goto('/no/search?q=foring')
  await startShell(page)
  await expect(page.getByRole('option').first()).toContainText('Fôring')
  for (const option of await page.getByRole('option').all()) {
    expect(await option.getAttribute('href')).toMatch(/^\/no\//)
  }
  // The other language is searched here only where this one has few answers.
  await expect(page.getByRole('link', { name: 'Søk også på: English' })).toHaveAttribute(
    'href',
    '/search?q=foring',
  )
})

test('what is not found in one language is shown in the other, and opens there', async ({
  page,
  observed,
}) => {
  await page.goto('/docs/intro')
  await startShell(page)
  await page.keyboard.press('/')
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const field = page.getByRole('combobox')
  await field.fill('access levels')
  await page.locator('.fyr-search-excerpt').first().waitFor()
  expect(loaded.filter((address) => address.startsWith('/no/'))).toEqual([])
  await field.fill('tilgangsnivåer')
  const status = page.getByRole('status').filter({ hasText: 'Nothing found for “tilgangsnivåer”.' })
  await expect(status).toHaveText(/Norsk: \d+ results$/)
  const group = page.getByRole('group', { name: /^Norsk › .*Tilgangsnivåer$/ })
  await expect(group).toHaveAttribute('lang', 'no')
  await page.getByRole('link', { name: 'Also search in: Norsk' }).click()
  await expect(page).toHaveURL(/\/no\/search\?q=tilgangsniv%C3%A5er$/)
  await expect(page.getByRole('option').first()).toContainText('Tilgangsnivåer')
  await page.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/no\/docs\/integration\/access-levels(#|$)/)
  await expect(page.getByRole('heading', { level: 1, name: 'Tilgangsnivåer' })).toBeVisible()
  expect(observed.messages).toEqual([])
})

test('markup in a query is text wherever the search shows it', async ({ page, observed }) => {
  const markup = '"><img src=x onerror=alert(1)><svg onload=alert(1)></svg>{{qqqqqqqqqqqq}}'
  await page.goto(`/search?q=${encodeURIComponent(markup)}`)
  await startShell(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox')).toHaveValue(markup)
  await expect(dialog.getByRole('status')).not.toBeEmpty()
  await expect(dialog.locator('img, script, [onerror], [onload]')).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: 'Also search in: Norsk' })).toHaveAttribute(
    'href',
    `/no/search?q=${encodeURIComponent(markup)}`,
  )
  expect(observed.messages).toEqual([])
  expect(observed.offSite).toEqual([])
})

test('an index that cannot be loaded is reported, and the list of all pages is offered', async ({ page }) => {
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

test('an unknown address suggests pages by its words, and its field opens the search', async ({
  browser,
  observed,
  page: ordinary,
}) => {
  await ordinary.goto('/no/docs/resources/for%C3%ADng.html')
  await startShell(ordinary)
  await expect(ordinary.getByRole('heading', { name: 'Mente du' })).toBeVisible()
  // A browser reports the status of a document that is not there, and nothing else is wrong.
  expect(observed.messages.filter((message) => !message.includes('404'))).toEqual([])
  const page = await openAxePage(browser, { viewport: { width: 320, height: 640 } })
  await page.goto('/docs/resources/moratlity')
  await startShell(page)
  const suggested = page.getByRole('list', { name: 'Did you mean' }).getByRole('link')
  await expect(suggested.first()).toHaveText('Mortality')
  expect(await tooWide(page)).toEqual([])
  expect(await axeFindings(page)).toEqual([])
  const field = page.getByRole('textbox', { name: 'Search the docs' })
  await expect(field).toHaveValue('moratlity')
  await field.fill('withdrawal period')
  await field.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(dialog.getByRole('combobox')).toHaveValue('withdrawal period')
  await dialog.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/docs\/resources\/treatment#withdrawal$/)
  await page.context().close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the button of the search leads to a list of all pages', async ({ page }) => {
    await page.goto('/docs/intro')
    await page.getByRole('link', { name: 'Search' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Quickstart' })).toBeVisible()
  })
})

test('an agent of the browser searches the site and reads its pages', async ({ page }) => {
  await page.addInitScript(() => {
    const tools = new Map<string, { execute: (input: object) => Promise<unknown> }>()
    const modelContext = {
      registerTool: (tool: { name: string; execute: (input: object) => Promise<unknown> }) =>
        tools.set(tool.name, tool),
      call: async (name: string, input: object) => JSON.stringify(await tools.get(name)?.execute(input)),
      names: () => [...tools.keys()],
    }
    Object.assign(document, { modelContext })
  })
  await page.goto('/docs/intro')
  await startShell(page)
  const call = async (name: string, input: object): Promise<string> =>
    page.evaluate(
      async ([tool, given]) =>
        (
          document as unknown as { modelContext: { call: (...args: unknown[]) => Promise<string> } }
        ).modelContext.call(tool, given),
      [name, input] as const,
    )
  await expect
    .poll(async () => call('search', { query: 'rate limits' }))
    .toContain('/docs/resources/common#rate-limits')
  expect(await call('read', { address: '/docs/resources/common#rate-limits' })).toContain('## Rate limits')
  expect(await call('read', { address: 'https://elsewhere.example/docs' })).toContain(
    'is not a page of this site',
  )
})
