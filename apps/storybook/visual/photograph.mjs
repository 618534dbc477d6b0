import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright'
import { launchOptions } from '../../../scripts/chromium.mjs'

const { resolve } = createRequire(import.meta.url)
const HEIGHT = 900
/** Pages that are open at the same time. */
const PAGES_AT_ONCE = 2

/** A rule that loads a font from a package; as a data address, for a page of any origin. */
function fontFace(family, weight, path) {
  const data = readFileSync(resolve(path)).toString('base64')
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2")}`
}

/** What makes a page look the same on every machine and at every moment. */
function stillLife() {
  return [
    fontFace(
      'Visual Text',
      '100 900',
      '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2',
    ),
    fontFace('Visual Code', '400', '@fontsource/noto-sans-mono/files/noto-sans-mono-latin-400-normal.woff2'),
    ':root{--fyr-font-text:"Visual Text"!important;--fyr-font-code:"Visual Code"!important}',
    '*,::before,::after{animation:none!important;transition:none!important;caret-color:transparent!important}',
    '*{scrollbar-width:none!important}',
  ].join('\n')
}

/**
 * Photographs every page at every width in both modes.
 *
 * @param pages `{ name, url }`; `url` takes the mode: `(mode) => address`
 * @param onPhotograph called with `name/width-mode` and the PNG of each, in any order
 */
export async function photograph(pages, widths, onPhotograph) {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, '--disable-lcd-text', '--font-render-hinting=none', '--hide-scrollbars'],
  })
  const css = stillLife()
  const jobs = pages.flatMap((page) => ['light', 'dark'].map((mode) => ({ ...page, mode })))
  const work = async () => {
    const context = await browser.newContext({
      bypassCSP: true,
      locale: 'en-GB',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
    })
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const page = await context.newPage()
      await page.clock.setFixedTime('2026-01-01T12:00:00Z')
      await page.goto(job.url(job.mode), { waitUntil: 'load' })
      if (job.ready) await page.waitForFunction(job.ready)
      await page.addStyleTag({ content: css })
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT })
        await page.evaluate(() => document.fonts.ready)
        await onPhotograph(`${job.name}/${width}-${job.mode}`, await page.screenshot({ fullPage: true }))
      }
      await page.close()
    }
    await context.close()
  }
  try {
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work))
  } finally {
    await browser.close()
  }
}
