import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

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

test('no check has a word to say about the site', () => {
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
  const ask = page.getByRole('main').getByRole('link', { name: 'Ask the gardener' })
  await expect(ask).toHaveAttribute('href', /subject=Pruning$/)
  await page.getByRole('link', { name: 'the trees you planted' }).click()
  await expect(ask).toHaveAttribute('href', /subject=Planting$/)
})

test("the site's components stand for the theme's", async ({ page }) => {
  const messages = await openRunning(page, '/')
  await expect(page.locator('.fyr-scene')).toHaveCount(0)
  await expect(page.locator('.orchard-tree')).toBeVisible()
  await expect(page.locator('footer')).toContainText('Printed on paper from our own prunings.')
  expect(messages).toEqual([])
})

for (const mode of ['light', 'dark']) {
  test(`the site's colours are there in ${mode} mode, without an accessibility fault`, async ({ page }) => {
    await openRunning(page, `/docs/pruning?fyr-theme=${mode}`)
    const link = page.getByRole('link', { name: 'the trees you planted' })
    const color = await link.evaluate((element) => getComputedStyle(element).color)
    expect(color).toBe(mode === 'light' ? 'rgb(150, 38, 44)' : 'rgb(240, 160, 154)')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}
