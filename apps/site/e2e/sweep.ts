import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { saveData } from './connection.ts'
import { bringPaint } from './painted-colors.ts'
import { ABSENT_PATHS, KIND_PATHS, LOCALES, LOOKED_AT_PATHS } from './site-routes.ts'

/** Whether walks look at every page: `pnpm maintain journeys:every-page`. There is time for some pages in every run. */
export const EVERY_PAGE = process.env['FYR_EVERY_PAGE'] !== undefined

/** The addresses of a language that are looked at, and one that is not found. */
export function sweptAddresses({ base }: (typeof LOCALES)[number]): string[] {
  const paths = EVERY_PAGE ? LOOKED_AT_PATHS : KIND_PATHS
  return [...paths, ABSENT_PATHS.at(-1) ?? ''].map((path) => base + path)
}

/** One in so many pages stands for the others where every page costs time. */
const ONE_IN = 4

/** A quarter of the addresses of a language, which the others are like; all of them where every page is looked at. */
export function someAddresses(locale: (typeof LOCALES)[number]): string[] {
  return sweptAddresses(locale).filter((_, index) => EVERY_PAGE || index % ONE_IN === 0)
}

/** All addresses of the original, and some of a translation, which has the structure of its original. */
export function sampledAddresses(locale: (typeof LOCALES)[number]): string[] {
  return locale === LOCALES[0] ? sweptAddresses(locale) : someAddresses(locale)
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
