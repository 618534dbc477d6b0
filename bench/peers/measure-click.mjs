import { gzipSync } from 'node:zlib'
import { IDLE_MS, visit } from './visit.mjs'

/** A reader who points at a link has clicked it by then. */
const POINTING_MS = 1000

/** What a page fetches after a click is there by then. */
const SETTLED_MS = 2000

/**
 * Opens a page, waits until it is idle, and clicks the first link of its text to another page of the corpus. Gives the
 * milliseconds until the first frame with that page's title, whether it came by script or as a document; the bytes that
 * were fetched from when the link was scrolled into view; and the gzip bytes of the article's HTML. `pointed`: the pointer
 * rests on the link before. `conditions` hold from before the pointing.
 */
export async function measureClick(browser, address, { article, pointed = false, conditions }) {
  return visit(browser, async ({ page, traffic, slowDown }) => {
    await page.addInitScript(watchForTitle)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(IDLE_MS)
    if (conditions) await slowDown(conditions)
    const before = traffic.bytes
    const link = await page.evaluateHandle(findLink, article)
    await link.scrollIntoViewIfNeeded()
    if (pointed) {
      await link.hover()
      await page.waitForTimeout(POINTING_MS)
    }
    await link.evaluate(click)
    const shown = await page.waitForFunction(() => sessionStorage.getItem('shown'), undefined, {
      polling: 100,
    })
    const ms = Number(await shown.jsonValue())
    await page.waitForTimeout(SETTLED_MS)
    const html = await page.evaluate((selector) => document.querySelector(selector)?.innerHTML, article)
    return { ms, bytes: traffic.bytes - before, articleBytes: gzipSync(html ?? '').length }
  })
}

/**
 * Runs first in every document: notes how long after the click the frame was done that has the title that the click is to
 * bring, however much of its layout the tool's own script has asked for. Tools put their own markup around a title.
 */
function watchForTitle() {
  const look = () => {
    const [title, clicked, shown] = ['title', 'clicked', 'shown'].map((key) => sessionStorage.getItem(key))
    if (shown !== null) return
    const titles = [...document.querySelectorAll('h1')].map(({ textContent }) =>
      textContent.replaceAll(/^\W+|\W+$/g, ''),
    )
    if (title !== null && titles.includes(title)) {
      // The frame is laid out and painted before a message is taken.
      const { port1, port2 } = new MessageChannel()
      const end = () =>
        sessionStorage.setItem('shown', String(performance.timeOrigin + performance.now() - clicked))
      port1.addEventListener('message', end, { once: true })
      port1.start()
      return port2.postMessage(null)
    }
    requestAnimationFrame(look)
  }
  look()
}

function findLink(article) {
  const links = [...document.querySelectorAll(`${article} a`)]
  const found = links.find(
    ({ pathname }) => /\/page-\d+(?:\.html|\/)?$/.test(pathname) && pathname !== location.pathname,
  )
  if (found === undefined) throw new Error(`There is no link to another page in ${article}.`)
  return found
}

function click(link) {
  sessionStorage.setItem('title', `Page ${/page-(\d+)/.exec(link.pathname)?.[1]}`)
  sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now()))
  link.click()
}
