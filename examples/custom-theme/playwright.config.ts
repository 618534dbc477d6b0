import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.mjs'

const port = 4382

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
  },
  webServer: {
    command: `fyr preview --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
