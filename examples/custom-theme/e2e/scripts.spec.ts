import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageApi } from '@fyr/theme'
import { expect, test, type Page } from '@playwright/test'

/*
 * The recipes of apps/docs/content/docs/recipes/analytics.md: a copy of this site, published with the headers that
 * its build wrote, and a server that stands in for the services. Its scripts do what those of the services do.
 */

const SITE = join(import.meta.dirname, '..')
const SERVE = join(SITE, '../../scripts/serve-site.mjs')
const PORT = 4383
const ADDRESS = `http://localhost:${PORT}`

/** Counts a page when it loads and when the address changes, as Plausible's script does. */
const PLAUSIBLE = `(() => {
  const { dataset: { domain }, src } = document.currentScript
  const send = () => fetch(new URL('/api/event', src), {
    method: 'POST', keepalive: true, body: JSON.stringify({ n: 'pageview', d: domain, u: location.href }),
  })
  let last
  const page = () => { if (last !== location.pathname) { last = location.pathname; send() } }
  const push = history.pushState
  history.pushState = function (...rest) { push.apply(this, rest); page() }
  addEventListener('popstate', page)
  page()
})()`

/** The same for Umami, which names the site by an id. */
const UMAMI = `(() => {
  const { dataset: { websiteId }, src } = document.currentScript
  const send = () => fetch(new URL('/api/send', src), {
    method: 'POST', body: JSON.stringify({ type: 'event', payload: { website: websiteId, url: location.pathname } }),
  })
  const push = history.pushState
  let last
  const page = () => { if (last !== location.pathname) { last = location.pathname; send() } }
  history.pushState = function (...rest) { push.apply(this, rest); page() }
  page()
})()`

/** Works off the commands in the queue and those that follow, as Matomo's script does. */
const MATOMO = `(() => {
  const values = {}
  const run = ([name, value]) => {
    if (name !== 'trackPageView') values[name] = value
    else fetch(values.setTrackerUrl, { method: 'POST', body: JSON.stringify({ u: values.setCustomUrl, t: values.setDocumentTitle }) })
  }
  const queue = window._paq
  window._paq.forEach(run)
  queue.push = (...commands) => commands.forEach(run)
})()`

const PINNED = 'document.documentElement.dataset.pinned = "yes"'

interface Hit {
  readonly path: string
  readonly body: string
}

let hits: Hit[] = []
let pinned = PINNED
let hanging: ServerResponse[] = []
let stats: Server
let server: ChildProcess
let root: string

function answer(path: string): string | null {
  const scripts = new Map([
    ['/js/script.js', PLAUSIBLE],
    ['/umami.js', UMAMI],
    ['/matomo.js', MATOMO],
    ['/pinned.js', pinned],
  ])
  return scripts.get(path) ?? null
}

