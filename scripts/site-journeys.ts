import { launchOptions } from './chromium.mjs'

/** The Playwright configuration of a site whose journeys are in `e2e`: they visit what `fyr preview` serves at this port. */
export function siteJourneys(port: number, basePath = '/') {
  const baseURL = `http://localhost:${port}`
  return {
    testDir: 'e2e',
    outputDir: 'test-results',
    fullyParallel: true,
    workers: 2,
    forbidOnly: Boolean(process.env.CI),
    reporter: 'list',
    // Bounds on what never comes, not on what is slow: the machine may be busy.
    timeout: 120_000,
    expect: { timeout: 15_000 },
    use: { baseURL, locale: 'en-GB', timezoneId: 'Europe/Oslo', actionTimeout: 20_000, launchOptions },
    webServer: {
      command: `fyr preview --port ${port}`,
      url: baseURL + basePath,
      reuseExistingServer: false,
      stdout: 'ignore' as const,
    },
  }
}
