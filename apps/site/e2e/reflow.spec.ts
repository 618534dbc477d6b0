import { expect, test, type Page } from '@playwright/test'
import {
  brokenWords,
  cutTables,
  misfits,
  misfitsOfPages,
  WINDOW_WIDTHS,
} from '../../../scripts/page-misfits.ts'
import { LOCALES, LOOSE_DOC_PATHS, PATHS, SIDEBAR_PATHS } from './site-routes.ts'
import { startShell } from './observed-page.ts'
import { EVERY_PAGE, openSweepPage, sampledAddresses, someAddresses } from './sweep.ts'

/** Least spacing that a reader may set, after WCAG 2.2, 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`

/** Text of twice the size in a window that stays as it is, after WCAG 2.2, 1.4.4. */
const LARGE_TEXT = 'html { font-size: 200% }'

/** A window in CSS pixels, and the reader's own style sheet. */
interface View {
  readonly width: number
  readonly height: number
  readonly styles: string
  /** Physical pixels of one of CSS; 1 where none is given. */
  readonly zoom?: number
}

/** What every page has to fit into. */
const VIEWS: readonly View[] = [
  // A window of 1280 px at 400 and 500 %.
  { width: 320, height: 256, styles: '', zoom: 4 },
  { width: 256, height: 205, styles: '', zoom: 4 },
  { width: 320, height: 640, styles: TEXT_SPACING },
  { width: 1280, height: 800, styles: TEXT_SPACING },
  // A phone with text of twice the size.
  { width: 360, height: 740, styles: LARGE_TEXT },
]

/** Windows in which the text of all pages begins at one line: that of the navbar on the home page, and one beside the sidebar. */
const COLUMN_WIDTHS = [1440, 1920]

for (const locale of LOCALES) {
  test(`a page under ${locale.base} fits into small and zoomed windows, with wide spacing and large text, and begins at the same line`, async ({
    browser,
  }, { project }) => {
    test.setTimeout(240_000)
    const page = await openSweepPage(browser)
    const resize = await openResizer(page)
    const issues: string[] = []
    const edges = new Map<string, string[]>()
    // DejaVu, in which more pages are looked at, is wider: some pages show what other fonts do.
    const addresses = project.name === 'liberation' ? someAddresses(locale) : sampledAddresses(locale)
    for (const address of addresses) {
      await page.goto(address)
      for (const view of VIEWS) {
        await resize(view)
        await bringStyles(page, view.styles)
        for (const misfit of await misfits(page)) {
          issues.push(`${address} at ${view.width} px${view.styles}: ${misfit}`)
        }
      }
      await bringStyles(page, '')
      for (const text of await cutTables(page)) issues.push(`${address}: a cell of a table is cut: ${text}`)
      for (const word of await brokenWords(page))
        issues.push(`${address}: a word of a table or of code is broken: ${word}`)
      for (const width of COLUMN_WIDTHS) {
        await resize({ width, height: 900 })
        const leftOf = async (selector: string): Promise<number> =>
          Math.round(await page.locator(selector).evaluate((one) => one.getBoundingClientRect().left))
        const title = await leftOf('main h1')
        if (address === locale.base) {
          expect(title).toBe(await leftOf('.fyr-navbar > .fyr-brand'))
          continue
        }
        for (const end of [...(await unevenEnds(page)), ...(await squeezedTitles(page))])
          issues.push(`${address} at ${width} px: ${end}`)
        const edge = `${title} px of ${width}`
        edges.set(edge, [...(edges.get(edge) ?? []), address])
      }
    }
    expect(issues).toEqual([])
    expect([...edges.keys()], JSON.stringify([...edges])).toHaveLength(COLUMN_WIDTHS.length)
    await page.context().close()
  })
}

/** Docs with long words of code that no line ends in: in paragraphs, lists and tables. */
const WHOLE_WORDS = ['docs/integration/setup', 'docs/integration/feedback', 'docs/resources/common']

test('words of code that stay in one line have room on a phone with text of twice the size', async ({
  browser,
}) => {
  const page = await openSweepPage(browser, { viewport: { width: 360, height: 740 } })
  for (const path of WHOLE_WORDS) {
    await page.goto(`/${path}`)
    await bringStyles(page, LARGE_TEXT)
    expect(await page.locator('.fyr-word').count(), path).toBeGreaterThan(0)
    expect(await misfits(page), path).toEqual([])
  }
  await page.context().close()
})

