import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { type Browser, type HTTPRequest, launch, type Page } from 'puppeteer-core'
import { onlyFonts } from '../../../scripts/browser-fonts.mjs'
import {
  ACCESSIBLE_STATES,
  type AccessiblePart,
  accessibleParts,
  type AccessibleState,
  landmarksOf,
  removeWrapButtons,
} from './accessible-parts.ts'
import { axeScript } from './axe-findings.ts'
import { serveBare } from './bare-server.ts'
import { buildPlantedSite, FOREIGN_HOST, listInHead } from './planted-site.ts'
import { ADDRESSES } from './site-routes.ts'
import { translateTexts } from './translate-texts.ts'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 800 }

let browser: Browser
let origin = ''
test.beforeAll(async () => {
  origin = test.info().project.use.baseURL ?? ''
  browser = await launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    env: onlyFonts('DejaVu'),
    // What Firefox asks its maker for on its own is nobody's journey.
    extraPrefsFirefox: { 'app.update.enabled': false, 'network.captive-portal-service.enabled': false },
  })
})
test.afterAll(async () => {
  // It waits for requests that a test has left without an answer.
  browser.process()?.kill('SIGKILL')
})

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
  await page.goto(`${origin}${path}`)
  await page.keyboard.press('Shift')
  await page.waitForSelector('html[data-hydrated="true"]')
}

const heading = (text: string) => page.waitForSelector(`main h1 ::-p-text(${text})`)
const pathOf = (): string => new URL(page.url()).pathname

test(
  'a reader follows links and history, by one document, and each page has the focus at its start',
  { tag: '@reader' },
  async () => {
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
  },
)

test('the drawer opens, leads to a page and closes, and back closes it', { tag: '@reader' }, async () => {
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

test(
  'a list of scripts in an article loads nothing, on a host without headers',
  { tag: '@reader' },
  async () => {
    test.setTimeout(120_000)
    const { folder, paths } = buildPlantedSite()
    const server = await serveBare(folder)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).hostname))
    const visit = async (path: string): Promise<void> => {
      await page.goto(server.origin + path)
      await page.keyboard.press('Shift')
      await page.waitForSelector('html[data-hydrated="true"]')
      await wait(500)
    }
    try {
      for (const path of paths) await visit(path)
      expect(asked).toContain('localhost')
      expect(asked).not.toContain(FOREIGN_HOST)
      listInHead(folder, paths[0] ?? '')
      await visit(paths[0] ?? '')
      expect(asked).toContain(FOREIGN_HOST)
    } finally {
      server.close()
      rmSync(dirname(folder), { recursive: true, force: true })
      // That the host does not answer is no message of the page.
      messages.length = 0
    }
  },
)

test('a picture is enlarged by keyboard, and the focus returns', { tag: '@reader' }, async () => {
  await open('/docs/integration/quickstart')
  const button = 'button[data-fyr-page-action=zoom].fyr-only-light'
  await page.focus(button)
  await page.keyboard.press('Enter')
  await page.waitForSelector('dialog[open] img')
  expect(await page.$eval('dialog[open] button', (one) => one === document.activeElement)).toBe(true)
  await page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>('dialog[open] img')?.naturalWidth ?? 0) > 1000,
  )
  expect(await page.evaluate(`(() => { ${axeScript('dialog[open]')} })()`)).toEqual([])
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog[open]', { hidden: true })
  expect(await page.$eval(button, (one) => one === document.activeElement)).toBe(true)
  await page.click(button)
  await page.waitForSelector('dialog[open] img')
  await page.click('dialog[open] img')
  await page.waitForSelector('dialog[open]', { hidden: true })
})

test('a search finds a section by keyboard and opens it', { tag: '@reader' }, async () => {
  await open('/docs/intro')
  await page.keyboard.press('/')
  await page.waitForSelector('dialog[open] [role=combobox]')
  await page.keyboard.type('withdrawal perio')
  await page.waitForSelector('[role=option][aria-selected=true] mark')
  await page.keyboard.press('Enter')
  await page.waitForSelector('dialog[open]', { hidden: true })
  await expect.poll(pathOf).not.toBe('/docs/intro')
})

test('tabs move by arrow keys', { tag: '@reader' }, async () => {
  await open('/docs/integration/authentication')
  await page.focus('main [role=tab]')
  await page.keyboard.press('ArrowRight')
  const selected = await page.$$eval('main [role=tablist]:first-of-type [role=tab]', (tabs) =>
    tabs.slice(0, 2).map((tab) => tab.getAttribute('aria-selected')),
  )
  expect(selected).toEqual(['false', 'true'])
})

test(
  'the language menu leads to the same page, and a page that does not exist says so in the language of its address',
  { tag: '@reader' },
  async () => {
    await open('/docs/intro')
    await page.click('nav details summary ::-p-text(English)')
    await Promise.all([page.waitForNavigation(), page.click('nav details[open] a[lang=no]')])
    expect([pathOf(), await page.$eval('html', ({ lang }) => lang)]).toEqual(['/no/docs/intro', 'no'])
    await page.goto(`${origin}/no/docs/ingensteds`)
    await heading('Siden ble ikke funnet')
  },
)

