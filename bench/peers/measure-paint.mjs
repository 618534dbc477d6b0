import { setTimeout } from 'node:timers/promises'
import { openPlainPage } from './plain-page.mjs'
import { SLOW } from './visit.mjs'

/** By then every tool's page has loaded on slow 4G and does nothing more on its own. */
const SLOW_VISIT_MS = 12_000

/** The window that Playwright gives the pages of the other measurements. */
const WINDOW = { width: 1280, height: 720, deviceScaleFactor: 1, mobile: false }

/**
 * The largest contentful paint, the layout shift, and the time for which long tasks have blocked a page since its first
 * contentful paint (what of each is more than 50 ms), as Lighthouse counts it but until the page does nothing more.
 */
export async function measurePaint(browser, address) {
  const page = await openPlainPage(browser)
  try {
    await page.send('Page.enable')
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchPaint})()` })
    await page.send('Emulation.setDeviceMetricsOverride', WINDOW)
    await page.send('Network.enable')
    await page.send('Network.emulateNetworkConditions', SLOW.network)
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOW.processor })
    await page.send('Page.navigate', { url: address })
    await setTimeout(SLOW_VISIT_MS)
    const { result } = await page.send('Runtime.evaluate', {
      expression: `(${readPaint})(window.seen)`,
      returnByValue: true,
    })
    if (!(result.value?.lcp > 0)) throw new Error(`Nothing was painted at ${address}.`)
    return result.value
  } finally {
    await page.close()
  }
}

/** Runs first in the document: notes what the browser reports. */
function watchPaint() {
  window.seen = { lcp: 0, shift: 0, tasks: [] }
  const seeing = {
    'largest-contentful-paint': ({ startTime }) => (window.seen.lcp = startTime),
    'layout-shift': ({ hadRecentInput, value }) => (window.seen.shift += hadRecentInput ? 0 : value),
    longtask: ({ startTime, duration }) => window.seen.tasks.push([startTime, startTime + duration]),
  }
  for (const [type, see] of Object.entries(seeing)) {
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  }
}

function readPaint({ lcp, shift, tasks }) {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const lengths = tasks.map(([start, end]) => end - Math.max(start, painted))
  return { lcp, shift, blocked: lengths.reduce((sum, length) => sum + Math.max(0, length - 50), 0) }
}