/** Returns a function that opens a page in a window of a size and zoom, which Playwright sets for a whole context. */
async function openResizer(page: Page): Promise<(view: Omit<View, 'styles'>) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  return async ({ width, height, zoom = 1 }) => {
    const metrics = { width, height, deviceScaleFactor: zoom, mobile: false }
    await session.send('Emulation.setDeviceMetricsOverride', metrics)
    const now = await page.evaluate(() => [window.innerWidth, window.innerHeight, window.devicePixelRatio])
    expect(now).toEqual([width, height, zoom])
  }
}

/** Where paragraphs, code and tables end, unless all of an article do at one line. Operations of an API have two columns. */
function unevenEnds(page: Page): Promise<string[]> {
  return page
    .locator('article:not(:has(.fyr-endpoint)) .fyr-text > :is(p, .fyr-code, .fyr-tabs, .fyr-table)')
    .evaluateAll((blocks) => {
      const ends = blocks
        .filter((block) => block.checkVisibility())
        .map((block) =>
          Math.round((block.querySelector(':scope > table') ?? block).getBoundingClientRect().right),
        )
      return new Set(ends).size > 1 ? [`the article ends at ${[...new Set(ends)].join(', ')} px`] : []
    })
}

/** Titles that take two lines because something is beside them. */
function squeezedTitles(page: Page): Promise<string[]> {
  return page.locator('.fyr-title-row > .fyr-title').evaluateAll((titles) =>
    titles.flatMap((title) => {
      const { bottom, height } = title.getBoundingClientRect()
      const beside = title.nextElementSibling
      const isBeside = beside !== null && beside.getBoundingClientRect().top < bottom - 1
      const isBroken = height > 1.5 * Number.parseFloat(getComputedStyle(title).lineHeight)
      return isBeside && isBroken ? [`the title "${title.textContent}" is broken by what is beside it`] : []
    }),
  )
}

/** Windows of the screens that are wide enough for tables, from a tablet's; columns beside the text come at 997 and 1201 px. */
const ALL_TABLE_WIDTHS = [768, 997, 1024, 1200, 1201, 1210, 1220, 1230, 1240, 1280, 1366, 1440, 1472]

/** In every run those where the text is narrowest. */
const TABLE_WIDTHS = EVERY_PAGE ? ALL_TABLE_WIDTHS : [768, 997, 1201]

/** Docs with the most tables: they show what other fonts do, which are narrower than DejaVu. */
const SOME_TABLE_PATHS = [
  'docs/resources/common',
  'docs/integration/feedback',
  'docs/resources/treatment',
  'docs/sense/',
]

for (const locale of LOCALES) {
  test(`tables under ${locale.base} have room in windows from 768 px`, async ({ browser }, { project }) => {
    test.setTimeout(240_000)
    const page = await openSweepPage(browser)
    const cut: string[] = []
    const isSample = !EVERY_PAGE && project.name === 'liberation'
    for (const path of isSample ? SOME_TABLE_PATHS : [...SIDEBAR_PATHS, ...LOOSE_DOC_PATHS]) {
      await page.goto(locale.base + path)
      const count = await page.locator('.fyr-table').count()
      if (isSample) expect(count, path).toBeGreaterThan(0)
      if (count === 0) continue
      for (const width of TABLE_WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        for (const text of await cutTables(page)) cut.push(`${locale.base}${path} at ${width} px: ${text}`)
      }
    }
    expect(cut).toEqual([])
    await page.context().close()
  })
}

/** The faces that the site brings, and those of readers whose browser has not loaded them in time. */
const FACES = ['shipped', 'fallback'] as const

for (const { base } of EVERY_PAGE ? LOCALES : []) {
  for (const face of FACES) {
    test(`nothing of any page under ${base} is cut in the ${face} faces, from a phone to a large screen`, async ({
      browser,
    }) => {
      test.setTimeout(1_800_000)
      const page = await openSweepPage(browser)
      if (face === 'fallback') await page.route('**/*.woff2', (route) => route.abort())
      expect(
        await misfitsOfPages(
          page,
          PATHS.map((path) => base + path),
          WINDOW_WIDTHS,
        ),
      ).toEqual([])
      await page.context().close()
    })
  }
}

for (const size of [24, 32]) {
  test(`readers whose browser writes in ${size} px have a page that fits, and lines to read`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const page = await openSweepPage(browser, { baseURL: baseURL ?? '' })
    const issues: string[] = []
    for (const address of ['/', '/docs/resources/feeding', '/no/blog']) {
      await page.goto(address)
      for (const width of [360, 998, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const where = `${address} at ${width} px`
        for (const misfit of await misfits(page)) issues.push(`${where}: ${misfit}`)
        const article = await page.locator('#main').boundingBox()
        // Columns leave the article half of the window at the least.
        if ((article?.width ?? 0) < width / 2)
          issues.push(`${where}: ${article?.width ?? 0} px for the article`)
      }
    }
    expect(issues).toEqual([])
    await browser.close()
  })
}

