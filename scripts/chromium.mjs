import { onlyFonts } from './browser-fonts.mjs'
import { findChromium } from './find-chromium.mjs'

/**
 * How every check of the repository starts the Chromium of the machine: with the same fonts everywhere, without a sandbox, a
 * display or calls of its own.
 */
export const launchOptions = {
  // What is missing is named by the error of the start.
  executablePath: findChromium() ?? '/usr/bin/chromium-headless-shell',
  env: onlyFonts('DejaVu'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Otherwise each new page starts two processes, its own and one for the site that it may lead to: a sixth of the time of a journey.
    '--renderer-process-limit=1',
  ],
}
