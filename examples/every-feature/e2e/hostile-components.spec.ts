import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import {
  checkPages,
  type Fate,
  type HostilePage,
  makeHostileSite,
  pageForEach,
  sharedPages,
  titleOf,
  type Use,
  USES,
} from './hostile-site.ts'
import { serve, type Served } from './serve.ts'
import { FYR } from './temporary-site.ts'

test.describe.configure({ mode: 'serial', timeout: 300_000 })

/** What `fyr check` says about each use, on a page of its own. */
const fates = new Map<Use, Fate>()

test.beforeAll(() => {
  const pages = pageForEach(USES)
  const folder = makeHostileSite(pages)
  try {
    const found = checkPages(folder, pages)
    for (const [index, use] of USES.entries()) fates.set(use, found[index] ?? 'untold')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Notes what pages do that nothing in content may do. */
async function watch(context: BrowserContext, origins: readonly string[]): Promise<string[]> {
  const misdeeds: string[] = []
  await context.exposeFunction('noteMisdeed', (what: string) => misdeeds.push(what))
  await context.addInitScript(() => {
    const note = (what: string): void => Reflect.get(window, 'noteMisdeed')(what)
    Object.assign(window, { alert: () => note(`ran on ${location.pathname}`) })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      note(`policy: ${violatedDirective} ${blockedURI} on ${location.pathname}`),
    )
  })
  context.on('dialog', (dialog) => void dialog.dismiss().then(() => misdeeds.push('opened a dialog')))
  context.on('console', (message) => {
    if (message.type() === 'error') misdeeds.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => misdeeds.push(`error: ${error.error().message}`))
  await context.route(
    (url) => !origins.includes(url.origin) && /^https?:$/.test(url.protocol),
    (route) => {
      misdeeds.push(`asked for ${route.request().url()}`)
      return route.abort()
    },
  )
  return misdeeds
}

/** Where the dev server has the script that starts the shell, which asks for hundreds of others. */
const SHELL = /\/theme\/src\/client\/index\.ts$/

/** Answers the script of the shell with nothing; every other script is asked for as it is written. */
async function leaveOutShell(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => SHELL.test(url.pathname),
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
}

/** Dispatches to everything in the article what a mouse and a keyboard would; links to other pages are not followed. */
async function useEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('fyr-overlay')?.remove()
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (link !== null && /^https?:$/.test(link.protocol)) event.preventDefault()
      },
      { capture: true },
    )
    const EVENTS = [
      'pointerover',
      'mouseover',
      'mouseenter',
      'mousemove',
      'pointerdown',
      'mousedown',
      'keydown',
    ]
    const OTHERS = ['focus', 'load', 'error', 'toggle', 'scroll', 'animationstart', 'beforematch']
    for (const place of document.querySelectorAll('main *')) {
      for (const name of EVENTS) place.dispatchEvent(new Event(name, { bubbles: true }))
      for (const name of OTHERS) place.dispatchEvent(new Event(name))
      if (!(place instanceof HTMLElement)) continue
      place.focus({ preventScroll: true })
      place.click()
    }
    // An address that is a script runs in a task after the click.
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })
}

function hasDamaged({ uses }: HostilePage): boolean {
  return uses.some(({ list }) => list === 'damaged')
}

/**
 * Whether a page is opened: each damaged use has one of its own, of which a run opens one in four. `pnpm maintain journeys:every-page`
 * opens all.
 */
function isOpened(one: HostilePage, index: number): boolean {
  return process.env['FYR_EVERY_PAGE'] !== undefined || !hasDamaged(one) || index % 4 === 0
}

/** Clicks on each use with a mouse. */
async function clickEachUse(page: Page, { uses }: HostilePage): Promise<void> {
  for (const { words } of uses) await page.locator('main').getByText(words).last().click()
}

/** The words of uses that readers of the open page do not see. */
async function lostWords(page: Page, { uses }: HostilePage): Promise<readonly string[]> {
  const shown = await page.locator('main').innerText()
  return uses.filter(({ words }) => !shown.includes(words)).map(({ text }) => text)
}

/** An article of its own under the address of a built page: with the headers of the build, or without its policy. */
async function showArticle(
  page: Page,
  { article, address, policy }: { article: string; address: string; policy: 'of the build' | 'none' },
): Promise<void> {
  await page.route(address, async (route) => {
    const { 'content-security-policy': built = '', ...others } = (await route.fetch()).headers()
    expect(built).toContain('default-src')
    const headers = policy === 'none' ? others : { ...others, 'content-security-policy': built }
    const body = `<!doctype html><html lang="en"><title>Article</title><main>${article}</main></html>`
    await route.fulfill({ headers, body })
  })
  await page.goto(address)
  await page.unroute(address)
}

