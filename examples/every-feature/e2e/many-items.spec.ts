import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { serve, type Served } from './serve.ts'
import { FYR, makeSiteFolder } from './temporary-site.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

const LABELS = [
  'Documentation',
  'Updates',
  'Getting started',
  'Tutorials',
  'Guides',
  'Integrations',
  'Changelog',
  'Community forum',
  'Help',
  'Status',
  'Pricing',
  'Contact',
]

/** A window in which twelve items are in the drawer, and one in which they are in the bar. Both are wider than a small screen. */
const NARROW = { width: 1200, height: 800 }
const WIDE = { width: 1440, height: 800 }

let site: string
let served: Served

/** A site with twelve items in its navbar, built and served. */
test.beforeAll(async () => {
  site = makeSiteFolder()
  const config = {
    product: { name: 'Fjord', slug: 'fjord' },
    title: 'Fjord',
    url: 'https://fjord.example',
    locales: [{ code: 'en', label: 'English' }],
    defaultLocale: 'en',
    navbar: { items: LABELS.map((label) => ({ type: 'link', label, to: '/docs/guide' })) },
  }
  mkdirSync(join(site, 'content/docs'), { recursive: true })
  mkdirSync(join(site, 'content/pages'))
  writeFileSync(join(site, 'package.json'), '{ "type": "module" }\n')
  writeFileSync(join(site, 'site.config.ts'), `export default ${JSON.stringify(config)}\n`)
  writeFileSync(join(site, 'content/docs/guide.md'), '# Guide\n\nText.\n')
  writeFileSync(join(site, 'content/pages/index.md'), '# Home\n\nText.\n')
  execFileSync(FYR, ['build', '--root', site], { stdio: 'inherit' })
  served = await serve('preview', site)
})

test.afterAll(async () => {
  await served.stop()
  rmSync(site, { recursive: true, force: true })
})

/** Starts the shell; a first key is the reader's intent. */
async function startShell(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
}

/** Opens a page in a narrow window, and its drawer. */
async function openDrawer(page: Page): Promise<void> {
  await page.setViewportSize(NARROW)
  await page.goto(`${served.origin}/docs/guide`)
  await startShell(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

test('the drawer of many items stays while they are in it, and closes when the window has room for them', async ({
  page,
}) => {
  await openDrawer(page)
  await page.setViewportSize({ ...NARROW, width: 1100 })
  await page.setViewportSize({ ...NARROW, width: 1300 })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.setViewportSize(WIDE)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Contact' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => 'fyrDrawer' in (history.state ?? {}))).toBe(false)
})

test('the drawer of many items is as before after a reload and forward, unless they are in the bar', async ({
  page,
}) => {
  await openDrawer(page)
  await page.reload()
  await startShell(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => 'fyrDrawer' in (history.state ?? {}))).toBe(false)
  await page.evaluate(() => history.forward())
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.setViewportSize(WIDE)
  await page.evaluate(() => history.forward())
  await expect.poll(() => page.evaluate(() => 'fyrDrawer' in (history.state ?? {}))).toBe(true)
  await page.reload()
  await startShell(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
