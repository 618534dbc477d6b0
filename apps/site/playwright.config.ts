import { defineConfig } from '@playwright/test'
import { siteJourneys } from '../../scripts/site-journeys.ts'

/** Journeys in Firefox, which `pnpm journeys:firefox` runs alone: not every machine has it. */
const FIREFOX = /firefox\.spec\.ts/

export default defineConfig({
  ...siteJourneys(4179, { server: 'nginx' }),
  ...(process.env['FYR_FIREFOX'] === undefined
    ? { testIgnore: FIREFOX }
    : { testMatch: FIREFOX, workers: 1 }),
})
