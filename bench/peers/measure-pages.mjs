import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pMap from 'p-map'
import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/chromium.mjs'
import { measureClick } from './measure-click.mjs'
import { median } from './median.mjs'
import { measurePaint } from './measure-paint.mjs'
import { IDLE_MS, SLOW, visit } from './visit.mjs'
import { serveFolder } from './serve-folder.mjs'

/** Visits behind each figure that is a time. */
const VISITS = 3

/** Mean bytes of the HTML of a site's docs. */
export function meanHtmlBytes(output) {
  const sizes = readdirSync(join(output, 'docs'), { recursive: true })
    .filter((path) => path.endsWith('.html'))
    .map((path) => statSync(join(output, 'docs', path)).size)
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length
}

/**
 * What a reader's browser does with a built site of the generated corpus, from the doc at `first`, when its texts are in
 * `article` (a selector) and its addresses end in `ending`: gzip bytes and requests until
 * the load event and until the page is idle; what a click to another page fetches and how long it takes, at once and after
 * pointing at the link; and with a processor four times slower on slow 4G the largest contentful paint, the blocked time,
 * the layout shift, and a click.
 */
export async function measurePages(output, { article, ending, first }) {
  const { server, origin } = await serveFolder(output)
  const browser = await chromium.launch(launchOptions)
  const address = `${origin}/docs/${first.path.replace(/\.md$/, '')}${ending}`
  const click = (how) => medianOf(() => measureClick(browser, address, { article, ...how }))
  try {
    return {
      ...(await visit(browser, ({ page, traffic }) => measureLoad(page, traffic, address))),
      click: await click({}),
      clickAfterPointing: await click({ pointed: true }),
      slow: await medianOf(() => measurePaint(browser, address)),
      slowClick: await click({ conditions: SLOW }),
    }
  } finally {
    await browser.close()
    server.close()
  }
}

/** Medians of the numbers that several visits give. */
async function medianOf(measure) {
  const runs = await pMap(Array.from({ length: VISITS }), measure, { concurrency: 1 })
  return Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]))
}

async function measureLoad(page, traffic, address) {
  await page.goto(address, { waitUntil: 'load' })
  const untilLoad = { ...traffic }
  await page.waitForTimeout(IDLE_MS)
  return { untilLoad, untilIdle: { ...traffic } }
}
