import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { copySite, FYR } from './temporary-site.ts'

let folder: string
let server: ChildProcess
let origin: string

// A first page waits for what Vite prepares, which on a machine with more to do takes most of the usual time.
test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(async () => {
  // The address is printed when the content is read and the theme is bundled, beside every other check.
  test.setTimeout(120_000)
  folder = copySite()
  server = spawn(FYR, ['dev', '--root', folder, '--port', '0'], {
    // What ends it before its time is told here alone.
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  origin = await new Promise((resolve) => {
    let printed = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const address = /http:\/\/localhost:\d+/.exec(printed)?.[0]
      if (address !== undefined) resolve(address)
    })
  })
})

test.afterAll(async () => {
  expect([server.exitCode, server.signalCode]).toEqual([null, null])
  server.kill()
  // It writes what the next start can use before it ends.
  await once(server, 'exit')
  rmSync(folder, { recursive: true, force: true })
})

function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

async function openRunning(page: Page, address: string): Promise<void> {
  await page.goto(origin + address)
  await page.keyboard.press('Shift')
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
}

async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
}

/** Whether no document was loaded since it was marked. */
function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window)
}

test('an edit keeps what the reader has opened and chosen', async ({ page }) => {
  await openRunning(page, '/writing')
  const panel = page.getByText('0.065 nautical miles')
  await page.getByText('More to open').click()
  await page.getByRole('tab', { name: 'Nautical' }).click()
  await markDocument(page)
  const before = await page.evaluate(() => window.scrollY)
  edit('content/pages/writing.md', (text) => text.replace('Like this.', 'Like that.'))
  await expect(page.getByText('Like that.')).toBeVisible()
  await expect(page.getByText('Text that waits for a reader')).toBeVisible()
  await expect(panel).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  expect(await isSameDocument(page)).toBe(true)
  await page.getByRole('tab', { name: 'Metric' }).click()
  await expect(panel).toBeHidden()
})

test('a page that was on its way while its text was edited shows the edit', async ({ page }) => {
  const other = await page.context().newPage()
  await openRunning(other, '/docs/next/intro')
  await page.route('**/dev-client.js*', async (route) => {
    edit('content/docs/berths/find.md', (text) => `${text}\nEdited on the way.\n`)
    await fetchUntil('/docs/next/berths/find', 'Edited on the way.')
    await route.continue()
  })
  await page.goto(`${origin}/docs/next/berths/find`)
  await expect(page.getByText('Edited on the way.')).toBeVisible()
})

async function fetchUntil(address: string, text: string): Promise<void> {
  const load = async (): Promise<string> => (await fetch(origin + address)).text()
  await expect.poll(load).toContain(text)
}

test('an edit shows in place on a page that was opened by the name of its file', async ({ page }) => {
  await openRunning(page, '/docs/next/berths/release/index.html')
  await markDocument(page)
  edit('content/docs/berths/release.md', (text) => `${text}\nEdited by its file.\n`)
  await expect(page.getByText('Edited by its file.')).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('an edit of a heading shows in the article and beside it, as does its revert, without another document', async ({
  page,
}) => {
  await openRunning(page, '/docs/next/intro')
  await markDocument(page)
  const shows = async (name: string): Promise<void> => {
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
  }
  await shows('What you need')
  edit('content/docs/intro.md', (text) => text.replace('## What you need', '## What you have'))
  await shows('What you have')
  await expect(page.getByRole('link', { name: 'What you need', exact: true })).toHaveCount(0)
  edit('content/docs/intro.md', (text) => text.replace('## What you have', '## What you need'))
  await shows('What you need')
  expect(await isSameDocument(page)).toBe(true)
})

test('an edit of a title shows in the sidebar too', async ({ page }) => {
  await openRunning(page, '/docs/next/berths/release')
  edit('content/docs/berths/release.md', (text) => text.replace('# Release a berth', '# Leave a berth'))
  await expect(page.getByRole('heading', { level: 1, name: 'Leave a berth' })).toBeVisible()
  await expect(page.locator('aside').getByRole('link', { name: 'Leave a berth' })).toBeVisible()
})

test('an edit of what stands beside the article shows on a page that was navigated to', async ({ page }) => {
  await openRunning(page, '/docs/next/berths/find')
  await page.getByRole('link', { name: 'Introduction' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible()
  const contents = page.getByRole('link', { name: 'What you need', exact: true })
  await expect(contents.first()).toBeVisible()
  edit('content/docs/intro.md', (text) => text.replace('---\n', '---\nhide_table_of_contents: true\n'))
  await expect(contents).toHaveCount(0)
})

test('an edit shows below the error of another page, which goes away once it is fixed', async ({ page }) => {
  await openRunning(page, '/docs/next/berths/release')
  await markDocument(page)
  const overlay = page.locator('vite-error-overlay')
  edit('content/docs/berths/find.md', (text) => `${text}\n[Nowhere](nowhere.md)\n`)
  await expect(overlay).toBeAttached()
  edit('content/docs/berths/release.md', (text) => `${text}\nEdited below.\n`)
  await expect(page.getByText('Edited below.')).toBeVisible()
  await expect(overlay).toBeAttached()
  edit('content/docs/berths/find.md', (text) => text.replace('[Nowhere](nowhere.md)', 'Somewhere.'))
  await expect(overlay).not.toBeAttached()
  expect(await isSameDocument(page)).toBe(true)
})

test('a page that is left while an edit comes leaves the one that the reader went to as it is', async ({
  page,
}) => {
  await openRunning(page, '/docs/next/berths/release')
  await markDocument(page)
  let goOn = (): void => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  let isAsked = false
  await page.route('**/berths/release/page.json', async (route) => {
    const response = await route.fetch()
    isAsked = true
    await held
    await route.fulfill({ response })
  })
  edit('content/docs/berths/release.md', (text) => `${text}\nEdited while it is left.\n`)
  await expect.poll(() => isAsked).toBe(true)
  await page.getByRole('link', { name: 'Find a berth' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Find a berth' })).toBeVisible()
  goOn()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1, name: 'Find a berth' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})
