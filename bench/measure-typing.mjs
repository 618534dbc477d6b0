import { join } from 'node:path'
import pMap from 'p-map'
import { chromium } from 'playwright'
import { launchOptions } from '../scripts/chromium.mjs'
import { serveFolder } from './peers/serve-folder.mjs'

const QUERIES = ['rate limits', 'oxygen saturation', 'authentication']
const SLOWDOWN = 4

/**
 * The longest task of the main thread, in milliseconds, while the search of a built site loads and while queries are typed,
 * with a processor four times slower; 0 where none took more than 50.
 */
export async function measureTyping(site) {
  const { server, origin } = await serveFolder(join(site, 'dist'))
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await browser.newPage()
    await page.addInitScript(observeTasks)
    await page.goto(origin, { waitUntil: 'networkidle' })
    // The shell starts at the first sign of intent; what it takes is not the search's.
    await page.mouse.move(50, 50)
    await page.waitForSelector('html[data-hydrated="true"]')
    const debug = await page.context().newCDPSession(page)
    await debug.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.evaluate(takeLongest)
    await page.keyboard.press('Control+k')
    await page.waitForSelector('dialog[open] input')
    await page.waitForTimeout(2000)
    const loading = await page.evaluate(takeLongest)
    await typeQueries(page)
    return { loading, typing: await page.evaluate(takeLongest) }
  } finally {
    await browser.close()
    server.close()
  }
}

async function typeQueries(page) {
  await pMap(QUERIES, (query) => typeQuery(page, query), { concurrency: 1 })
  await page.waitForTimeout(1000)
}

async function typeQuery(page, query) {
  await page.keyboard.type(query, { delay: 120 })
  await page.waitForSelector('dialog [role=option]')
  await page.keyboard.press('Control+a')
}

/** Runs in the page. */
function observeTasks() {
  window.longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration)
  }).observe({ type: 'longtask' })
}

/** Runs in the page: the longest since the last call. */
function takeLongest() {
  const { longest } = window
  window.longest = 0
  return longest
}