test.beforeAll(async () => {
  test.setTimeout(240_000)
  stats = createServer((request, response) => {
    const path = request.url ?? ''
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      hits.push({ path, body })
      response.setHeader('Access-Control-Allow-Origin', '*')
      if (path === '/hang.js') hanging.push(response)
      else response.setHeader('Content-Type', 'text/javascript').end(answer(path) ?? '')
    })
  })
  await new Promise<void>((resolve) => stats.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(stats.address() as AddressInfo).port}`
  root = mkdtempSync(join(tmpdir(), 'fyr-scripts-'))
  for (const name of ['content', 'static', 'theme', 'package.json', 'site.config.ts'])
    cpSync(join(SITE, name), join(root, name), { recursive: true })
  symlinkSync(join(SITE, 'node_modules'), join(root, 'node_modules'))
  const hash = createHash('sha384').update(PINNED).digest('base64')
  change('site.config.ts', (text) =>
    text.replaceAll('https://stats.orchard.example', origin).replace(
      'scripts: [',
      `servers: ['nginx'],
      scripts: [
        { src: STATS + '/js/script.js', unpinned: true, connect: [STATS], attributes: { 'data-domain': 'handbook.orchard.example' } },
        { src: STATS + '/hang.js', unpinned: true, when: 'idle' },
        { src: STATS + '/pinned.js', integrity: 'sha384-${hash}' },
        { src: STATS + '/umami.js', unpinned: true, connect: [STATS], when: 'consent', consent: 'visits', attributes: { 'data-website-id': '7' } },`,
    ),
  )
  change('theme/client.ts', (text) => text.replaceAll('https://stats.orchard.example', origin))
  const fyr = join(SITE, 'node_modules/.bin/fyr')
  const output = execFileSync(fyr, ['build'], { cwd: root, encoding: 'utf8' })
  expect(output).toContain(`The content security policy also allows:\n  script-src ${origin}/js/script.js`)
  server = spawn(process.execPath, [SERVE, 'nginx', String(PORT)], { cwd: root, stdio: 'ignore' })
  await expect
    .poll(
      () =>
        fetch(ADDRESS).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
})

test.afterAll(() => {
  server.kill()
  for (const response of hanging) response.destroy()
  stats.close()
  rmSync(root, { recursive: true, force: true })
})

test.beforeEach(() => {
  hits = []
  pinned = PINNED
})

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(join(root, file), edit(readFileSync(join(root, file), 'utf8')))
}

/** Opens a page and collects what the browser complains of. */
async function open(page: Page, path: string): Promise<string[]> {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  await page.goto(ADDRESS + path)
  await page.keyboard.press('Shift')
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
  return messages
}

function bodiesOf(path: string): string[] {
  return hits.filter((hit) => hit.path === path).map(({ body }) => body)
}

test('scripts count one page view for each navigation, and a hanging host delays nothing', async ({
  page,
}) => {
  const messages = await open(page, '/docs/pruning')
  await expect.poll(() => bodiesOf('/api/event').length).toBe(1)
  await page.getByRole('link', { name: 'the trees you planted' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Planting' })).toBeVisible()
  await expect.poll(() => bodiesOf('/api/event').length).toBe(2)
  expect(bodiesOf('/api/event').map((body) => JSON.parse(body))).toEqual([
    { n: 'pageview', d: 'handbook.orchard.example', u: `${ADDRESS}/docs/pruning` },
    { n: 'pageview', d: 'handbook.orchard.example', u: `${ADDRESS}/docs/planting` },
  ])
  await expect.poll(() => hits.some(({ path }) => path === '/hang.js')).toBe(true)
  await expect(page.locator('html[data-pinned="yes"]')).toBeAttached()
  expect(messages).toEqual([])
})

test('a script that waits for a consent is requested when the reader gives it', async ({ page }) => {
  const messages = await open(page, '/docs/pruning')
  await expect.poll(() => bodiesOf('/api/event').length).toBe(1)
  const waiting = (): Hit[] => hits.filter(({ path }) => /matomo|umami|send/.test(path))
  expect(waiting()).toEqual([])
  await page.getByRole('region', { name: 'Statistics' }).getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('region', { name: 'Statistics' })).toHaveCount(0)
  await expect.poll(() => bodiesOf('/matomo.php').length).toBe(1)
  await page.getByRole('link', { name: 'the trees you planted' }).click()
  await expect.poll(() => bodiesOf('/matomo.php').length).toBe(2)
  expect(JSON.parse(bodiesOf('/matomo.php')[1] ?? '')).toMatchObject({
    u: `${ADDRESS}/docs/planting`,
    t: expect.stringContaining('Planting'),
  })
  expect(bodiesOf('/api/send')).toEqual([])
  await page.evaluate(() => (window as { fyr?: PageApi }).fyr?.consent('visits'))
  await expect
    .poll(() => bodiesOf('/api/send'))
    .toEqual([JSON.stringify({ type: 'event', payload: { website: '7', url: '/docs/planting' } })])
  await page.reload()
  await expect.poll(() => bodiesOf('/matomo.php').length).toBe(3)
  await expect(page.getByRole('region', { name: 'Statistics' })).toHaveCount(0)
  expect(messages).toEqual([])
})

test('a file that differs from its hash is refused, and the page still works', async ({ page }) => {
  pinned = 'document.documentElement.dataset.pinned = "changed"'
  const messages = await open(page, '/docs/pruning')
  await expect.poll(() => messages.join('\n')).toContain('integrity')
  await expect(page.locator('html[data-pinned]')).toHaveCount(0)
  await page.getByRole('link', { name: 'the trees you planted' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Planting' })).toBeVisible()
})

test('a script that the configuration does not name is refused twice', async ({ page }) => {
  await open(page, '/docs/pruning')
  const refused = await page.evaluate(() => {
    const script = document.createElement('script')
    try {
      script.src = 'https://elsewhere.example/x.js'
      return 'loaded'
    } catch (error) {
      return String(error)
    }
  })
  expect(refused).toContain('TrustedScriptURL')
})

test('a video is loaded by a click, and is a link without scripts', async ({ page, browser }) => {
  const asked: string[] = []
  await page.route('https://www.youtube-nocookie.com/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' })
  })
  const messages = await open(page, '/docs/pruning')
  const play = page.getByRole('button', { name: /Pruning an old apple tree/ })
  await expect(play).toContainText('youtube-nocookie.com')
  expect(asked).toEqual([])
  await play.press('Enter')
  const frame = page.frameLocator('iframe[title="Pruning an old apple tree"]')
  await expect(frame.getByText('The film')).toBeVisible()
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/jNQXAC9IVRw?autoplay=1'])
  expect(messages).toEqual([])

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(`${ADDRESS}/docs/pruning`)
  await expect(plain.getByRole('button', { name: /Pruning an old/ })).toHaveCount(0)
  await expect(plain.getByRole('link', { name: 'Pruning an old apple tree' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=jNQXAC9IVRw',
  )
  await plain.close()
})
