import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.mjs'

const port = 4181

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // All checks run side by side: a page waits for a busy machine, as in the configuration of the site.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    launchOptions,
  },
  webServer: {
    command: `fyr preview --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
