import { test as base, type Page } from '@playwright/test'

/** What a visit did besides showing the page. */
export interface Observations {
  /** Console messages of any kind and uncaught errors. */
  readonly messages: string[]
  /** Requests to anything but the site itself. */
  readonly offSite: string[]
  /** Addresses of documents loaded by the main frame. */
  readonly documents: string[]
}

function observe(page: Page, origin: string): Observations {
  const seen: Observations = { messages: [], offSite: [], documents: [] }
  page.on('console', (message) => seen.messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => seen.messages.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) seen.offSite.push(request.url())
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      seen.documents.push(new URL(request.url()).pathname)
  })
  return seen
}

/** Playwright's test with a page whose doings are written down. */
export const test = base.extend<{ observed: Observations }>({
  observed: async ({ page, baseURL }, use) => {
    await use(observe(page, baseURL ?? ''))
  },
})

/** Waits until the shell runs; a first key is the reader's intent that starts it. */
export async function startShell(page: Page): Promise<void> {
  // A document that just came shows its text before anything listens for keys.
  await page.waitForLoadState('load')
  await page.keyboard.press('Shift')
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
  // Buttons that depend on the width of their block show when a frame has been laid out.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
