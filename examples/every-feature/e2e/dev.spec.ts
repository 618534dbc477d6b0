import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { copySite, FYR } from './temporary-site.ts'

const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

let folder: string
let server: ChildProcess
let origin: string

// A first page waits for what Vite prepares, which on a machine with more to do takes most of the usual time.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

test.beforeAll(async () => {
  // The address is printed when the content is read and the theme is bundled, beside every other check.
  test.setTimeout(120_000)
  folder = copySite()
  server = spawn(FYR, ['dev', '--root', folder, '--port', '0'], {
    // Why it ends early is printed here alone.
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
  // The first page and the first edit wait for whatever else the machine does.
  await expect(page.getByText('Like that.')).toBeVisible({ timeout: 90_000 })
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
  await expect(page.getByText('Edited on the way.', { exact: true })).toBeVisible()
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

test('an edit of what is beside the article shows on a page that was navigated to', async ({ page }) => {
  await openRunning(page, '/docs/next/berths/find')
  await page.getByRole('link', { name: 'Introduction' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible()
  const contents = page.getByRole('link', { name: 'What you need', exact: true })
  await expect(contents.first()).toBeVisible()
  edit('content/docs/intro.md', (text) => text.replace('---\n', '---\nhide_table_of_contents: true\n'))
  await expect(contents).toHaveCount(0)
})

test('an error of another page is counted in a corner and listed there, and disappears once it is fixed', async ({
  page,
}) => {
  await openRunning(page, '/docs/next/berths/release')
  await markDocument(page)
  const badge = page.getByRole('button', { name: '1 error' })
  edit('content/docs/berths/find.md', (text) => `${text}\n[Nowhere](nowhere.md)\n`)
  await expect(badge).toBeVisible()
  edit('content/docs/berths/release.md', (text) => `${text}\nEdited beside.\n`)
  await expect(page.getByText('Edited beside.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await badge.click()
  const dialog = page.getByRole('dialog', { name: '1 error on other pages' })
  await expect(dialog.getByText(/^content\/docs\/berths\/find\.md:\d+:1$/)).toBeVisible()
  edit('content/docs/berths/find.md', (text) => text.replace('[Nowhere](nowhere.md)', 'Somewhere.'))
  await expect(page.locator('fyr-overlay')).not.toBeAttached()
  expect(await isSameDocument(page)).toBe(true)
})

/** What axe finds wrong on a page as it is shown, in both colours. */
async function violationsOn(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE_FILE })
  return page.evaluate(async () => {
    const { axe: runner } = window as unknown as { readonly axe: typeof axe }
    const found: string[] = []
    for (const mode of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = mode
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const { violations } = await runner.run('fyr-overlay')
      found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${mode} ${id}: ${html}`)))
    }
    return found
  })
}

test('an error covers its page with position, line and fix, and keys are enough to open, close and follow it', async ({
  page,
}) => {
  await openRunning(page, '/docs/next/berths/find')
  const link = page.getByRole('link', { name: 'Introduction' }).first()
  await link.focus()
  const file = 'content/docs/berths/find.md'
  const line = readFileSync(join(folder, file), 'utf8').split('\n').length + 1
  edit(file, (text) => `${text}\n[Book](bok.md)\n`)
  const dialog = page.getByRole('dialog', { name: '1 error on this page' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText(`${file}:${line}:1`)).toBeVisible()
  await expect(dialog.getByText(`${line} | [Book](bok.md)`)).toBeVisible()
  await expect(dialog.getByText(/Did you mean "book\.md"\?/)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  let asked = ''
  await page.route('**/__open-in-editor?*', (route) => {
    asked = new URL(route.request().url()).searchParams.get('file') ?? ''
    return route.fulfill({ status: 200 })
  })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Open in editor' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('Asked the editor to open the file.')
  expect(asked).toBe(`${join(folder, file)}:${line}:1`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  await page.getByRole('button', { name: '1 error' }).press('Enter')
  await expect(dialog).toBeVisible()
  edit(file, (text) => text.replace('[Book](bok.md)', ''))
  await expect(page.locator('fyr-overlay')).not.toBeAttached()
})

test('a mistake in the configuration covers every page at its line until it is corrected', async ({
  page,
}) => {
  await openRunning(page, '/docs/next/intro')
  edit('site.config.ts', (text) => text.replace('tagline:', 'taglin:'))
  const dialog = page.getByRole('dialog', { name: '1 error on this page' })
  await expect(dialog.getByText('site.config.ts:11:3')).toBeVisible()
  await expect(dialog.getByText('Did you mean "tagline"?')).toBeVisible()
  await page.goto(`${origin}/blog`)
  await expect(dialog.getByText('site.config.ts:11:3')).toBeVisible()
  edit('site.config.ts', (text) => text.replace('taglin:', 'tagline:'))
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  await expect(page.locator('fyr-overlay')).not.toBeAttached()
})

test('an exception of a component, rendered here or in the browser, is shown at its line of the file', async ({
  page,
}) => {
  const ISLAND = 'theme/islands/rope.tsx'
  const rope = (when: string): string =>
    `import { useEffect } from 'react'\n\nexport default function Rope() {\n  ${when}\n  return <p>The rope holds</p>\n}\n\nfunction cut(): void {\n  throw new Error('The rope is cut')\n}\n`
  mkdirSync(join(folder, 'theme/islands'), { recursive: true })
  writeFileSync(join(folder, ISLAND), rope('useEffect(cut)'))
  edit('content/docs/berths/find.md', (text) => `${text}\n::island{name=rope}\n`)
  await fetchUntil('/docs/next/berths/find', 'The rope holds')
  await page.goto(`${origin}/docs/next/berths/find`)
  await page.keyboard.press('Shift')
  await page.locator('[data-fyr-island]').scrollIntoViewIfNeeded()
  const dialog = page.getByRole('dialog', { name: '1 error on this page' })
  await expect(dialog.getByText(`${ISLAND}:9:9`)).toBeVisible()
  await expect(dialog.getByText('Error: The rope is cut')).toBeVisible()
  writeFileSync(join(folder, ISLAND), rope('cut()'))
  await expect(page.getByRole('heading', { level: 1, name: 'This page cannot be shown' })).toBeAttached()
  await expect(dialog.getByText(`${ISLAND}:9:9`)).toBeVisible()
  // The page may load again for the same edit, when Vite has seen it too.
  await expect(async () => expect(await violationsOn(page)).toEqual([])).toPass({ timeout: 30_000 })
  rmSync(join(folder, 'theme'), { recursive: true })
  edit('content/docs/berths/find.md', (text) => text.replace('\n::island{name=rope}\n', ''))
  await expect(page.getByRole('heading', { level: 1, name: 'Find a berth' })).toBeVisible()
  await expect(page.locator('fyr-overlay')).not.toBeAttached()
})

test('an edit of a page that the reader has just left does not change the page that they went to', async ({
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
