import type { PageApi } from '@fyr/theme/client'
import { expect, type Page } from '@playwright/test'
import { pretendConnection } from './connection.ts'
import { followLink } from './follow-link.ts'
import { startShell, test } from './observed-page.ts'

const DESKTOP = { width: 1280, height: 800 }

/** Addresses of the files of the site that a page has requested so far, in order, documents and the icon left out. */
function watchFiles(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (!['document', 'other'].includes(request.resourceType())) files.push(new URL(request.url()).pathname)
  })
  return files
}

/** Payload addresses of the pages that the links in view lead to, the page's own and the Markdown of pages left out. */
function payloadsInView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inView = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => {
      const box = link.getBoundingClientRect()
      return link.checkVisibility() && box.bottom > 0 && box.top < window.innerHeight
    })
    const paths = inView
      .filter((link) => link.origin === location.origin && !link.pathname.endsWith('.md'))
      .filter((link) => !link.matches('[data-fyr-locale], .fyr-skip-link'))
      .map((link) => link.pathname.replace(/\/?$/, '/page.json'))
    const own = location.pathname.replace(/\/?$/, '/page.json')
    return [...new Set(paths)].filter((path) => path !== own)
  })
}

/** Asks the page's own interface to fetch an address ahead; false means that there is nothing to do. */
function askFor(page: Page, address: string): Promise<unknown[]> {
  return page.evaluate((path) => {
    const { fyr } = window as { readonly fyr?: PageApi }
    return Promise.all([fyr?.prefetch(path), fyr?.preload(path)])
  }, address)
}

test('links in view are prefetched, what the reader aims at too, and no file comes twice', async ({
  page,
}) => {
  // The end of the sidebar is not in view.
  await page.setViewportSize({ ...DESKTOP, height: 500 })
  const files = watchFiles(page)
  await page.goto('/docs/intro')
  await startShell(page)
  const expected = await payloadsInView(page)
  expect(expected.length).toBeGreaterThan(5)
  await expect.poll(() => expected.filter((path) => !files.includes(path))).toEqual([])
  await page.waitForLoadState('networkidle')
  expect(files.filter((path) => path.endsWith('page.json')).toSorted()).toEqual(expected.toSorted())

  expect(files).not.toContain('/docs/v2/mortality/page.json')
  await page.locator('aside a[href="/docs/v2/mortality"]').hover()
  await expect.poll(() => files).toContain('/docs/v2/mortality/page.json')
  await page.locator('aside a[href="/docs/v2/mortality"]').focus()
  await page.locator('aside a[href="/docs/v2/mortality"]').click()
  await expect(page.locator('main h1')).toHaveText(/ortality/)
  await page.goBack()
  await expect(page.locator('aside a[href="/docs/intro"]')).toHaveAttribute('aria-current', 'page')
  for (const path of expected) {
    const [prefetched] = await askFor(page, path.replace('page.json', ''))
    expect(prefetched, path).toBe(false)
  }
  await page.waitForLoadState('networkidle')
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted())
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`nothing is fetched unasked with ${JSON.stringify(connection)}, and links still lead on`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP)
    await pretendConnection(page, connection)
    const files = watchFiles(page)
    const payloads = (): string[] => files.filter((path) => path.endsWith('/page.json'))
    await page.goto('/docs/intro')
    await startShell(page)
    expect(await askFor(page, '/docs/sense/')).toEqual([false, false])
    await page.locator('aside a[href="/docs/integration/"]').hover()
    await page.locator('aside a[href="/docs/integration/"]').focus()
    await followLink(page, '/docs/v2/')
    await expect(page.locator('aside a[href="/docs/v2/"]')).toHaveAttribute('aria-current', 'page')
    await page.waitForLoadState('networkidle')
    expect(payloads()).toEqual(['/docs/v2/page.json'])
  })
}

test('a failed prefetch is silent, and the page loads when requested', async ({ page, observed }) => {
  await page.setViewportSize(DESKTOP)
  await page.route('**/page.json', (route) => route.fulfill({ status: 500, body: '' }))
  const files = watchFiles(page)
  await page.goto('/docs/intro')
  await startShell(page)
  await expect.poll(() => files).toContain('/docs/sense/page.json')
  await page.locator('aside a[href="/docs/v2/"]').hover()
  await page.waitForLoadState('networkidle')
  expect(observed.documents).toEqual(['/docs/intro'])
  await expect(page.locator('#fyr-load-notice, #fyr-progress')).toHaveCount(0)
  await page.unroute('**/page.json')
  await page.locator('aside a[href="/docs/sense/"]').click()
  await expect(page.locator('main h1')).toHaveText('Sense')
  expect(observed.documents).toEqual(['/docs/intro'])
})
