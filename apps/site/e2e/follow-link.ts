import type { Page } from '@playwright/test'

/** Follows a link of the sidebar without a pointer or focus coming near it first, so that nothing is fetched sooner. */
export function followLink(page: Page, href: string): Promise<void> {
  return page.locator(`aside a[href="${href}"]`).evaluate((link: HTMLElement) => link.click())
}
