import { expect, test, type Page } from '@playwright/test'
import { startShell } from './observed-page.ts'
import { PRODUCT } from './site-routes.ts'
import { openSweepPage } from './sweep.ts'

/** Minimum size of a touch target, in CSS pixels. */
const TOUCH_TARGET_MIN = 44

/** Everything to press that is too small for a finger. Links in running text are as high as their line. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, [role=tab]')]
    return targets
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('[inert]'))
      .filter(
        (target) =>
          getComputedStyle(target).display !== 'inline' && !target.matches('.fyr-skip-link:not(:focus)'),
      )
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        return Math.min(width, height) < least - 0.1
      })
      .map(
        (target) => `${target.tagName}.${target.className} ${target.textContent?.trim().slice(0, 30) ?? ''}`,
      )
  }, TOUCH_TARGET_MIN)
}

test('on a touch screen everything to press is large enough for a finger', async ({ browser }) => {
  const page = await openSweepPage(browser, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const issues: string[] = []
  const look = async (where: string): Promise<void> => {
    for (const target of await smallTargets(page)) issues.push(`${where}: ${target}`)
  }
  for (const path of [
    '',
    'docs/resources/feeding',
    'markdown-page',
    'blog',
    `blog/${PRODUCT.slug}-integration-3.0-to-3.6`,
    'blog/archive',
    'blog/authors',
    'blog/tags',
    'nothing-here',
  ]) {
    await page.goto(`/no/${path}`)
    expect(await page.locator('a[href]').count()).toBeGreaterThan(5)
    await look(path)
  }
  await page.goto('/no/docs/intro')
  await startShell(page)
  await page.locator('.fyr-navbar-toggle').tap()
  await look('drawer on the sidebar')
  await page.locator('.fyr-drawer-back').tap()
  await look('drawer on the main menu')
  expect(issues).toEqual([])
  await page.context().close()
})