test(
  'without a server the page stays with its address and says so, and it recovers by itself',
  { tag: '@reader' },
  async () => {
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
  },
)

/** A query for what has this role and name in Firefox's accessibility tree. */
function query({ role, name }: Omit<AccessiblePart, 'place'>): string {
  const quote = name.includes('"') ? "'" : '"'
  return `aria/${role && `[role="${role}"]`}${name && `[name=${quote}${name}${quote}]`}`
}

async function openState({ path, width, click, press, shows }: AccessibleState): Promise<void> {
  // Another test has chosen tabs. Firefox has no storage before the first page.
  await page.evaluateOnNewDocument(() => {
    if (location.protocol === 'http:') localStorage.clear()
  })
  await open(path, { width, height: 800 })
  if (click !== undefined) await page.click(click)
  if (press !== undefined) await page.keyboard.press(press)
  await page.waitForSelector(shows)
  await page.evaluate(removeWrapButtons)
}

/** Which of these parts Firefox has at the same places, with the same roles and names. */
async function sameParts(parts: readonly AccessiblePart[]): Promise<readonly AccessiblePart[]> {
  const elements = await page.$$('*')
  const isSame = await Promise.all(
    parts.map(async (part) => {
      const element = elements[part.place]
      const found = (await element?.$$(query(part))) ?? []
      const own = await Promise.all(
        found.map((one) => one.evaluate((node, other) => node === other, element)),
      )
      return own.includes(true)
    }),
  )
  return parts.filter((_, index) => isSame[index])
}

/** How many elements Firefox has of each role. */
async function countRoles(roles: readonly string[]): Promise<readonly (readonly [string, number])[]> {
  return Promise.all(
    roles.map(async (role) => [role, (await page.$$(query({ role, name: '' }))).length] as const),
  )
}

for (const state of ACCESSIBLE_STATES) {
  test(
    `${state.what} has the roles and names of Chromium's accessibility tree, in its order`,
    state.isInEveryRun ? { tag: '@reader' } : {},
    async ({ page: chromium }) => {
      const parts = await accessibleParts(chromium, state)
      expect(landmarksOf(parts)).toEqual(state.landmarks)
      await openState(state)
      expect(await sameParts(parts)).toEqual(parts)
      // Each takes Firefox a walk through the whole tree.
      const roles = ['link', 'button', 'heading']
      const ofRole = (role: string): number => parts.filter((part) => part.role === role).length
      expect(await countRoles(roles)).toEqual(roles.map((role) => [role, ofRole(role)]))
      const misnamed = parts.slice(0, 5).map((part) => ({ ...part, name: `Not ${part.name}` }))
      expect(await sameParts(misnamed)).toEqual([])
    },
  )
}

test('every page of the site opens without a report of the policy or a word in the console', async () => {
  test.setTimeout(600_000)
  for (const { address } of ADDRESSES) {
    await open(address)
    expect([address, ...messages]).toEqual([address])
  }
})

/** Firefox says so of what it refuses or cannot load, and so do our scripts. */
const OF_LOADING =
  /integrity attribute|disallowed MIME type|loading (?:module|failed|dynamically)|^warn: Fyr: /i

/** Takes the messages that a test has caused away; there may be no others. */
function expectOnlyLoading(): void {
  expect(messages.splice(0).filter((message) => !OF_LOADING.test(message))).toEqual([])
}

const NOTICE = 'Ikke alt på denne siden ble lastet.'

/** Answers the requests for some files in another way than the server. */
async function replace(file: RegExp, answer: (request: HTTPRequest) => unknown): Promise<void> {
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (file.test(new URL(request.url()).pathname)) answer(request)
    else void request.continue()
  })
}

/** An answer of the type that was asked for, with another content. */
const answerWith = (request: HTTPRequest, body: string): unknown =>
  request.respond({
    status: 200,
    contentType: request.url().endsWith('.css') ? 'text/css' : 'text/javascript',
    body,
  })
const GONE = { status: 404, contentType: 'text/html', body: '<!doctype html><title>404</title>' }
const ANSWERS = {
  'is missing': (request: HTTPRequest) => request.respond(GONE),
  'is empty': (request: HTTPRequest) => answerWith(request, ''),
  'is another file': (request: HTTPRequest) => answerWith(request, 'globalThis.isChanged = true'),
  'cannot be reached': (request: HTTPRequest) => request.abort(),
  hangs: () => {},
} as const
const PARTS = {
  'boot script': /\/assets\/boot-.*\.js$/,
  shell: /\/assets\/shell-[^/]*\.js$/,
  'shell data': /\/assets\/shell-data-.*\.json$/,
  'style sheet': /\/assets\/styles-.*\.css$/,
} as const

