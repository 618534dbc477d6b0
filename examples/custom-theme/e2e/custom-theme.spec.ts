import { execFileSync, spawnSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { copySite } from '../../../scripts/temporary-site.ts'

/** Opens a page and waits until the shell runs; a first key is the reader's intent that starts it. */
async function openRunning(page: Page, address: string): Promise<string[]> {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  await page.goto(address)
  await page.keyboard.press('Shift')
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
  return messages
}

test('no check reports anything about the site', () => {
  const site = join(import.meta.dirname, '..')
  const report = execFileSync(join(site, 'node_modules/.bin/fyr'), ['check', '--json'], { cwd: site })
  expect(JSON.parse(report.toString())).toMatchObject({ diagnostics: [] })
})

test('what the site puts into the shell is in the document and comes to life', async ({ page, request }) => {
  const html = await (await request.get('/docs/pruning')).text()
  expect(html).toContain('aria-label="Larger text"')
  const messages = await openRunning(page, '/docs/pruning')
  const button = page.getByRole('button', { name: 'Larger text' })
  const size = (): Promise<string> =>
    page.getByText('A saw and a ladder.').evaluate((element) => getComputedStyle(element).fontSize)
  const before = await size()
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(await size()).not.toBe(before)
  await page.getByRole('link', { name: 'the trees you planted' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Planting' })).toBeVisible()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(messages).toEqual([])
})

test('what the site puts into the article comes with the document and with a navigation', async ({
  page,
}) => {
  await openRunning(page, '/docs/pruning')
  const ask = page.getByRole('main').getByRole('link', { name: /^Ask / })
  await expect(ask).toHaveAttribute('href', /subject=Pruning$/)
  await expect(ask).toHaveText('Ask Ida')
  await page.getByRole('link', { name: 'the trees you planted' }).click()
  await expect(ask).toHaveAttribute('href', /subject=Planting$/)
  await expect(ask).toHaveText('Ask Ola')
})

test('what front matter says in keys of the site is in the document, and follows a navigation', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/docs/planting')).text()).toContain('1.5 hours of work')
  const messages = await openRunning(page, '/docs/pruning')
  const hours = page.locator('.orchard-hours')
  await expect(hours).toHaveCount(0)
  await page.getByRole('link', { name: 'the trees you planted' }).click()
  await expect(hours).toHaveText('1.5 hours of work')
  expect(messages).toEqual([])
})

test("the site's components replace the theme's", async ({ page }) => {
  const messages = await openRunning(page, '/')
  await expect(page.locator('.orchard-tree')).toBeVisible()
  await expect(page.locator('footer')).toContainText('Printed on paper from our own prunings.')
  expect(messages).toEqual([])
})

for (const mode of ['light', 'dark']) {
  test(`the site's colours are there in ${mode} mode, without an accessibility issue`, async ({ page }) => {
    await openRunning(page, `/docs/pruning?fyr-theme=${mode}`)
    const link = page.getByRole('link', { name: 'the trees you planted' })
    const color = await link.evaluate((element) => getComputedStyle(element).color)
    expect(color).toBe(mode === 'light' ? 'rgb(150, 38, 44)' : 'rgb(240, 160, 154)')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}

test('a former address leads to its page, and to the place in it', async ({ page }) => {
  await page.goto('/pruning#tools')
  await expect(page).toHaveURL('/docs/pruning#tools')
  await expect(page.getByRole('heading', { name: 'Tools' })).toBeInViewport()
})

test('the build refuses to lose an address of the lock', () => {
  const site = join(import.meta.dirname, '..')
  const copy = copySite(site)
  renameSync(join(copy, 'content/pages/seasons.tsx'), join(copy, 'content/pages/year.tsx'))
  const { status, stdout } = spawnSync(join(site, 'node_modules/.bin/fyr'), ['check', '--json'], {
    cwd: copy,
  })
  expect([status, JSON.parse(stdout.toString())]).toMatchObject([
    1,
    { diagnostics: [{ code: 'lost-address', hint: expect.stringContaining('/year') }] },
  ])
  rmSync(copy, { recursive: true })
})

test('a page in React is there without scripts, and its island comes to life', async ({ page, request }) => {
  const html = await (await request.get('/seasons')).text()
  expect(html).toContain('Prune the old trees, and order new ones.')
  expect(html).toContain('<p class="orchard-lead">What there is to do, season by season.</p>')
  const messages = await openRunning(page, '/seasons')
  await expect(page.getByRole('navigation', { name: 'On this page' }).last()).toContainText('Order trees')
  const island = page.locator('[data-fyr-island]')
  await island.getByLabel('Length in metres').fill('10')
  await expect(island.getByRole('status')).toHaveText('60 trees')
  await page.getByRole('main').getByRole('link', { name: 'How to do it' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pruning' })).toBeVisible()
  expect(messages).toEqual([])
})

test.describe('an island', () => {
  test('answers the reader, each with a state of its own', async ({ page }) => {
    const messages = await openRunning(page, '/docs/planting')
    const [near, far] = [page.locator('[data-fyr-island]').nth(0), page.locator('[data-fyr-island]').nth(1)]
    await expect(near.getByRole('status')).toHaveText('990 trees')
    await near.getByLabel('Length in metres').fill('30')
    await expect(near.getByRole('status')).toHaveText('300 trees')
    await expect(far.getByRole('status')).toHaveText('200 trees')
    await far.getByLabel('Width in metres').fill('12')
    await expect(far.getByRole('status')).toHaveText('40 trees')
    await far.getByRole('link', { name: 'pruned' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pruning' })).toBeVisible()
    expect(messages).toEqual([])
  })

  test('is loaded on a page that has one, after a navigation too, and nowhere else', async ({
    page,
    request,
  }) => {
    const scripts = new Set<string>()
    page.on('request', (asked) => asked.resourceType() === 'script' && scripts.add(asked.url()))
    const texts = (): Promise<string[]> =>
      Promise.all([...scripts].map(async (url) => (await request.get(url)).text()))
    const loaded = async (): Promise<boolean> =>
      (await texts()).some((text) => text.includes('orchard-count'))
    await openRunning(page, '/docs/pruning')
    await page.waitForLoadState('networkidle')
    expect([scripts.size, await loaded()]).toEqual([5, false])
    await page.getByRole('link', { name: 'the trees you planted' }).click()
    const first = page.locator('[data-fyr-island]').first()
    await expect(first).toHaveAttribute('data-hydrated', 'true')
    expect(await loaded()).toBe(true)
    // Its schema is only for the build: the library would be larger than everything else.
    expect((await texts()).filter((text) => text.includes('invalid_type'))).toEqual([])
    await first.getByLabel('Length in metres').fill('15')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Pruning' })).toBeVisible()
    await page.goForward()
    await expect(first.getByRole('status')).toHaveText('990 trees')
    await first.getByLabel('Length in metres').fill('15')
    await expect(first.getByRole('status')).toHaveText('150 trees')
  })

  test('is read without scripts, and shows no control that would not answer', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/docs/planting')
    await expect(page.getByText('990 trees')).toBeVisible()
    await expect(page.getByText('Small trees, such as Boskoop and Aroma.')).toBeVisible()
    await expect(page.getByText('Large trees, such as Gravenstein and Bramley.')).toBeVisible()
    await expect(page.getByLabel('Length in metres').first()).toBeHidden()
    await context.close()
  })

  for (const mode of ['light', 'dark']) {
    test(`has no accessibility issue in ${mode} mode`, async ({ page }) => {
      await openRunning(page, `/docs/planting?fyr-theme=${mode}`)
      await expect(page.locator('[data-fyr-island][data-hydrated]')).toHaveCount(2)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    })
  }
})
