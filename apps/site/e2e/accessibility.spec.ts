import { expect, test, type Page } from '@playwright/test'
import { axeFindings, openAxePage } from './axe-findings.ts'
import { startShell } from './observed-page.ts'
import { faintTexts } from './painted-colors.ts'
import { LOCALES } from './site-routes.ts'
import { EVERY_PAGE, sampledAddresses } from './sweep.ts'

const PHONE = 360
const ALL_WIDTHS = [PHONE, 768, 1440]

/**
 * A page of each kind is looked at on a phone. What is around an article is the same on pages of a kind: some are enough for
 * other widths. `pnpm maintain journeys:every-page` looks at all pages of both languages in any width.
 */
const EVERY = EVERY_PAGE ? 1 : 4

/** How much of a page is looked at. */
interface Thoroughness {
  /** Whether axe measures colours too, which takes as long as everything else that it does: it knows what covers a text. */
  readonly contrast: boolean
}

/** What axe finds on the page in the light mode, and texts that are too faint in either; the modes differ in nothing else. */
async function findingsInBothModes(page: Page, { contrast }: Thoroughness): Promise<string[]> {
  const setMode = (mode: string): Promise<void> =>
    page.locator('html').evaluate((html, value) => html.setAttribute('data-theme', value), mode)
  const found = await axeFindings(page, { contrast })
  const light = await faintTexts(page)
  await setMode('dark')
  const dark = await faintTexts(page)
  await setMode('light')
  return [
    ...found,
    ...light.map((finding) => `light: ${finding}`),
    ...dark.map((finding) => `dark: ${finding}`),
  ]
}

for (const locale of LOCALES) {
  test(`no page under ${locale.base} breaks an accessibility rule at ${PHONE} px in either colour mode, and some at any width`, async ({
    browser,
  }) => {
    test.setTimeout(1_200_000)
    const page = await openAxePage(browser, { viewport: { width: PHONE, height: 900 } })
    const issues: string[] = []
    for (const [index, address] of sampledAddresses(locale).entries()) {
      const isWhole = index % EVERY === 0
      await page.goto(address)
      // The widths of one document: axe takes a good part of its time to get going in each new one.
      for (const width of isWhole ? ALL_WIDTHS : [PHONE]) {
        await page.setViewportSize({ width, height: 900 })
        for (const finding of await findingsInBothModes(page, { contrast: isWhole })) {
          issues.push(`${address} at ${width} px: ${finding}`)
        }
      }
    }
    expect(issues).toEqual([])
    await page.context().close()
  })
}

/** Something that a reader opens, or that comes up, and the part of the page that shows then. */
interface State {
  readonly what: string
  readonly path: string
  readonly widths: readonly number[]
  readonly shows: string
  readonly open: (page: Page) => Promise<void>
}

async function clickAll(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluateAll((elements: HTMLElement[]) => {
    for (const element of elements) element.click()
  })
}

const NARROW = [360, 768]

const STATES: readonly State[] = [
  {
    what: 'the drawer on the sidebar',
    path: 'docs/intro',
    widths: NARROW,
    shows: 'dialog[open] .fyr-sidebar',
    open: (page) => page.locator('.fyr-navbar-toggle').click(),
  },
  {
    what: 'the drawer on the main menu',
    path: 'docs/intro',
    widths: NARROW,
    shows: 'dialog[open] a[data-fyr-locale]',
    open: async (page) => {
      await page.locator('.fyr-navbar-toggle').click()
      await page.locator('.fyr-drawer-back').click()
    },
  },
  {
    what: 'the language menu and closed categories',
    path: 'docs/intro',
    widths: [1440],
    shows: '.fyr-menu[open] a[data-fyr-locale]',
    open: async (page) => {
      await clickAll(page, 'aside details[open] > summary')
      await page.locator('.fyr-menu > summary').click()
    },
  },
  {
    what: 'the table of contents of small screens',
    path: 'docs/integration/',
    widths: NARROW,
    shows: '.fyr-mobile-toc[open] a',
    open: (page) => page.locator('.fyr-mobile-toc > summary').click(),
  },
  {
    what: 'every other tab, all details, wrapped and copied code',
    path: 'markdown-page',
    widths: ALL_WIDTHS,
    shows: '[role=tab][aria-selected=true]:last-child',
    open: async (page) => {
      await clickAll(
        page,
        'main [role=tab]:last-child, main .fyr-text summary, main [data-fyr-wrap]:not([hidden])',
      )
      // The text of a copy button disappears after a while, so the clock is stopped from here on.
      await page.clock.install()
      await clickAll(page, 'main [data-fyr-copy]')
    },
  },
  {
    what: 'the way to the top',
    path: 'docs/sense/',
    widths: ALL_WIDTHS,
    shows: '.fyr-back-to-top',
    open: async (page) => {
      await page.evaluate(() => window.scrollTo(0, 1500))
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500)
      await page.mouse.wheel(0, -200)
    },
  },
  {
    what: 'the bar of a page that is on its way',
    path: 'docs/intro',
    widths: ALL_WIDTHS,
    shows: '#fyr-progress',
    open: async (page) => {
      await page.route('**/page.json', () => {})
      await page.locator('.fyr-pagination a').last().click()
    },
  },
  {
    what: 'the notice about a page that does not come',
    path: 'docs/intro',
    widths: ALL_WIDTHS,
    shows: '#fyr-load-notice',
    open: async (page) => {
      await page.context().setOffline(true)
      await page.locator('.fyr-pagination a').last().click()
    },
  },
]

