import { expect, test, type Page } from '@playwright/test'
import { holdAnswers } from './held-answers.ts'
import { startShell } from './observed-page.ts'
import { EVERY_PAGE } from './sweep.ts'

declare global {
  interface Window {
    /** Elements that moved, each with its place before and after. */
    shifts: string[]
  }
}

/**
 * A page of each kind whose parts come at different times: code that is too wide, tabs, tables, drawings, operations, and the pages
 * that an unknown address suggests.
 */
const PATHS = [
  '/',
  '/docs/integration/quickstart',
  '/docs/integration/authentication',
  '/docs/resources/treatment',
  '/docs/reference/feeding/list',
  '/docs/reference/feeding',
  '/blog',
  '/blog/tidevann-integration-3.0-to-3.6',
  '/no/',
  '/no/docs/integration/quickstart',
  '/docs/resources/moratlity',
]

/** Writes down what moves, from the first paint. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join()
    new PerformanceObserver((list) => {
      const moved = list
        .getEntries()
        .flatMap((entry) => ('sources' in entry ? (entry.sources as Moved[]) : []))
      for (const { node, previousRect, currentRect } of moved) {
        const name = node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName
        window.shifts.push(`${name}: ${place(previousRect)} to ${place(currentRect)}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What the types of TypeScript do not have yet. */
interface Moved {
  readonly node: Node | null
  readonly previousRect: DOMRectReadOnly
  readonly currentRect: DOMRectReadOnly
}

/** A phone, and a window with all columns; others are between them. */
const WIDTHS = EVERY_PAGE ? [360, 412, 768, 1440] : [360, 1440]

for (const width of WIDTHS) {
  test(`nothing moves in a window of ${width} px, though the typeface comes when the page is read`, async ({
    browser,
  }) => {
    const moved: string[] = []
    const visit = async (path: string): Promise<void> => {
      const context = await browser.newContext({ viewport: { width, height: 900 } })
      const page = await context.newPage()
      await watchShifts(page)
      const typeface = await holdAnswers(page, '**/*.woff2')
      // The page is complete without it, and `load` waits for it.
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('footer').last().waitFor()
      await typeface.arrived(1)
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await typeface.release()
      await page.evaluate(() => document.fonts.ready)
      await startShell(page)
      const suggestions = page.locator('[data-fyr-not-found]')
      if ((await suggestions.count()) > 0) await suggestions.getByRole('list').waitFor()
      const shifts = await page.evaluate(() => window.shifts)
      moved.push(...shifts.map((shift) => `${path} ${shift}`))
      await context.close()
    }
    for (const path of PATHS) await visit(path)
    expect(moved).toEqual([])
  })
}

for (const { family, fallback, weights } of [
  { family: 'Geist', fallback: "'Geist Arial', 'Geist Roboto', 'Geist DejaVu'", weights: [400, 650] },
  { family: 'Geist Mono', fallback: "'Geist Menlo', 'Geist Consolas', 'Geist Courier'", weights: [400] },
])
  test(`what readers see until ${family} is there is as wide and as high`, async ({ page }) => {
    await page.goto('/docs/intro')
    const sizes = await page.evaluate(
      async (fonts) => {
        const text =
          'Every record belongs to a site, known by its number in the register. Fôr av én type som en enhet fikk på én dag, i kilo.'
        const measure = (
          font: string,
          weight: number,
        ): { readonly width: number; readonly height: number } => {
          const line = document.createElement('span')
          line.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 32px/normal ${font}`
          line.textContent = text
          document.body.append(line)
          const { width, height } = line.getBoundingClientRect()
          line.remove()
          return { width, height }
        }
        await document.fonts.load(`400 32px "${fonts.family}"`)
        return fonts.weights.map((weight) => ({
          typeface: measure(`"${fonts.family}"`, weight),
          fallback: measure(fonts.fallback, weight),
          none: measure('serif', weight),
        }))
      },
      { family, fallback, weights },
    )
    for (const { typeface, fallback: shown, none } of sizes) {
      // There is a fallback, and not the font of the browser.
      expect(shown).not.toEqual(none)
      expect(Math.abs(shown.width / typeface.width - 1)).toBeLessThan(0.02)
      expect(Math.abs(shown.height / typeface.height - 1)).toBeLessThan(0.03)
    }
  })
