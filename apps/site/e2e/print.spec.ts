import { expect, test, type Browser, type Page } from '@playwright/test'
import { startShell } from './observed-page.ts'
import type { PaintedPair } from '../../../scripts/painted-texts.ts'
import { contrastOf } from './painted-colors.ts'
import { compareTexts, printSheets } from './sheets.ts'
import { LOCALES, PRODUCT } from './site-routes.ts'
import { openSweepPage, sampledAddresses } from './sweep.ts'

/** The printed width of an A4 page with the margins that browsers leave, in CSS pixels. */
const PAPER_WIDTH = 718

/** Size of letters that can still be read on paper, in points. */
const SMALLEST_LETTERS = 7

/** Marks of lists, numbers of lines, and what separates facts of a post. */
const MARKS = /^[•◦▪·.\d]+$/

/** What belongs on the paper, and how it is laid out for it. */
interface Paper {
  /** Texts of the article and the footer. */
  readonly texts: readonly { readonly text: string; readonly painted: PaintedPair | null }[]
  /** What else is printed: words in pictures, and the addresses of links. */
  readonly additions: readonly string[]
  /** Controls; paper has no use for them. */
  readonly useless: readonly string[]
  /** What a box hides that is too small for it, and words of running text and of names in code that are torn apart. */
  readonly lost: readonly string[]
  /** Links in running text that look like the text around them, and addresses that only a click would have shown. */
  readonly unclear: readonly string[]
}

/** Opens a page for print-outs, of a reader who has chosen the dark mode. */
async function openPaper(browser: Browser): Promise<Page> {
  const page = await openSweepPage(browser, { viewport: { width: PAPER_WIDTH, height: 1000 } })
  await page.emulateMedia({ media: 'print' })
  await page.context().addInitScript(() => localStorage.setItem('fyr.theme', 'dark'))
  return page
}

async function issuesOnPaper(page: Page): Promise<string[]> {
  const { texts, additions, useless, lost, unclear } = await page.evaluate(readPaper)
  const faint = texts.filter(({ painted }) => contrastOf(painted) < 4.5 || !isDarkOnLight(painted))
  const sheets = await printSheets(page)
  const { missing, left } = compareTexts(sheets.text, [...texts.map(({ text }) => text), ...additions])
  return [
    ...useless,
    ...lost,
    ...unclear,
    ...faint.map(({ text }) => `faint: ${text}`),
    ...(sheets.smallest < SMALLEST_LETTERS ? [`letters of ${sheets.smallest} points`] : []),
    ...missing.map((text) => `not printed: ${text}`),
    ...left.filter((text) => !MARKS.test(text)).map((text) => `does not belong on paper: ${text}`),
  ]
}

for (const locale of LOCALES) {
  test(`on paper a page of each kind under ${locale.base} is its text, whole and dark on light`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const page = await openPaper(browser)
    const issues: string[] = []
    for (const address of sampledAddresses(locale)) {
      await page.goto(address)
      for (const issue of await issuesOnPaper(page)) issues.push(`${address}: ${issue}`)
    }
    expect(issues).toEqual([])
    await page.context().close()
  })
}

test('the check of paper finds what is lost on it and what does not belong there', async ({ browser }) => {
  const page = await openPaper(browser)
  await page.goto('/docs/v2/')
  await page.evaluate(() => {
    const [hidden, moved] = document.querySelectorAll<HTMLElement>('main p')
    const header = document.querySelectorAll<HTMLElement>('.fyr-header, .fyr-navbar')
    if (!hidden || !moved || header.length < 2) throw new Error('The page has too little on it.')
    hidden.style.display = 'none'
    hidden.textContent = 'Gone from here'
    moved.style.translate = '-3rem'
    moved.textContent = '№ 1 into the margin'
    for (const part of header) part.style.setProperty('display', 'block', 'important')
  })
  const issues = await issuesOnPaper(page)
  expect(issues).toContain('useless: header.fyr-header')
  expect(issues.join('\n')).toMatch(new RegExp(`does not belong on paper: .*${PRODUCT.name}Docs`))
  expect(issues).toContain('not printed: Gonefromhere')
  expect(issues).toContain('not printed: No1intothemargin')
  // Browsers make everything smaller when one thing is too wide.
  await page.locator('main h1').evaluate((heading: HTMLElement) => {
    heading.textContent = 'A title that goes on and on '.repeat(5)
    heading.style.whiteSpace = 'nowrap'
  })
  expect((await issuesOnPaper(page)).join('\n')).toMatch(/^letters of [0-6]\.\d+ points$/m)
  await page.context().close()
})

test('a text that continues on the next sheet is not looked for in the middle of another', () => {
  const printed = 'isfull.Adayof.Acodemistypeddigitisacommoncause.is.'
  const texts = ['. A mistyped digit is a common cause.', 'is full. A day of', 'code', 'is', '.']
  expect(compareTexts(printed, texts)).toEqual({ missing: [], left: [] })
  expect(compareTexts('code', texts).missing).toHaveLength(4)
})

