import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { expect, test } from '@playwright/test'
import type axe from 'axe-core'

const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** The server that `site.config.ts` names. */
const PORT = 4329

let server: Server
let isOpenToAll = true
let received: IncomingMessage[] = []

// One server for both tests.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method !== 'HEAD') received.push(request)
    if (isOpenToAll) {
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type')
    }
    response.setHeader('Content-Type', 'application/json')
    response.end(request.method === 'OPTIONS' ? '' : JSON.stringify([{ berth: 'B12' }]))
  })
  await new Promise<void>((resolve) => server.listen(PORT, 'localhost', resolve))
})
test.afterAll(() => server.close())

test('an operation is called from its page, under the policy of the site', async ({ page }) => {
  await page.addInitScript({ path: AXE_FILE })
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const answered = await page.goto('/docs/next/api/berths/list-berths')
  const policy = answered?.headers()['content-security-policy'] ?? ''
  expect(policy.split('; ').filter((part) => part.includes(String(PORT)))).toEqual([
    `connect-src 'self' http://localhost:${PORT}`,
  ])
  const button = page.getByRole('button', { name: 'Try it' })
  await button.press('Enter')
  await expect(page.getByRole('heading', { name: 'Send a request' })).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.getByLabel('Access token').fill('secret')
  await page.getByLabel('length (required)').fill('30')
  await expect(page.locator('.fyr-try [data-language=sh] code')).toContainText('/v3/berths?length=30')
  await expect(page.locator('.fyr-try [data-language=sh] code')).not.toContainText('secret')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Response: 200 OK' })).toBeVisible()
  await expect(page.locator('.fyr-try [data-language=json] code')).toContainText('"berth": "B12"')
  const sent = received.find(({ method }) => method === 'GET')
  expect(sent?.url).toBe('/v3/berths?length=30')
  expect(sent?.headers).toMatchObject({ authorization: 'Bearer secret' })
  expect(sent?.headers['cookie'] ?? sent?.headers['referer']).toBeUndefined()
  await page.setViewportSize({ width: 320, height: 640 })
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
  const violations = await page.evaluate(async () => {
    const { axe: runner } = window as unknown as { readonly axe: typeof axe }
    return (await runner.run({ preload: false })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
    )
  })
  expect(violations).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(`${kept} ${page.url()}`).not.toContain('secret')
  expect(messages).toEqual([])

  isOpenToAll = false
  received = []
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status').filter({ hasText: '(CORS)' })).toBeVisible()
  await button.click()
  await expect(page.locator('.fyr-try')).toHaveCount(0)

  await page.emulateMedia({ media: 'print' })
  await expect(button).toBeHidden()
})

test('a page without scripts has the samples and no button', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/no/docs/next/api/berths/list-berths')
  await expect(page.locator('[data-fyr-try]')).toBeHidden()
  await expect(page.locator('.fyr-sample code').filter({ hasText: 'curl ' })).toBeVisible()
  await context.close()
})