for (const [part, file] of Object.entries(PARTS)) {
  for (const [issue, answer] of Object.entries(ANSWERS)) {
    // A page is not painted before its style sheet has come or failed.
    if (part === 'style sheet' && issue === 'hangs') continue
    test(`where the ${part} ${issue} a page can be read, shows no control that nobody answers, and says so`, async () => {
      await replace(file, answer)
      await page.setViewport(PHONE)
      // A page with a script that hangs is never loaded.
      const opening = page
        .goto(`${origin}/no/docs/intro`, { waitUntil: 'domcontentloaded' })
        .catch(() => null)
      if (issue !== 'hangs') await opening
      await page.waitForSelector('main h1')
      await page.keyboard.press('Shift')
      await page.waitForSelector(`[role=alert] ::-p-text(${NOTICE})`, { timeout: 20_000 })
      const seen = await page.evaluate(() => ({
        isChanged: 'isChanged' in globalThis,
        deadControls: [...document.querySelectorAll('nav button[aria-expanded]')].filter((one) =>
          one.checkVisibility(),
        ).length,
        links: [...document.querySelectorAll('aside a')].filter((one) => one.checkVisibility()).length > 0,
      }))
      expect(seen).toEqual({
        isChanged: false,
        deadControls: part === 'style sheet' ? expect.any(Number) : 0,
        links: true,
      })
      expectOnlyLoading()
    })
  }
}

test(
  'what a translator changes in the page before the shell starts raises no error',
  { tag: '@reader' },
  async () => {
    await page.setViewport(DESKTOP)
    await page.goto(`${origin}/docs/intro`)
    await page.evaluate(translateTexts)
    await page.keyboard.press('Shift')
    await page.waitForSelector('html[data-hydrated="true"]')
    await page.click('aside a[href="/docs/sense/"]')
    await heading('Sense')
    // What React renders again is not an error.
    expect(messages.splice(0).filter((message) => !message.startsWith('debug: '))).toEqual([])
  },
)

/** Waits for an element of this document or of the next one: the wait in a document that is left ends with an error. */
async function waitAcrossDocuments(selector: string): Promise<void> {
  try {
    await page.waitForSelector(selector)
  } catch (error) {
    if (!String(error).includes('no such handle')) throw error
    await page.waitForSelector(selector)
  }
}

/** A reader who needs every script, sidebar, index, font and image of a page, and goes on until something is said. */
async function useEverything(): Promise<void> {
  await page.setViewport(DESKTOP)
  await page.goto(`${origin}/no/docs/intro`, { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Shift')
  await page.waitForSelector('html[data-hydrated="true"], [role=alert]')
  if ((await page.$('[role=alert]')) !== null) return
  await page.keyboard.press('/')
  await waitAcrossDocuments('dialog[open] [role=combobox], [role=alert], h1 ::-p-text(Søk)')
  if ((await page.$('[role=alert]')) !== null) return
  if ((await page.$('dialog[open]')) === null) {
    // A search that cannot be loaded leads to its page, where asking again says why.
    await page.keyboard.press('Shift')
    await page.waitForSelector('html[data-hydrated="true"]')
    await page.keyboard.press('/')
    await page.waitForSelector('[role=alert]')
    return
  }
  await page.keyboard.type('forkoder')
  await page.waitForSelector('[role=option], ::-p-text(Søket kunne ikke lastes.)')
}

test('a flipped byte in each file that a page loads: code and styles are refused, and the page can be read', async () => {
  test.setTimeout(300_000)
  const files = new Set<string>()
  await page.setRequestInterception(true)
  const flipped = { file: '' }
  page.on(
    'request',
    (request) =>
      void (async () => {
        const { pathname } = new URL(request.url())
        if (/\/assets\/|\/search\//.test(pathname)) files.add(pathname)
        if (pathname !== flipped.file) return request.continue()
        const answer = await fetch(request.url())
        const body = Buffer.from(await answer.arrayBuffer())
        const middle = Math.floor(body.length / 2)
        body[middle] = (body[middle] ?? 0) ^ 1
        await request.respond({ status: 200, contentType: answer.headers.get('content-type') ?? '', body })
      })(),
  )
  await useEverything()
  const all = [...files]
  for (const kind of [
    /boot/,
    /shell-[^d]/,
    /shell-data/,
    /styles/,
    /search-worker/,
    /sidebar/,
    /woff2/,
    /\/search\/.*json/,
  ])
    expect(all.filter((file) => kind.test(file))).not.toEqual([])
  for (const file of all) {
    await test.step(file, async () => {
      flipped.file = file
      // Another profile has nothing in its cache.
      await page.setCacheEnabled(false)
      await useEverything()
      const shown = await page.evaluate(() => document.body.innerText)
      if (/\.(?:js|css)$|shell-data/.test(file))
        expect(shown).toMatch(/Ikke alt på denne siden ble lastet\.|Søket kunne ikke lastes\./)
      expect(await page.$('main h1')).not.toBe(null)
      expectOnlyLoading()
    })
  }
})
