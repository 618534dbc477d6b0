import { join } from 'node:path'
import { launchOptions } from './chromium.mjs'
import { testSettings } from './test-settings.ts'

/** Ways to serve a built site at a port: as hosts do, by what the build wrote for them, or as builders look at it. */
const SERVERS = {
  nginx: (port: number) => `node ${join(import.meta.dirname, 'serve-site.mjs')} nginx ${port}`,
  caddy: (port: number) => `node ${join(import.meta.dirname, 'serve-site.mjs')} caddy ${port}`,
  preview: (port: number) => `fyr preview --port ${port}`,
} as const

interface SiteJourneysOptions {
  readonly server: keyof typeof SERVERS
  /** Of the site; `/` by default. */
  readonly basePath?: string
}

/** The Playwright configuration of a site whose journeys are in `e2e`: they visit what a server has at this port. */
export function siteJourneys(port: number, { server, basePath = '/' }: SiteJourneysOptions) {
  const baseURL = `http://localhost:${port}`
  return {
    testDir: 'e2e',
    outputDir: 'test-results',
    fullyParallel: true,
    workers: testSettings.maxWorkers,
    forbidOnly: Boolean(process.env.CI),
    // On a busy machine a race in one journey would fail the whole run. One that passes the second time is listed as flaky.
    retries: process.env.CI ? 1 : 0,
    reporter: 'list',
    // Bounds on what never comes, not on what is slow: the machine may be busy.
    timeout: 120_000,
    expect: { timeout: 30_000 },
    use: { baseURL, locale: 'en-GB', timezoneId: 'Europe/Oslo', actionTimeout: 20_000, launchOptions },
    webServer: {
      command: SERVERS[server](port),
      url: baseURL + basePath,
      reuseExistingServer: false,
      stdout: 'ignore' as const,
    },
  }
}
