import { expect, test } from '@playwright/test'
import { type Browser, launch, type Page } from 'puppeteer-core'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 800 }

let browser: Browser
test.beforeAll(async () => {
  browser = await launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    // What Firefox asks its maker for on its own is nobody's journey.
    extraPrefsFirefox: { 'app.update.enabled': false, 'network.captive-portal-service.enabled': false },
  })
})
test.afterAll(() => browser.close())

/** What a page says in the console, uncaught errors and reports of the policy included. */
const messages: string[] = []
let page: Page
test.beforeEach(async () => {
  messages.length = 0
  page = await browser.newPage()
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reportError(`policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`uncaught: ${String(error)}`))
})
test.afterEach(async () => {
  await page.close()
  expect(messages).toEqual([])
})

/** Opens a page and waits until its shell runs; a key is the reader's intent that starts it. */
async function open(path: string, viewport = DESKTOP): Promise<void> {
  await page.setViewport(viewport)
  await page.goto(`${test.info().project.use.baseURL}${path}`)
  await page.keyboard.press('Shift')
  await page.waitForSelector('html[data-hydrated="true"]')
}

const heading = (text: string) => page.waitForSelector(`main h1 ::-p-text(${text})`)
const pathOf = (): string => new URL(page.url()).pathname

test('a reader follows links and history, by one document, and each page has the focus at its start', async () => {
  await open('/docs/intro')
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
  await page.click('aside a[href="/docs/sense/"]')
  await heading('Sense')
  await page.goBack()
  await heading('Introduction')
  await page.goForward()
  await heading('Sense')
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main')
})

test('the drawer opens, leads to a page and goes away, and back closes it', async () => {
  await open('/docs/intro', PHONE)
  await page.click('nav button[aria-expanded]')
  await page.waitForSelector('dialog[open]')
  await page.evaluate(() => history.back())
  await page.waitForSelector('dialog[open]', { hidden: true })
  await page.click('nav button[aria-expanded]')
  await page.click('dialog[open] a[href="/docs/sense/"]')
  await heading('Sense')
  expect(await page.$('dialog[open]')).toBe(null)
})

test('a search finds a section by keyboard and opens it', async () => {
  await open('/docs/intro')
  await page.keyboard.press('/')
  await page.waitForSelector('dialog[open] [role=combobox]')
  await page.keyboard.type('withdrawal perio')
  await page.waitForSelector('[role=option][aria-selected=true] mark')
  await page.keyboard.press('Enter')
  await page.waitForSelector('dialog[open]', { hidden: true })
  await expect.poll(pathOf).not.toBe('/docs/intro')
})

test('tabs move by arrow keys', async () => {
  await open('/docs/integration/authentication')
  await page.focus('main [role=tab]')
  await page.keyboard.press('ArrowRight')
  const selected = await page.$$eval('main [role=tablist]:first-of-type [role=tab]', (tabs) =>
    tabs.slice(0, 2).map((tab) => tab.getAttribute('aria-selected')),
  )
  expect(selected).toEqual(['false', 'true'])
})

test('the language menu leads to the same page, and a page that does not exist says so in the language of its address', async () => {
  await open('/docs/intro')
  await page.click('nav details summary ::-p-text(English)')
  await Promise.all([page.waitForNavigation(), page.click('nav details[open] a[lang=no]')])
  expect([pathOf(), await page.$eval('html', ({ lang }) => lang)]).toEqual(['/no/docs/intro', 'no'])
  const answer = await page.goto(`${test.info().project.use.baseURL}/no/docs/ingensteds`)
  expect([answer?.status(), await page.$eval('html', ({ lang }) => lang)]).toEqual([404, 'no'])
})

test('without a server the page stays with its address and says so, and it recovers by itself', async () => {
  let isServerGone = false
  let isOver = false
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    // The page is not to be there before its link is followed.
    const isEarly = !isOver && request.url().endsWith('/docs/v2/page.json')
    void (isServerGone || isEarly ? request.abort() : request.continue())
  })
  await open('/docs/intro')
  isServerGone = true
  await page.click('aside a[href="/docs/v2/"]')
  await page.waitForSelector('[role=alert] ::-p-text(Check the connection)')
  await expect.poll(pathOf).toBe('/docs/intro')
  isServerGone = false
  isOver = true
  await page.waitForSelector('#fyr-load-notice', { hidden: true })
  await page.click('aside a[href="/docs/v2/"]')
  await page.waitForSelector('aside a[href="/docs/v2/"][aria-current=page]')
})
