import { expect, test, type Page } from '@playwright/test'
import { ADDRESSES } from './site-routes.ts'

test.use({ javaScriptEnabled: false })

/** Addresses on this site that the part of the page links to, as the reader's browser would follow them. */
async function linksIn(page: Page, selector: string): Promise<{ href: string; isVisible: boolean }[]> {
  const links = await page.locator(`${selector} a[href]`).all()
  return Promise.all(
    links.map(async (link) => ({
      href: (await link.getAttribute('href')) ?? '',
      isVisible: await link.isVisible(),
    })),
  )
}

for (const width of [360, 1280]) {
  test(`without scripts every page shows its text and working links at ${width} px`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    const checked = new Set<string>()
    for (const { address } of ADDRESSES) {
      await page.goto(address)
      await expect(page.locator('main h1')).toBeVisible()
      const hidden = await page.locator('main').evaluate((main) => {
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
        const lost: string[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const { parentElement, textContent } = node
          if (!parentElement || !textContent?.trim() || parentElement.closest('details, button')) continue
          if (!parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            lost.push(textContent.trim())
        }
        return lost
      })
      expect(hidden, `hidden text on ${address}`).toEqual([])
      const footer = await linksIn(page, 'footer')
      const navigation = await linksIn(page, 'nav')
      expect(footer.length).toBeGreaterThan(3)
      expect(footer.every((link) => link.isVisible)).toBe(true)
      expect(navigation.length).toBeGreaterThan(4)
      for (const { href } of [...footer, ...navigation]) {
        if (!href.startsWith('/') || checked.has(href)) continue
        checked.add(href)
        expect(
          (await request.get(href.split('#')[0] ?? href, { maxRedirects: 0 })).status(),
          `${href} on ${address}`,
        ).toBe(200)
      }
    }
    expect(checked.size).toBeGreaterThan(40)
  })
}

test('without scripts no control that needs one is visible', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const address of ['/', '/no/docs/resources/feeding', '/no/blog', '/markdown-page']) {
      await page.goto(address)
      const dead = await page
        .locator('button')
        .evaluateAll((buttons) => buttons.filter((button) => button.checkVisibility()).length)
      expect(dead, `${address} at ${width} px`).toBe(0)
    }
  }
})

test('without scripts the drawer-width page still shows where to go', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/no/docs/integration/quickstart')
  await expect(page.locator('aside a[href="/no/docs/integration/authentication"]')).toBeVisible()
  await expect(page.locator('nav a[href="/no/blog"]').first()).toBeVisible()
})