test('a comma with a word is not taken from a text that continues on the next sheet', () => {
  const texts = ['No history, or marks at all', 'see feedback', ', or', 'review']
  expect(compareTexts('Nohistory,ormarksseefeedback,orreviewatall', texts)).toEqual({ missing: [], left: [] })
})

test('a letter is not taken from a name that continues on the next sheet', () => {
  const texts = ['f', 'feed-rate-unusual']
  const printed = 'thewarningfeed-rate-"date":printf.unusual.'
  expect(compareTexts(printed, texts).missing).toEqual([])
  expect(compareTexts(printed, texts).left.join('')).toBe('thewarning"date":print..')
})

test('on paper the panels of every tab show, also those that wait for find in page', async ({ page }) => {
  await page.goto('/docs/integration/quickstart')
  await startShell(page)
  const waiting = page.locator('main [hidden="until-found"] pre')
  const count = await waiting.count()
  expect(count).toBeGreaterThan(0)
  await expect(waiting.filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(waiting.filter({ visible: true })).toHaveCount(count)
})

test('in print the address of a card follows its text and does not cover it', async ({ browser }) => {
  const page = await openPaper(browser)
  await page.goto('/docs/v2/')
  const place = await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = 'https://status.example/'
    link.append('Status')
    const card = document.createElement('li')
    card.className = 'fyr-card'
    card.append(link)
    document.querySelector('.fyr-text')?.append(card)
    return getComputedStyle(link, '::after').position
  })
  expect(place).toBe('static')
  await page.context().close()
})

function isDarkOnLight(painted: PaintedPair | null): boolean {
  const sum = (values: readonly number[] = []): number => values.reduce((total, value) => total + value, 0)
  return sum(painted?.ground) > sum(painted?.color)
}

async function readPaper(): Promise<Paper> {
  // On each sheet that a table goes on to its head would be printed again.
  const once = new CSSStyleSheet()
  once.replaceSync('thead { display: table-row-group; }')
  document.adoptedStyleSheets = [once]
  const isPrinted = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
  const printed = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isPrinted)

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lost: string[] = []
  const texts: { text: string; painted: PaintedPair | null }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    const text = node.textContent ?? ''
    if (!parentElement?.closest('main, .fyr-footer-copyright') || text.trim() === '') continue
    if (
      parentElement.closest(
        'nav, button, .fyr-page-actions, .fyr-feedback, .fyr-mobile-toc, .fyr-visually-hidden',
      )
    )
      continue
    const painted = window.paintOn(getComputedStyle(parentElement).color, parentElement)
    texts.push({ text, painted })
    if (parentElement.closest('pre, a, svg, math')) continue
    for (const { index, 0: word } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (range.getClientRects().length > 1) lost.push(`torn apart: ${word}`)
    }
  }
  for (const element of printed('body *')) {
    const { overflowX } = getComputedStyle(element)
    const isTooWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
    if (overflowX !== 'visible' && isTooWide) lost.push(`cut: ${nameOf(element)}`)
  }

  // On paper the name of a field, a link to itself, is a name.
  const links = printed('main .fyr-text :is(p, li, td) a:not([data-footnote-ref], .fyr-field-link)')
  const isBare = (link: Element): boolean => link.firstChild?.textContent === link.getAttribute('href')
  const unclear = links.flatMap((link) => {
    const href = link.getAttribute('href') ?? ''
    const isUnderlined = getComputedStyle(link).textDecorationLine.includes('underline')
    const isAdded = getComputedStyle(link, '::after').content.includes(href)
    const isShown = !/^https?:/.test(href) || isAdded !== isBare(link)
    return [
      ...(isUnderlined ? [] : [`not underlined: ${link.textContent ?? ''}`]),
      ...(isShown ? [] : [`address not printed: ${href}`]),
    ]
  })
  const pictures = await Promise.all(
    printed('main img[src*=".svg"]').map(async (image) => {
      const svg = await (await fetch(image.getAttribute('src') ?? '')).text()
      // The page's policy lets nothing parse it.
      return [...svg.matchAll(/<text\b[^>]*>([^<]+)/g)].map(([, words = '']) => words)
    }),
  )
  const addresses = links
    .filter((link) => !isBare(link))
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('http'))
  const useless = printed(
    '.fyr-header, nav, aside:not(main aside), dialog, button, .fyr-page-actions, .fyr-feedback, .fyr-footer a, .fyr-mobile-toc, .fyr-heading-link',
  )
  return {
    texts,
    additions: [...pictures.flat(), ...addresses.map((href) => `(${href})`)],
    useless: useless.map((element) => `useless: ${nameOf(element)}`),
    lost,
    unclear,
  }
}
