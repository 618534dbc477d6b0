import { defineConfig } from '@playwright/test'
import { onlyFonts } from '../../scripts/browser-fonts.mjs'
import { launchOptions } from '../../scripts/chromium.mjs'
import { siteJourneys } from '../../scripts/site-journeys.ts'

/**
 * Journeys whose result depends on how wide letters are: they have other fonts, too. There is time for some of them in every run;
 * `pnpm maintain journeys:every-page` runs all.
 */
const LAYOUT =
  process.env['FYR_EVERY_PAGE'] === undefined
    ? /(?:fonts|reflow|touch)\.spec\.ts/
    : /(?:fonts|layout-shift|print|reflow|touch)\.spec\.ts/
const FIREFOX = /firefox\.spec\.ts/
const WEBKIT = /webkit\.spec\.ts/

/** `pnpm maintain journeys:firefox` runs all journeys in Firefox; there is time for those of a reader who meets no failure in every run. */
const IN_FIREFOX = process.env['FYR_FIREFOX'] === undefined ? /@reader/ : /./

export default defineConfig({
  ...siteJourneys(4179, { server: 'nginx' }),
  projects: [
    // They share one browser, which shows one page at a time. They come first: one worker alone would end the run.
    { name: 'firefox', testMatch: FIREFOX, grep: IN_FIREFOX, workers: 1 },
    { name: 'chromium', testIgnore: [FIREFOX, WEBKIT] },
    {
      name: 'liberation',
      testMatch: LAYOUT,
      use: { launchOptions: { ...launchOptions, env: onlyFonts('Liberation') } },
    },
    ...(process.env['FYR_WEBKIT'] === undefined ? [] : [{ name: 'webkit', testMatch: WEBKIT, workers: 1 }]),
  ],
})
