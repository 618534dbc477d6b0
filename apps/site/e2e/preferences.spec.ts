import { expect, test } from '@playwright/test'
import { axeFindings, openAxePage } from './axe-findings.ts'
import { startShell } from './observed-page.ts'
import { contrastOf } from './painted-colors.ts'
import { openSweepPage } from './sweep.ts'

/** Least contrast of text, after WCAG 2.2, 1.4.3. Icons beside words need only 3, and systems give more. */
const TEXT_CONTRAST_MIN = 4.5

test('a tab that was chosen before is selected before any script of the theme runs', async ({ page }) => {
  await page.route(/\/assets\/boot-/, (route) => route.abort())
  await page.addInitScript(() => {
    localStorage.setItem('fyr.tab.language', 'python')
    // What shows, frame by frame.
    const seen = new Set<string>()
    const look = (): void => {
      const panel = document.querySelector<HTMLElement>('[data-fyr-tabs-group] > [data-selected]')
      if (panel) seen.add(panel.dataset['value'] ?? '')
      if (panel) document.documentElement.dataset['seen'] = [...seen].join(' ')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/docs/integration/quickstart')
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'python')
})

test('in forced colours the current place, the chosen tab and every edge still show', async ({ browser }) => {
  const page = await openAxePage(browser, {
    forcedColors: 'active',
    viewport: { width: 1280, height: 800 },
  })
  await page.goto('/docs/resources/feeding')
  await startShell(page)
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const styleOf = (selector: string, property: string, pseudo?: string): Promise<string> =>
    page
      .locator(selector)
      .locator('visible=true')
      .first()
      .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
        property,
        pseudo,
      ] as const)

  expect(await styleOf('aside a[aria-current="page"]', 'outline-style')).toBe('solid')
  expect(await styleOf('.fyr-navbar-link[aria-current]', 'border-bottom-style', '::after')).toBe('solid')
  expect(await styleOf('.fyr-navbar-link[aria-current]', 'border-bottom-color', '::after')).not.toBe(ground)
  for (const icon of ['.fyr-color-toggle svg', '.fyr-menu svg', '.fyr-sidebar-caret svg'])
    expect(await styleOf(icon, 'color'), icon).not.toBe(ground)
  expect(await axeFindings(page)).toEqual([])

  await page.goto('/markdown-page')
  await startShell(page)
  const chosen = await styleOf('[role=tab][aria-selected="true"]', 'border-bottom-color')
  const other = await styleOf('[role=tab][aria-selected="false"]', 'border-bottom-color')
  expect(chosen).not.toBe(ground)
  expect(other).toBe(ground)
  for (const marked of ['.fyr-code .line.highlighted', '.fyr-admonition']) {
    expect(await styleOf(marked, 'border-inline-start-style'), marked).toBe('solid')
    expect(await styleOf(marked, 'border-inline-start-color'), marked).not.toBe(ground)
  }
  expect(await axeFindings(page)).toEqual([])

  await page.setViewportSize({ width: 360, height: 740 })
  await page.locator('.fyr-navbar-toggle').click()
  expect(await styleOf('dialog', 'border-inline-end-style')).toBe('solid')
  expect(await styleOf('dialog', 'border-inline-end-color')).not.toBe(ground)
  expect(await axeFindings(page)).toEqual([])
  await page.context().close()
})

for (const [ground, mode] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test(`forced colours on a ${ground} background show the pictures and icons for it, whatever the mode`, async ({
    browser,
  }) => {
    const page = await openSweepPage(browser, { forcedColors: 'active', colorScheme: ground })
    await page.goto(`/docs/sense/?fyr-theme=${mode}`)
    const shown = page.locator('.fyr-text img').locator('visible=true')
    await expect(shown).toHaveCount(1)
    await expect(shown).toHaveClass(new RegExp(`fyr-only-${ground}`))

    await page.goto(`/?fyr-theme=${mode}`)
    const pair = await page
      .locator('.fyr-feature a > .fyr-icon')
      .first()
      .evaluate((icon) => window.paintOn(getComputedStyle(icon).color, icon))
    expect(contrastOf(pair)).toBeGreaterThan(TEXT_CONTRAST_MIN)
    await page.context().close()
  })
}

test('with reduced motion nothing moves, neither content nor what opens nor the bar', async ({ browser }) => {
  const page = await openSweepPage(browser, { viewport: { width: 360, height: 740 } })
  /** Elements that would move or change over time, their own marks included. */
  const moving = (): Promise<string[]> =>
    page.evaluate(() => {
      const seconds = (list: string): number =>
        Math.max(...list.split(',').map((text) => Number.parseFloat(text)))
      return [...document.querySelectorAll('html, body *')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part)
          const moves =
            (style.animationName !== 'none' && seconds(style.animationDuration) > 0) ||
            seconds(style.transitionDuration) > 0 ||
            style.scrollBehavior === 'smooth'
          return moves ? [`${element.tagName} ${element.className} ${part ?? ''}`] : []
        }),
      )
    })
  await page.goto('/no/docs/resources/feeding')
  await startShell(page)
  expect(await moving()).toEqual([])
  await page.locator('.fyr-navbar-toggle').click()
  expect(await moving()).toEqual([])
  await page.keyboard.press('Escape')
  await page.route('**/page.json', () => {})
  await page.locator('.fyr-pagination a').last().click()
  await page.locator('#fyr-progress').waitFor()
  expect(await moving()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await moving(), 'the check sees movement where there is some').not.toEqual([])
  await page.context().close()
})

test('in forced colours the main button has the colours of the system, whose text needs no ground of its own', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const button = page.locator('.fyr-button-primary').first()
  const styles = (): Promise<readonly string[]> =>
    button.evaluate((element) => {
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(element)
      const canvas = getComputedStyle(document.body).backgroundColor
      return [forcedColorAdjust, String(color === canvas), String(backgroundColor === canvas)]
    })
  expect(await styles()).toEqual(['none', 'true', 'false'])
  await button.hover()
  expect(await styles()).toEqual(['none', 'true', 'false'])
})
