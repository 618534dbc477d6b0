import { defineConfig } from '@playwright/test'
import { onlyFonts } from '../../scripts/browser-fonts.mjs'
import { launchOptions } from '../../scripts/chromium.mjs'
import { siteJourneys } from '../../scripts/site-journeys.ts'

/** What depends on how wide letters are has other fonts, too, where there is time for every page. */
const OTHER_FONTS = {
  name: 'liberation',
  testMatch: /reflow\.spec\.ts/,
  use: { launchOptions: { ...launchOptions, env: onlyFonts('Liberation') } },
}

export default defineConfig({
  ...siteJourneys(4181, { server: 'preview', basePath: '/fyr/' }),
  projects: [{ name: 'chromium' }, ...(process.env['FYR_EVERY_PAGE'] === undefined ? [] : [OTHER_FONTS])],
})
