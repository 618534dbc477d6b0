import { expect, test } from '@playwright/test'
import { contrastOf, type PaintedPair } from './painted-colors.ts'
import { LOCALES } from './site-routes.ts'
import { openSweepPage, sweptAddresses } from './sweep.ts'

/** The printed width of an A4 page with the margins that browsers leave, in CSS pixels. */
const PAPER_WIDTH = 718

/** What a printed page shows. */
interface Paper {
  /** Navigation and controls; paper has no use for them. */
  readonly useless: readonly string[]
  /** Text of the article that isn't printed, or runs over the edge of the paper or of a box that can't scroll there. */
  readonly lost: readonly string[]
  readonly texts: readonly { readonly text: string; readonly painted: PaintedPair | null }[]
  /** Links in running text that nothing tells from the text around, and addresses that only a click would have shown. */
  readonly unclear: readonly string[]
}

for (const locale of LOCALES) {
  test(`on paper every page under ${locale.base} is its text, whole and dark on light`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const page = await openSweepPage(browser, { viewport: { width: PAPER_WIDTH, height: 1000 } })
    await page.emulateMedia({ media: 'print' })
    await page.context().addInitScript(() => localStorage.setItem('fyr.theme', 'dark'))
    const faults: string[] = []
    for (const address of sweptAddresses(locale)) {
      await page.goto(address)
      const { useless, lost, texts, unclear } = await page.evaluate(readPaper)
      expect(texts.length, address).toBeGreaterThan(1)
      const faint = texts.filter(({ painted }) => contrastOf(painted) < 4.5 || !isDarkOnLight(painted))
      for (const fault of [...useless, ...lost, ...unclear, ...faint.map(({ text }) => `faint: ${text}`)])
        faults.push(`${address}: ${fault}`)
    }
    expect(faults).toEqual([])
    await page.context().close()
  })
}

function isDarkOnLight(painted: PaintedPair | null): boolean {
  const sum = (values: readonly number[] = []): number => values.reduce((total, value) => total + value, 0)
  return sum(painted?.ground) > sum(painted?.color)
}

function readPaper(): Paper {
  const isPrinted = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
  const printed = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isPrinted)

  const main = document.querySelector('main')
  const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT)
  const lost: string[] = []
  const texts: { text: string; painted: PaintedPair | null }[] = []
  const pageWidth = document.documentElement.clientWidth
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    const text = node.textContent?.trim() ?? ''
    if (!parentElement || text === '' || parentElement.closest('nav, button, .fyr-mobile-toc')) continue
    if (!isPrinted(parentElement)) {
      lost.push(`not printed: ${text.slice(0, 60)}`)
      continue
    }
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.left < 0 || box.right > pageWidth + 0.5) lost.push(`over the edge: ${text.slice(0, 60)}`)
    texts.push({
      text: text.slice(0, 60),
      painted: window.paintOn(getComputedStyle(parentElement).color, parentElement),
    })
  }
  for (const element of printed('body *')) {
    const { overflowX } = getComputedStyle(element)
    const isTooWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
    if (overflowX !== 'visible' && isTooWide) lost.push(`cut: ${nameOf(element)}`)
  }

  const links = printed('main .fyr-text :is(p, li, td) a:not([data-footnote-ref])')
  const unclear = links.flatMap((link) => {
    const href = link.getAttribute('href') ?? ''
    const isUnderlined = getComputedStyle(link).textDecorationLine.includes('underline')
    const isShown = !/^https?:/.test(href) || getComputedStyle(link, '::after').content.includes(href)
    return [
      ...(isUnderlined ? [] : [`not underlined: ${link.textContent ?? ''}`]),
      ...(isShown ? [] : [`address not printed: ${href}`]),
    ]
  })
  const useless = printed(
    '.fyr-header, nav, aside:not(main aside), dialog, button, .fyr-footer a, .fyr-mobile-toc, .fyr-heading-link',
  )
  return { useless: useless.map((element) => `useless: ${nameOf(element)}`), lost, texts, unclear }
}
