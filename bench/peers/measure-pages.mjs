import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Slow 4G as Lighthouse has it. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** After so long a page does nothing more by itself. */
const IDLE_MS = 4000

/** Mean bytes of the HTML of a site's docs. */
export function meanHtmlBytes(output) {
  const sizes = readdirSync(join(output, 'docs'), { recursive: true })
    .filter((path) => /page-\d+(?:\/index)?\.html$/.test(path))
    .map((path) => statSync(join(output, 'docs', path)).size)
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length
}

/**
 * What a reader's browser does with a built site: gzip bytes and requests until the load event and until the page is
 * idle; what a click to another page fetches and how long it takes, not prefetched and prefetched by pointing at the link; and with a
 * processor four times slower on slow 4G the largest contentful paint, the blocked time and the layout shift.
 */
export async function measurePages(output, { executablePath }) {
  const server = await serve(output)
  const origin = `http://localhost:${server.address().port}`
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const first = '/docs/section-0/folder-0/page-0'
    const second = '/docs/section-0/folder-0/page-7'
    const load = await measureLoad(browser, origin + first)
    return {
      ...load,
      navigation: await measureNavigation(browser, origin + first, second),
      slow: await measureSlowly(browser, origin + first),
    }
  } finally {
    await browser.close()
    server.close()
  }
}

async function openPage(browser) {
  const context = await browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const traffic = { bytes: 0, scripts: 0, requests: 0 }
  const types = new Map()
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength
    traffic.requests += 1
    if (types.get(requestId) === 'Script') traffic.scripts += encodedDataLength
  })
  return { context, page, session, traffic }
}

async function measureLoad(browser, address) {
  const { context, page, traffic } = await openPage(browser)
  await page.goto(address, { waitUntil: 'load' })
  const untilLoad = { ...traffic }
  await page.waitForTimeout(IDLE_MS)
  const untilIdle = { ...traffic }
  await context.close()
  return { untilLoad, untilIdle }
}

async function measureNavigation(browser, address, target) {
  const measure = async (prefetched) => {
    const { context, page, traffic } = await openPage(browser)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(IDLE_MS)
    const link = page
      .locator(`main a[href^="${target}"], article a[href^="${target}"], a[href^="${target}"]`)
      .first()
    await link.scrollIntoViewIfNeeded()
    if (prefetched) {
      await link.hover()
      await page.waitForTimeout(1000)
    }
    const before = traffic.bytes
    const elapsed = await link.evaluate(
      (element) =>
        new Promise((resolve, reject) => {
          setTimeout(reject, 10_000, new Error('No other title came.'))
          const old = document.querySelector('h1')?.textContent
          const start = performance.now()
          const look = () => {
            const title = document.querySelector('h1')?.textContent
            if (title !== undefined && title !== old) resolve(performance.now() - start)
            else requestAnimationFrame(look)
          }
          element.click()
          look()
        }),
    )
    await page.waitForTimeout(500)
    await context.close()
    return { ms: elapsed, bytes: traffic.bytes - before }
  }
  return { pointed: await orNull(() => measure(true)), plain: await orNull(() => measure(false)) }
}

/** Null where the click loads a document, after which there is nobody to ask. */
async function orNull(measure) {
  try {
    return await measure()
  } catch {
    return null
  }
}

async function measureSlowly(browser, address) {
  const { context, page, session } = await openPage(browser)
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    window.seen = { lcp: 0, shift: 0, blocked: 0 }
    const seeing = {
      'largest-contentful-paint': ({ startTime }) => (window.seen.lcp = startTime),
      'layout-shift': ({ hadRecentInput, value }) => (window.seen.shift += hadRecentInput ? 0 : value),
      longtask: ({ duration }) => (window.seen.blocked += Math.max(0, duration - 50)),
    }
    for (const [type, see] of Object.entries(seeing)) {
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
    }
  })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(IDLE_MS)
  const seen = await page.evaluate(() => window.seen)
  await context.close()
  return seen
}

/** A static host that compresses with gzip. */
function serve(root) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = [pathname, `${pathname}.html`, join(pathname, 'index.html')]
      .map((place) => join(root, decodeURIComponent(place)))
      .find((place) => statSync(place, { throwIfNoEntry: false })?.isFile())
    if (path === undefined) {
      response.writeHead(404).end()
      return
    }
    const type = TYPES[extname(path)] ?? 'application/octet-stream'
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'gzip',
      'cache-control': 'max-age=600',
    })
    response.end(gzipSync(readFileSync(path)))
  })
  return new Promise((resolve) => server.listen(0, 'localhost', () => resolve(server)))
}
