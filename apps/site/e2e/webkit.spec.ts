import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { ACCESSIBLE_STATES, accessibleParts, removeWrapButtons } from './accessible-parts.ts'
import { axeScript } from './axe-findings.ts'
import { serveBare } from './bare-server.ts'
import { buildPlantedSite, FOREIGN_HOST, listInHead } from './planted-site.ts'
import { ADDRESSES } from './site-routes.ts'
import { type DrivenBrowser, KEYS, startWebKit } from './webdriver.ts'

const DESKTOP = [1280, 900] as const
const PHONE = [400, 800] as const

let browser: DrivenBrowser
let origin = ''
test.describe.configure({ mode: 'default', timeout: 120_000 })
test.beforeAll(async () => {
  origin = test.info().project.use.baseURL ?? ''
  browser = await startWebKit(4193)
})
test.afterAll(() => browser.close())

/** Opens a page and waits until its shell runs; a key is the reader's intent that starts it. */
async function open(path: string, [width, height]: readonly [number, number] = DESKTOP): Promise<void> {
  await browser.resize(width, height)
  await browser.open(origin + path)
  await browser.press(KEYS.shift)
  await browser.until("document.querySelector('html[data-hydrated=true]')")
}

const untilTitled = (title: string): Promise<void> =>
  browser.until(`document.querySelector('main h1')?.textContent === ${JSON.stringify(title)}`)

test('a reader follows links and history, by one document', async () => {
  await open('/docs/intro')
  await browser.run('window.isFirstDocument = true')
  await browser.click('aside a[href="/docs/sense/"]')
  await untilTitled('Sense')
  await browser.back()
  await untilTitled('Introduction')
  expect(await browser.run('return window.isFirstDocument')).toBe(true)
})

test('the drawer opens, leads to a page and closes', async () => {
  await open('/docs/intro', PHONE)
  await browser.click('nav button[aria-expanded]')
  await browser.until('document.querySelector(\'dialog[open] a[href="/docs/sense/"]\')')
  await browser.click('dialog[open] a[href="/docs/sense/"]')
  await untilTitled('Sense')
  expect(await browser.run("return document.querySelector('dialog[open]') === null")).toBe(true)
})

test('a picture is enlarged by keyboard, and the focus returns', async () => {
  await open('/docs/integration/quickstart')
  const button = 'button[data-fyr-page-action=zoom].fyr-only-light'
  await browser.run(`document.querySelector('${button}').focus()`)
  await browser.press(KEYS.enter)
  await browser.until("document.querySelector('dialog[open] img')?.naturalWidth > 1000")
  expect(await browser.run(axeScript('dialog[open]'))).toEqual([])
  expect(await browser.run("return document.activeElement.matches('dialog[open] button')")).toBe(true)
  await browser.press(KEYS.escape)
  await browser.until("document.querySelector('dialog[open]') === null")
  expect(await browser.run(`return document.activeElement.matches('${button}')`)).toBe(true)
  await browser.click(button)
  await browser.until("document.querySelector('dialog[open] img')")
  await browser.click('dialog[open] img')
  await browser.until("document.querySelector('dialog[open]') === null")
})

test('a search finds a section by keyboard and opens it', async () => {
  await open('/docs/intro')
  await browser.press('/')
  await browser.until("document.activeElement?.matches('dialog[open] [role=combobox]')")
  await browser.press(...'withdrawal perio')
  await browser.until("document.querySelector('[role=option][aria-selected=true] mark')")
  await browser.press(KEYS.enter)
  await browser.until(
    "document.querySelector('dialog[open]') === null && location.pathname !== '/docs/intro'",
  )
})

test('tabs move by arrow keys', async () => {
  await open('/docs/integration/authentication')
  await browser.run("document.querySelector('main [role=tab]').focus()")
  await browser.press(KEYS.right)
  await browser.until(
    "document.querySelectorAll('main [role=tab]')[1].getAttribute('aria-selected') === 'true'",
  )
})

test('the language menu leads to the same page, and a page that does not exist says so in the language of its address', async () => {
  await open('/docs/intro')
  await browser.run("document.querySelector('nav details:has(a[lang=no]) > summary').click()")
  await browser.click('nav details[open] a[lang=no]')
  await browser.until("location.pathname === '/no/docs/intro' && document.documentElement.lang === 'no'")
  await browser.open(`${origin}/no/docs/ingensteds`)
  await untilTitled('Siden ble ikke funnet')
})

for (const state of ACCESSIBLE_STATES) {
  const { what, path, width, click, press, shows } = state
  test(`${what} has the roles and names of Chromium's accessibility tree, in its order`, async ({
    page: chromium,
  }) => {
    const parts = await accessibleParts(chromium, state)
    await open(path, [width, 800])
    if (click !== undefined) await browser.click(click)
    if (press !== undefined) await browser.press(press)
    await browser.until(`document.querySelector(${JSON.stringify(shows)})`)
    await browser.run(`(${removeWrapButtons.toString()})()`)
    const places = parts.map(({ place }) => place)
    const described = await browser.describe(places)
    expect(described.map((one, index) => ({ place: places[index], ...one }))).toEqual(parts)
  })
}

test('what the policy forbids is refused', async () => {
  await open('/docs/intro')
  await browser
    .run(`
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => (window.violated = violatedDirective))
    const script = document.createElement('script')
    script.text = 'window.isPlanted = true'
    document.body.append(script)
  `)
    .catch(() => null)
  expect(await browser.run('return window.isPlanted === undefined')).toBe(true)
})

test('a list of scripts in an article that nobody has refused loads nothing, without headers', async () => {
  const { folder, paths } = buildPlantedSite()
  const server = await serveBare(folder)
  /** Whether the page has asked for the script of the list, or is about to. */
  const isAsked = async (path: string): Promise<unknown> => {
    await browser.open(server.origin + path)
    await browser.press(KEYS.shift)
    await browser.until("document.querySelector('html[data-hydrated=true]')")
    await wait(500)
    return browser.run(`
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      return [...loaded, ...Array.from(document.scripts, ({ src }) => src)].some((one) => one.includes('${FOREIGN_HOST}'))
    `)
  }
  try {
    for (const path of paths) expect([path, await isAsked(path)]).toEqual([path, false])
    listInHead(folder, paths[0] ?? '')
    expect(await isAsked(paths[0] ?? '')).toBe(true)
  } finally {
    server.close()
    rmSync(dirname(folder), { recursive: true, force: true })
  }
})

test('on every page the shell starts, nothing scrolls sideways on a phone, and no alert comes up', async () => {
  test.setTimeout(900_000)
  const wrong: string[] = []
  for (const { address } of ADDRESSES) {
    await open(address, PHONE)
    const found = await browser.run(`return {
      width: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      alerts: [...document.querySelectorAll('[role=alert]')].filter((one) => one.checkVisibility() && one.textContent !== '').length,
    }`)
    if (JSON.stringify(found) !== '{"width":0,"alerts":0}') wrong.push(`${address} ${JSON.stringify(found)}`)
  }
  expect(wrong).toEqual([])
})
