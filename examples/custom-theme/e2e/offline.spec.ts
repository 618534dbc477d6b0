import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copySite } from '../../../scripts/temporary-site.ts'

/*
 * The recipe of apps/docs/content/docs/recipes/offline.md: its files, as the page shows them, in a copy of this site that is
 * published with the headers that its build wrote.
 */

const SITE = join(import.meta.dirname, '..')
const RECIPE = join(SITE, '../../apps/docs/content/docs/recipes/offline.md')
const SERVE = join(SITE, '../../scripts/serve-site.mjs')
const PORT = 4384
const ADDRESS = `http://localhost:${PORT}`

let root: string
let server: ChildProcess

/** The first sample of the recipe with this title, as the site's file of that name. */
function writeSample(file: string): void {
  const [, text] =
    readFileSync(RECIPE, 'utf8').match(new RegExp(`^\`\`\`\\w+ title="${file}"\\n([^]*?)^\`\`\`$`, 'm')) ?? []
  expect(text, file).toBeDefined()
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text ?? '')
}

test.beforeAll(async () => {
  test.setTimeout(240_000)
  root = copySite(SITE)
  for (const file of ['static/sw.js', 'theme/client.ts', 'content/pages/offline.md']) writeSample(file)
  const config = join(root, 'site.config.ts')
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace(/scripts: \[[^]*?^ {2}\],/m, "servers: ['nginx'],"),
  )
  execFileSync(join(SITE, 'node_modules/.bin/fyr'), ['build'], { cwd: root, encoding: 'utf8' })
  server = spawn(process.execPath, [SERVE, 'nginx', String(PORT)], { cwd: root, stdio: 'ignore' })
  const answers = (): Promise<boolean> =>
    fetch(ADDRESS).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(answers, { timeout: 60_000 }).toBe(true)
})

test.afterAll(() => {
  server.kill()
  rmSync(root, { recursive: true, force: true })
})

test('pages that were read are there without a network, and a page stands in for others', async ({
  page,
  context,
}) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  await page.goto(`${ADDRESS}/docs/pruning`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  // The service worker was not there yet when this page was loaded.
  await page.reload()
  await page.keyboard.press('Shift')
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${ADDRESS}/sw.js`)
  expect(messages).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Pruning' })).toBeVisible()
  await page.goto(`${ADDRESS}/seasons`)
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expect(page.locator('#fyr-style-notice')).toHaveCount(0)
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toHaveCount(0)
})

test('the policy refuses to register a service worker in another way', async ({ page }) => {
  await page.goto(`${ADDRESS}/docs/pruning`)
  const refused = await page.evaluate(() =>
    navigator.serviceWorker.register('/other.js').then(
      () => 'registered',
      (error: unknown) => String(error),
    ),
  )
  expect(refused).toContain('TrustedScriptURL')
})