test('every use is reported, and none with an attribute or an address that runs can be published', () => {
  expect(USES.filter(({ extension }) => extension === 'md').length).toBeGreaterThanOrEqual(150)
  expect(USES.filter((use) => fates.get(use) === 'untold')).toEqual([])
  const run = USES.filter(({ list }) => list === 'attributes' || list === 'addresses')
  expect(run.filter((use) => fates.get(use) !== 'refused')).toEqual([])
})

test.describe('on a built site', () => {
  const pages = (): readonly HostilePage[] => sharedPages(USES.filter((use) => fates.get(use) === 'warned'))
  let folder: string
  let site: Served

  test.beforeAll(async () => {
    folder = makeHostileSite(pages())
    execFileSync(FYR, ['build', '--root', folder], { stdio: 'pipe' })
    site = await serve('preview', folder)
  })

  test.afterAll(async () => {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('what a site lives with runs nothing and loses no words', async ({ context, page }) => {
    const misdeeds = await watch(context, [site.origin])
    expect(pages().flatMap(({ uses }) => uses).length).toBeGreaterThan(20)
    for (const one of pages()) {
      await page.goto(`${site.origin}/docs/${one.name}`)
      await useEverything(page)
      await clickEachUse(page, one)
      expect(await lostWords(page, one)).toEqual([])
    }
    expect(misdeeds).toEqual([])
  })

  test('what a site lives with runs nothing when a reader goes from page to page', async ({
    context,
    page,
  }) => {
    const misdeeds = await watch(context, [site.origin])
    await page.goto(`${site.origin}/docs/${pages()[0]?.name}`)
    await page.keyboard.press('Shift')
    await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
    await page.evaluate(() => Object.assign(window, { isMarked: true }))
    for (const one of pages().slice(1)) {
      await page
        .locator('aside')
        .getByRole('link', { name: titleOf(one), exact: true })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(one))
      expect(await lostWords(page, one)).toEqual([])
    }
    expect(await page.evaluate(() => 'isMarked' in window)).toBe(true)
    expect(misdeeds).toEqual([])
  })

  test('what is refused runs nothing while it is written, without a policy or with the one of the build', async ({
    context,
    page,
  }) => {
    // A page of the dev server asks for hundreds of modules: all uses but the damaged ones are on two.
    const refused = USES.filter((use) => fates.get(use) === 'refused')
    const all = sharedPages(refused, ({ extension }) => extension).filter(isOpened)
    const written = makeHostileSite(all)
    const server = await serve('dev', written)
    const damaged = all.find(hasDamaged)
    try {
      const misdeeds = await watch(context, [server.origin, site.origin])
      const articles: string[] = []
      for (const one of all) {
        // From here on each use has a page of its own. The shell is the same on all of them, and hundreds of modules.
        if (one === damaged) await leaveOutShell(context)
        // The server makes the modules when the first page asks for them.
        const asked = page.waitForRequest((request) => SHELL.test(request.url()), { timeout: 90_000 })
        await page.goto(`${server.origin}/docs/${one.name}`)
        await asked
        articles.push(await page.locator('main').innerHTML())
        await useEverything(page)
        expect(await lostWords(page, one)).toEqual([])
      }
      const address = `${site.origin}/docs/${pages()[0]?.name}`
      await showArticle(page, { article: articles.join('\n'), address, policy: 'of the build' })
      await useEverything(page)
      expect(misdeeds).toEqual([])
    } finally {
      await server.stop()
      rmSync(written, { recursive: true, force: true })
    }
  })

  test('the same uses run as a browser reads them, and the policy of the build stops them', async ({
    context,
    page,
  }) => {
    const misdeeds = await watch(context, [site.origin])
    const address = `${site.origin}/docs/${pages()[0]?.name}`
    // What JSX writes in braces is an attribute as HTML has it.
    const article = USES.map(({ text }) => `<div>${text.replaceAll(/=\{("[^"]*")\}/g, '=$1')}</div>`).join(
      '\n',
    )
    await showArticle(page, { article, address, policy: 'none' })
    await useEverything(page)
    expect(misdeeds.filter((what) => what.startsWith('ran on')).length).toBeGreaterThan(3)
    misdeeds.length = 0
    await showArticle(page, { article, address, policy: 'of the build' })
    await useEverything(page)
    expect(misdeeds.filter((what) => what.startsWith('ran on'))).toEqual([])
    expect(misdeeds.filter((what) => what.startsWith('policy:')).length).toBeGreaterThan(0)
  })
})
