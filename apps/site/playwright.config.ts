import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.mjs'

const port = 4179

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // Bounds on what never comes, not on what is slow: the machine may be busy.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    actionTimeout: 20_000,
    launchOptions,
  },
  webServer: {
    command: `fyr preview --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