/** The widths that a state is looked at in: in every run one, of each state in its turn. */
function widthsOf({ widths }: State, index: number): readonly number[] {
  return widths.filter((_, at) => EVERY_PAGE || at === index % widths.length)
}

// A translation has the parts of its original.
for (const { base } of EVERY_PAGE ? LOCALES : [LOCALES[0]]) {
  const isTranslation = base !== LOCALES[0].base
  test(`nothing that opens or comes up under ${base} breaks an accessibility rule`, async ({ browser }) => {
    test.setTimeout(240_000)
    const issues: string[] = []
    for (const [index, state] of STATES.entries()) {
      const { what, path, shows, open } = state
      const widths = widthsOf(state, index)
      for (const width of isTranslation ? widths.slice(0, 1) : widths) {
        const page = await openAxePage(browser, { viewport: { width, height: 900 } })
        await page.goto(base + path)
        await startShell(page)
        await open(page)
        await expect(page.locator(shows).locator('visible=true').first()).toBeVisible()
        const found = await findingsInBothModes(page, { contrast: width === widths[0] })
        for (const finding of found) issues.push(`${what}, ${width} px: ${finding}`)
        await page.context().close()
      }
    }
    expect(issues).toEqual([])
  })
}

test('the checks of this file find what is wrong, also where axe by itself leaves it open', async ({
  browser,
}) => {
  const page = await openAxePage(browser, { viewport: { width: 360, height: 900 } })
  await page.goto('/docs/resources/feeding')
  expect(await axeFindings(page)).toEqual([])
  await page.evaluate(() => {
    const cells = document.querySelectorAll<HTMLElement>('.fyr-table td:last-child')
    cells[0]?.style.setProperty('color', '#aaa')
    const [, second] = cells
    if (second) second.textContent = 'g'
    second?.style.setProperty('color', '#bbb')
    document.querySelector('.fyr-brand')?.setAttribute('aria-hidden', 'true')
    for (const label of ['a', 'b']) {
      const small = document.createElement('button')
      small.textContent = label
      small.style.cssText = 'inline-size: 12px; block-size: 12px; padding: 0; color: black; background: white'
      document.querySelector('main .fyr-text')?.prepend(small)
    }
  })
  const found = await axeFindings(page)
  expect(found.filter((finding) => finding.startsWith('violation color-contrast'))).toHaveLength(1)
  expect(found.filter((finding) => finding.startsWith('incomplete color-contrast'))).toHaveLength(1)
  expect(found.filter((finding) => finding.startsWith('violation aria-hidden-focus'))).toHaveLength(1)
  expect(found.filter((finding) => finding.startsWith('violation target-size'))).not.toEqual([])
  await page.context().close()
})

test('texts that are too faint in the dark mode alone are found, and those whose contrast is unknown', async ({
  browser,
}) => {
  const page = await openAxePage(browser, { viewport: { width: 360, height: 900 } })
  await page.goto('/docs/resources/feeding')
  expect(await faintTexts(page)).toEqual([])
  const [dim, pale] = [page.locator('main p').first(), page.locator('main h1')]
  await dim.evaluate((text) => (text.style.color = '#666'))
  await pale.evaluate((text) => (text.style.opacity = '0.4'))
  const isOf = (lines: readonly string[], element: string): boolean =>
    lines.some((line) => line.startsWith(`faint: ${element}.`))
  expect(isOf(await faintTexts(page), 'p')).toBe(false)
  await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'dark'))
  const found = await faintTexts(page)
  expect([isOf(found, 'p'), isOf(found, 'h1')]).toEqual([true, true])
  await page.context().close()
})
