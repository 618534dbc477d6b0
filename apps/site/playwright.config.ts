import { defineConfig } from '@playwright/test'
import { siteJourneys } from '../../scripts/site-journeys.ts'

const FIREFOX = /firefox\.spec\.ts/
const WEBKIT = /webkit\.spec\.ts/

/** `pnpm journeys:firefox` runs all journeys in Firefox; there is time for those of a reader who meets no failure in every run. */
const IN_FIREFOX = process.env['FYR_FIREFOX'] === undefined ? /@reader/ : /./

export default defineConfig({
  ...siteJourneys(4179, { server: 'nginx' }),
  projects: [
    { name: 'chromium', testIgnore: [FIREFOX, WEBKIT] },
    // They share one browser, which shows one page at a time.
    { name: 'firefox', testMatch: FIREFOX, grep: IN_FIREFOX, workers: 1 },
    ...(process.env['FYR_WEBKIT'] === undefined ? [] : [{ name: 'webkit', testMatch: WEBKIT, workers: 1 }]),
  ],
})