/** Adds a style sheet as a reader's own comes: past the content security policy, which keeps style elements out. */
async function bringStyles(page: Page, styles: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, styles)
}

test('a title takes two lines only where it is alone', async ({ page }) => {
  await page.goto('/docs/reference/areas/statistics')
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await squeezedTitles(page), `at ${width} px`).toEqual([])
  }
  await bringStyles(page, '.fyr-title-row > .fyr-title { flex: 1 1 16rem !important }')
  expect(await squeezedTitles(page)).toHaveLength(1)
})

test('the bar of contents reaches both edges of windows that are wider than the text', async ({ page }) => {
  for (const address of ['/docs/resources/feeding', '/docs/reference/feeding/list']) {
    await page.goto(address)
    for (const width of [360, 768, 996]) {
      await page.setViewportSize({ width, height: 800 })
      const bar = await page.locator('.fyr-mobile-toc').boundingBox()
      expect([bar?.x, bar?.width], `${address} at ${width} px`).toEqual([0, width])
    }
  }
})

test('in a wide window the contents of an operation stay in sight, and lead to its sections', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto('/docs/reference/feeding/list')
  const link = page.locator('.fyr-mobile-toc').getByRole('link', { name: 'Errors' })
  await expect(link).toBeInViewport()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#errors$/)
  await expect(link).toBeInViewport()
  await expect(link).toHaveAttribute('aria-current', 'location')
  const bar = await page.locator('.fyr-mobile-toc').boundingBox()
  const heading = await page.getByRole('heading', { name: 'Errors' }).boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('the labels of nine items of the bar are whole in the narrowest window that shows them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 997, height: 600 })
  await page.goto('/blog')
  const { count, cut } = await page.evaluate(() => {
    const list = document.querySelector('.fyr-navbar-list')
    for (const label of ['Getting started', 'Tutorials', 'Guides', 'Changelog']) {
      const item = list?.firstElementChild?.cloneNode(true)
      if (item) list?.append(item)
      list?.lastElementChild?.querySelector('.fyr-navbar-label')?.replaceChildren(label)
    }
    const labels = [...document.querySelectorAll('.fyr-navbar-items .fyr-navbar-label')]
    const isCut = (label: Element): boolean => label.scrollHeight > label.clientHeight
    return { count: labels.length, cut: labels.filter(isCut).map((label) => label.textContent) }
  })
  expect(count).toBe(9)
  expect(cut).toEqual([])
})

test('a bar of twelve items breaks no word: in a smaller window they are in the drawer', async ({ page }) => {
  await page.goto('/blog')
  await startShell(page)
  await page.evaluate(() => {
    const list = document.querySelector('.fyr-navbar-list')
    for (const label of [
      'Getting started',
      'Tutorials',
      'Guides',
      'Integrations',
      'Changelog',
      'Community forum',
      'Help',
    ]) {
      const item = list?.firstElementChild?.cloneNode(true)
      if (item) list?.append(item)
      list?.lastElementChild?.querySelector('.fyr-navbar-label')?.replaceChildren(label)
    }
  })
  await page.setViewportSize({ width: 1440, height: 600 })
  expect(await brokenWords(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 600 })
  await expect(page.locator('.fyr-navbar-items')).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

/** Texts of a page, each by its element, that make the window scroll sideways when a long word replaces them. */
async function textsThatDoNotBreak(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element } = node
      const isShown = element?.checkVisibility() && !element.closest('pre, table, .fyr-visually-hidden')
      if (node instanceof Text && isShown && node.data.trim() !== '') texts.push(node)
    }
    return texts.flatMap((text) => {
      const before = text.data
      text.data = 'Fôringsmengdeberegningsparametersammensetning'
      const isWide = document.documentElement.scrollWidth > document.documentElement.clientWidth
      text.data = before
      const { parentElement: element } = text
      return isWide ? `${element?.tagName} ${element?.className} "${before.slice(0, 30)}"` : []
    })
  })
}

test('in a window of 320 px long words break wherever authors may put them', async ({ browser }) => {
  const page = await openSweepPage(browser, { viewport: { width: 320, height: 640 } })
  const issues: string[] = []
  for (const address of ['/', '/docs/intro', '/blog', '/blog/archive', '/blog/tags', '/blog/authors']) {
    await page.goto(address)
    for (const text of await textsThatDoNotBreak(page)) issues.push(`${address}: ${text}`)
  }
  expect(issues).toEqual([])
  await page.context().close()
})
