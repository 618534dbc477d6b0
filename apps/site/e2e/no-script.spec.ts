import { expect, test, type Page } from '@playwright/test'
import { LOCALES } from './site-routes.ts'
import { sampledAddresses } from './sweep.ts'

test.use({ javaScriptEnabled: false })

/** What a page offers to a reader whose browser runs no scripts. */
interface Offer {
  /** Text of the article that cannot be seen and not be opened either. */
  readonly hiddenTexts: readonly string[]
  /** Addresses in the navigation, the footer and the table of contents that no visible link leads to. */
  readonly lostLinks: readonly string[]
  /** Controls that can be seen and do nothing. */
  readonly deadControls: readonly string[]
  /** Addresses on this site that navigation and footer lead to. */
  readonly links: readonly string[]
}

function readOffer(page: Page): Promise<Offer> {
  return page.evaluate(() => {
    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    /** Visible, or in details that can be opened. */
    const isReachable = (element: Element): boolean => {
      if (isVisible(element)) return true
      const inside = element.matches('summary') ? element.parentElement : element
      const details = inside?.parentElement?.closest('details:not([open])')
      const summary = details?.querySelector(':scope > summary')
      return Boolean(details && summary && isReachable(summary))
    }
    /** Whether each cell of a column says its heading, as in a table that a phone shows row by row. */
    const isSaidByCells = (heading: Element): boolean => {
      const labels = [...(heading.closest('table')?.querySelectorAll<HTMLElement>('[data-label]') ?? [])]
      return labels.some((cell) => cell.dataset['label'] === heading.textContent.trim() && isVisible(cell))
    }
    const main = document.querySelector('main')
    const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT)
    const hiddenTexts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement, textContent } = node
      if (
        !parentElement ||
        !textContent?.trim() ||
        parentElement.closest('button, .fyr-feedback, .fyr-mobile-toc')
      )
        continue
      const heading = parentElement.closest('th')
      if (heading && isSaidByCells(heading)) continue
      if (!isReachable(parentElement)) hiddenTexts.push(textContent.trim())
    }
    const links = [...document.querySelectorAll(':is(nav, header, aside, footer, .fyr-mobile-toc) a[href]')]
    const hrefOf = (link: Element): string => link.getAttribute('href') ?? ''
    const reachable = new Set(links.filter(isReachable).map(hrefOf))
    const hrefs = [...new Set(links.map(hrefOf))]
    return {
      hiddenTexts,
      lostLinks: hrefs.filter((href) => !reachable.has(href)),
      deadControls: [...document.querySelectorAll('button, [role=tab], [data-fyr-shell]')]
        .filter(isVisible)
        .map((control) => control.outerHTML.slice(0, 80)),
      links: hrefs.filter((href) => href.startsWith('/')),
    }
  })
}

test('without scripts a page shows its text, leads on, and has no dead control', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const linked = new Set<string>()
  const [original] = LOCALES
  const addresses = LOCALES.flatMap((locale) =>
    // A translation has the structure of its original: one width is enough.
    sampledAddresses(locale).map((address) => ({
      address,
      widths: locale === original ? [360, 1280] : [360],
    })),
  )
  for (const { address, widths } of addresses) {
    await page.goto(address)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.locator('main h1')).toBeVisible()
      const { links, ...problems } = await readOffer(page)
      const none = { hiddenTexts: [], lostLinks: [], deadControls: [] }
      expect(problems, `${address} at ${width} px`).toEqual(none)
      expect(links.length, address).toBeGreaterThan(4)
      for (const href of links) linked.add(href.split('#')[0] ?? href)
    }
  }
  expect(linked.size).toBeGreaterThan(40)
  for (const href of linked) expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBe(200)
})

test('without scripts a press on a summary opens and closes the list under it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/no/docs/integration/quickstart')
  await expect(page.locator('aside a[href="/no/docs/integration/authentication"]')).toBeVisible()
  await expect(page.locator('nav a[href="/no/blog"]').first()).toBeVisible()
  const english = page.locator('a[data-fyr-locale][lang="en"]').first()
  await expect(english).toBeHidden()
  await page.locator('nav summary').filter({ hasText: 'Norsk' }).click()
  await expect(english).toBeVisible()
  const feeding = page.locator('aside a[href="/no/docs/resources/feeding"]')
  const summary = page.locator('aside details:has(a[href="/no/docs/resources/feeding"]) > summary')
  await expect(feeding).toBeVisible()
  await summary.click()
  await expect(feeding).toBeHidden()
  await summary.click()
  await expect(feeding).toBeVisible()
})

test('without scripts a doc offers its Markdown, and no button that would do nothing', async ({ page }) => {
  await page.goto('/docs/intro')
  const actions = page.locator('.fyr-page-actions')
  await expect(actions.getByRole('link', { name: 'View as Markdown' })).toBeVisible()
  await expect(actions.locator('button:visible, legend:visible')).toHaveCount(0)
})

test('without scripts the not-found page leads to the homes of the other languages', async ({ page }) => {
  await page.goto('/no/nowhere?q=1')
  await expect(page.locator('a[data-fyr-locale][lang="en"]').first()).toHaveAttribute('href', '/')
})
