import { expect, test, type Page } from '@playwright/test'
import { followLink } from './follow-link.ts'
import { startShell } from './observed-page.ts'
import { PRODUCT } from './site-routes.ts'
import { openSweepPage } from './sweep.ts'
import { controlsInOtherMode, issuesOf, nameControls, tabThrough } from './tab-stops.ts'

/** One page of each kind. */
const KINDS = [
  '',
  'docs/resources/feeding',
  'markdown-page',
  'blog',
  `blog/${PRODUCT.slug}-integration-3.0-to-3.6`,
  'blog/tags',
  'nothing-here',
]

for (const [width, base] of [
  [360, '/no/'],
  [1280, '/'],
] as const) {
  test(`Tab reaches every control under ${base} at ${width} px, in order, and shows where it is`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const page = await openSweepPage(browser, { viewport: { width, height: 720 } })
    const issues: string[] = []
    for (const path of KINDS) {
      await page.goto(base + path)
      await startShell(page)
      // What may be meant comes with the search.
      if (path === 'nothing-here') await page.locator('[data-fyr-not-found] li a').first().waitFor()
      const controls = await nameControls(page)
      const stops = await tabThrough(page, controls.length + 1)
      expect(
        stops.map(({ name }) => name),
        `order on ${base}${path}`,
      ).toEqual(controls)
      const seen = [...stops, ...(await controlsInOtherMode(page))]
      issues.push(...seen.flatMap((stop) => issuesOf(stop).map((issue) => `${base}${path}: ${issue}`)))
    }
    expect(issues).toEqual([])
    await page.context().close()
  })
}

/** Whether the element that has the focus lies in the part of the page. */
async function isFocusIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((part) => Boolean(document.activeElement?.closest(part)), selector)
}

test('by keyboard the bar and the columns of a doc do all that they do by mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/docs/resources/feeding')
  await startShell(page)
  const html = page.locator('html')

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await isFocusIn(page, 'main')).toBe(true)

  const languages = page.locator('nav summary').filter({ hasText: 'English' })
  await languages.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('a[data-fyr-locale]').locator('visible=true').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(languages).toBeFocused()
  await expect(page.locator('details.fyr-menu[open]')).toHaveCount(0)
  await page.keyboard.press('Space')
  await expect(page.locator('details.fyr-menu[open]')).toHaveCount(1)
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('details.fyr-menu[open]')).toHaveCount(0)

  await page.getByRole('button', { name: /dark and light mode/ }).focus()
  await page.keyboard.press('Space')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Enter')
  await expect(html).toHaveAttribute('data-theme', 'light')

  const caret = page.locator('aside summary').last()
  const category = page.locator('aside details').last()
  await expect(category).toHaveAttribute('open')
  await caret.focus()
  await page.keyboard.press('Space')
  await expect(category).not.toHaveAttribute('open')
  await page.keyboard.press('Enter')
  await expect(category).toHaveAttribute('open')
  await page.keyboard.press('Tab')
  expect(await isFocusIn(page, 'aside details[open] a')).toBe(true)

  const entry = page.locator('.fyr-toc a').nth(2)
  const id = ((await entry.getAttribute('href')) ?? '').slice(1)
  await entry.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`#${id}$`))
  const [headingTop, barBottom] = await page.evaluate(
    (heading) => [
      document.getElementById(heading)?.getBoundingClientRect().top ?? 0,
      document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    ],
    id,
  )
  expect(headingTop).toBeGreaterThanOrEqual(barBottom)
  await page.keyboard.press('Tab')
  await expect(page.locator(`main [id="${id}"] + a`)).toBeFocused()

  await page.locator('main nav a[rel="next"]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/resources\/inventory$/)
  await expect(page.locator('aside a[aria-current="page"]')).toHaveAttribute(
    'href',
    '/docs/resources/inventory',
  )
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
})

