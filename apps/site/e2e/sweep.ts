import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { saveData } from './connection.ts'
import { bringPaint } from './painted-colors.ts'
import { ABSENT_PATHS, LOCALES, LOOKED_AT_PATHS } from './site-routes.ts'

/** The addresses of a language that are looked at, and one that is not found. */
export function sweptAddresses({ base }: (typeof LOCALES)[number]): string[] {
  return [...LOOKED_AT_PATHS, ABSENT_PATHS.at(-1) ?? ''].map((path) => base + path)
}

/** Every fourth of them in a translation, which has the structure of its original: for walks that look at all of an original. */
export function sampledAddresses(locale: (typeof LOCALES)[number]): string[] {
  return sweptAddresses(locale).filter((_, index) => locale === LOCALES[0] || index % 4 === 0)
}

/**
 * Opens a page for walks over many addresses. It saves data, so that nothing is prefetched and the shell stays out until
 * the reader shows intent; only the documents themselves are looked at.
 */
export async function openSweepPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  await saveData(context)
  await bringPaint(context)
  return context.newPage()
}
