import { expect, test, type Locator, type Page } from '@playwright/test'

/** Headings that a page hides, and the links of its introduction that lead to them. */
const HIDDEN = [
  { where: 'a tab that is not selected', id: 'in-nautical-miles', link: 'some captains' },
  { where: 'a closed disclosure', id: 'a-heading-to-open', link: 'some words' },
]

/** Starts the shell; a first key is the reader's intent. */
async function startShell(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.keyboard.press('Shift')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
}

/** The place where a link leaves a heading: at the top of the window, under the navbar. */
async function expectAtTop(heading: Locator): Promise<void> {
  await expect(heading).toBeVisible()
  await expect
    .poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(120)
  await expect(heading).toBeInViewport()
}

test.use({ viewport: { width: 1280, height: 700 } })

for (const { where, id, link } of HIDDEN) {
  test.describe(`a heading in ${where}`, () => {
    test('is shown when its address is loaded', async ({ page }) => {
      await page.goto(`/writing#${id}`)
      await startShell(page)
      await expectAtTop(page.locator(`[id="${id}"]`))
    })

    test('is shown by a link of another page, and Tab goes on from there', async ({ page }) => {
      await page.goto('/docs/next/intro')
      await startShell(page)
      await page.getByRole('link', { name: link }).click()
      await expectAtTop(page.locator(`[id="${id}"]`))
      await page.keyboard.press('Tab')
      await expect(page.locator(`a.fyr-heading-link[href="#${id}"]`)).toBeFocused()
    })

    test('is shown by its entry in the table of contents, as often as it is followed', async ({ page }) => {
      await page.goto('/writing')
      await startShell(page)
      const entry = page.locator(`a.fyr-toc-link:visible[href="#${id}"]`)
      const heading = page.locator(`[id="${id}"]`)
      await entry.click()
      await expectAtTop(heading)
      await page.keyboard.press('Tab')
      await expect(page.locator(`a.fyr-heading-link[href="#${id}"]`)).toBeFocused()
      await page.getByRole('tab', { name: 'Metric' }).click()
      await page.getByText('More to open').evaluate((summary: HTMLElement) => {
        summary.closest('details')?.removeAttribute('open')
      })
      await expect(heading).toBeHidden()
      await entry.click()
      await expectAtTop(heading)
    })

    test('is shown again by Back and Forward', async ({ page }) => {
      await page.goto('/writing')
      await startShell(page)
      const heading = page.locator(`[id="${id}"]`)
      await page.locator(`a.fyr-toc-link:visible[href="#${id}"]`).click()
      await expectAtTop(heading)
      const place = await page.evaluate(() => window.scrollY)
      await page.locator('a.fyr-toc-link:visible[href="#lists-and-tables"]').click()
      await expect(page).toHaveURL(/#lists-and-tables$/)
      await page.getByRole('tab', { name: 'Metric' }).evaluate((tab: HTMLElement) => tab.click())
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`#${id}$`))
      await expectAtTop(heading)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
      await page.goBack()
      await page.goForward()
      await expectAtTop(heading)
    })
  })
}

test('a link into a tab chooses nothing for the reader', async ({ page }) => {
  await page.goto('/writing#in-nautical-miles')
  await startShell(page)
  await expect(page.getByRole('tab', { name: 'Nautical' })).toHaveAttribute('aria-selected', 'true')
  expect(await page.evaluate(() => localStorage.getItem('fyr.tab.unit'))).toBeNull()
})

test('a reader who has scrolled before the shell runs is not taken away', async ({ page }) => {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/assets\/.*shell.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/writing#in-nautical-miles')
  await page.evaluate(() => window.scrollTo(0, 1500))
  release()
  await startShell(page)
  await expect(page.locator('#in-nautical-miles')).toBeVisible()
  await expect(page.locator('#in-nautical-miles')).not.toBeInViewport()
})