for (const hasScripts of [true, false]) {
  test(`the page does not scroll while Tab goes through the bar, scripts ${hasScripts ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const viewport = { width: 1280, height: 700 }
    const page = await openSweepPage(browser, { viewport, javaScriptEnabled: hasScripts })
    await page.goto('/docs/resources/feeding#fields')
    if (hasScripts) await startShell(page)
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(100)
    const menu = page.locator('header summary').last()
    await menu.evaluate((element) => element.focus({ preventScroll: true }))
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Enter', 'Tab', 'Tab']) {
      await page.keyboard.press(key)
      expect(await isFocusIn(page, 'header')).toBe(true)
      expect(await page.evaluate(() => window.scrollY), key).toBe(before)
    }
    await page.context().close()
  })
}

for (const viewport of [
  { width: 360, height: 600 },
  { width: 320, height: 256 },
]) {
  test(`the notice about a failed page covers nothing focusable and can be closed, ${viewport.width} × ${viewport.height}`, async ({
    browser,
  }) => {
    const page = await openSweepPage(browser, { viewport })
    await page.goto('/docs/intro')
    await startShell(page)
    await page.context().setOffline(true)
    await followLink(page, '/docs/sense/')
    const notice = page.getByRole('alert')
    await expect(notice).toBeVisible()
    const stops = await tabThrough(page, 100)
    // A region that scrolls is larger than what is left of a low window, and shows in part.
    const controls = stops.filter(({ name }) => !/^<(?:figure|pre) /.test(name))
    expect(controls.length).toBeGreaterThan(15)
    expect(controls.flatMap(({ name, hidden }) => hidden.map((part) => `${name}: ${part}`))).toEqual([])
    await notice.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(notice).toHaveCount(0)
    await page.context().close()
  })
}

test('by keyboard tabs, details, code and tables of a text do all that they do by mouse', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 360, height: 720 })
  await page.goto('/no/markdown-page')
  await startShell(page)

  const tabs = page.locator('main [role=tablist]').first().getByRole('tab')
  await tabs.first().focus()
  const last = (await tabs.count()) - 1
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', last],
    ['ArrowRight', 0],
    ['End', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tabs.nth(index)).toBeFocused()
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
    await expect(tabs.nth(index)).toHaveAttribute('tabindex', '0')
  }
  await page.keyboard.press('Tab')
  expect(await isFocusIn(page, '[role=tabpanel][data-selected]')).toBe(true)

  const details = page.locator('main .fyr-text details').first()
  await details.locator('summary').focus()
  for (const [key, isOpen] of [
    ['Enter', true],
    ['Space', false],
  ] as const) {
    const before = await details.evaluate((element: HTMLDetailsElement) => element.open)
    await page.keyboard.press(key)
    expect(await details.evaluate((element: HTMLDetailsElement) => element.open), key).toBe(!before)
    expect(before).toBe(!isOpen)
  }

  const long = page.locator('main figure:has([data-fyr-wrap]:not([hidden]))').first()
  const code = long.locator('pre')
  await code.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  await long.locator('[data-fyr-wrap]').focus()
  await page.keyboard.press('Space')
  await expect(long).toHaveAttribute('data-wrapped')
  await expect(long.locator('[data-fyr-wrap]')).toBeFocused()
  expect(await code.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(long).not.toHaveAttribute('data-wrapped')
  await long.locator('[data-fyr-copy]').focus()
  await page.keyboard.press('Enter')
  await expect(long.locator('[data-fyr-copy]')).toHaveAttribute('data-copied')

  // Wide enough for a table to be one, and too narrow for its columns.
  await page.setViewportSize({ width: 660, height: 720 })
  await page.goto('/no/docs/resources/feeding')
  const wide = page.locator('main figure.fyr-table').first()
  await wide.locator('table').evaluate((table) => table.style.setProperty('min-inline-size', '60rem'))
  await wide.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => wide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  await page.setViewportSize({ width: 360, height: 720 })

  const headings = page.locator('main details.fyr-mobile-toc')
  await headings.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await isFocusIn(page, '.fyr-mobile-toc a')).toBe(true)
  const href = (await page.evaluate(() => document.activeElement?.getAttribute('href'))) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
})

test('by keyboard the drawer opens, is walked through in both of its panels and is left', async ({
  browser,
}) => {
  const page = await openSweepPage(browser, { viewport: { width: 360, height: 720 } })
  await page.goto('/no/docs/resources/feeding')
  await startShell(page)
  const toggle = page.locator('nav button[aria-expanded]').first()
  const drawer = page.locator('dialog[open]')
  const walk = async (): Promise<string[]> => {
    await nameControls(page)
    const stops = await tabThrough(page, 40)
    return [...stops, ...(await controlsInOtherMode(page))].flatMap(issuesOf)
  }
  await toggle.focus()
  await page.keyboard.press('Enter')
  expect(await isFocusIn(page, 'dialog')).toBe(true)
  expect(await walk()).toEqual([])

  await drawer.getByRole('button', { name: 'Tilbake til hovedmenyen' }).focus()
  await page.keyboard.press('Enter')
  expect(await isFocusIn(page, 'dialog')).toBe(true)
  await expect(drawer.locator('a[href="/no/docs/intro"]').first()).toBeFocused()
  expect(await walk()).toEqual([])

  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(toggle).toBeFocused()
  await page.keyboard.press('Space')
  await expect(drawer).toHaveCount(1)
  await drawer.getByRole('button', { name: 'Lukk menyen' }).focus()
  await page.keyboard.press('Enter')
  await expect(drawer).toHaveCount(0)
  await expect(toggle).toBeFocused()
  await page.context().close()
})
