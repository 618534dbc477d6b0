import { statSync } from 'node:fs'
import { join } from 'node:path'
import pMap from 'p-map'
import { chromium } from 'playwright'
import { launchOptions } from '../scripts/chromium.mjs'
import { serveFolder } from './peers/serve-folder.mjs'

const WINDOW = { width: 1440, height: 900 }
/** After this long a page loads no more scripts on its own. */
const IDLE_MS = 4000
const ENLARGE = '[data-fyr-page-action="zoom"]'

/**
 * Reads pages of a built site from top to bottom, on a screen with so many pixels for each point, and enlarges the first picture of each. Gives
 * for each page the bytes of the picture files that the browser chose, the bytes of its scripts, those that came with the click, its
 * layout shift, and the violations of its policy.
 */
export async function readPictures(dist, { pages, density }) {
  const { server, origin } = await serveFolder(dist)
  const browser = await chromium.launch(launchOptions)
  try {
    return await pMap(
      pages,
      ({ path }) => readPage(browser, { dist, density, address: `${origin}/${path}` }),
      {
        concurrency: 1,
      },
    )
  } finally {
    await browser.close()
    server.close()
  }
}

async function readPage(browser, { dist, density, address }) {
  const context = await browser.newContext({ viewport: WINDOW, deviceScaleFactor: density })
  try {
    const page = await context.newPage()
    let scripts = 0
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts += Number(response.headers()['content-length'])
    })
    await page.addInitScript(observePage)
    await page.goto(address, { waitUntil: 'load' })
    await page.evaluate(readToTheEnd)
    await page.waitForTimeout(IDLE_MS)
    const files = await page.evaluate(pictureFiles)
    const pictureBytes = files.reduce(
      (sum, file) => sum + statSync(join(dist, decodeURIComponent(file))).size,
      0,
    )
    const { shift, violations } = await page.evaluate(() => window.observed)
    const untilClick = scripts
    const button = page.locator(ENLARGE).first()
    if ((await button.count()) > 0) {
      await button.click()
      await page.locator('dialog[open] img').waitFor()
    }
    return { pictureBytes, scripts: untilClick, scriptOfClick: scripts - untilClick, shift, violations }
  } finally {
    await context.close()
  }
}

/** Runs in the page, before its scripts. */
function observePage() {
  window.observed = { shift: 0, violations: 0 }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) window.observed.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
  document.addEventListener('securitypolicyviolation', () => (window.observed.violations += 1))
}

/** Runs in the page. */
async function readToTheEnd() {
  const step = window.innerHeight / 2
  const readOn = async () => {
    window.scrollBy(0, step)
    await new Promise((resolve) => setTimeout(resolve, 100))
    const { scrollHeight } = document.documentElement
    if (window.scrollY + window.innerHeight < scrollHeight - 1) await readOn()
  }
  await readOn()
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
}

/** Runs in the page: the addresses of the pictures of its text, as the browser chose them, each once. */
function pictureFiles() {
  const images = [...document.querySelectorAll('main img')]
  return [...new Set(images.map((image) => new URL(image.currentSrc).pathname))]
}
