import { gzipSync } from 'node:zlib'
import { expect, test, type Page, type Response } from '@playwright/test'
import { startShell } from './observed-page.ts'
import { ADDRESSES } from './site-routes.ts'

const TOTAL_SCRIPT_BYTES = 90_000
const FIRST_PAINT_SCRIPT_BYTES = 4_000

interface LoadedScript {
  readonly url: string
  readonly gzipBytes: number
  readonly startMs: number
}

/** Visits an address, starts the shell and lists the scripts that came, with the time of the first paint. */
async function visit(
  page: Page,
  address: string,
): Promise<{ scripts: LoadedScript[]; firstPaintMs: number }> {
  const responses = new Map<string, Response>()
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) responses.set(response.url(), response)
  })
  await page.goto(address)
  await startShell(page)
  const { starts, firstPaintMs } = await page.evaluate(() => ({
    starts: performance.getEntriesByType('resource').map((entry) => [entry.name, entry.startTime] as const),
    firstPaintMs: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
  }))
  const startOf = new Map(starts)
  // Bodies are read here and not as responses come: one that comes after this, as the page closes, has none.
  const scripts = await Promise.all(
    [...responses].map(async ([url, response]) => ({
      url,
      gzipBytes: gzipSync(await response.body()).length,
      startMs: startOf.get(url) ?? 0,
    })),
  )
  return { scripts, firstPaintMs }
}

function sum(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((total, script) => total + script.gzipBytes, 0)
}

test('a first visit loads the same few scripts on the smallest and the largest page', async ({
  browser,
  request,
}) => {
  const sizes = await Promise.all(
    ADDRESSES.filter(({ locale }) => locale === 'en').map(async ({ address }) => ({
      address,
      size: (await (await request.get(address)).body()).length,
    })),
  )
  sizes.sort((a, b) => a.size - b.size)
  const smallest = await visit(await browser.newPage(), sizes[0]?.address ?? '')
  const largest = await visit(await browser.newPage(), sizes.at(-1)?.address ?? '')
  expect(smallest.scripts.map(({ url }) => url).toSorted()).toEqual(
    largest.scripts.map(({ url }) => url).toSorted(),
  )
  for (const { scripts, firstPaintMs } of [smallest, largest]) {
    expect(scripts.length).toBeGreaterThan(1)
    expect(sum(scripts)).toBeLessThanOrEqual(TOTAL_SCRIPT_BYTES)
    const early = scripts.filter(({ startMs }) => startMs <= firstPaintMs)
    expect(early).toHaveLength(1)
    expect(sum(early)).toBeLessThanOrEqual(FIRST_PAINT_SCRIPT_BYTES)
  }
})

/** A sentence of the article that is long enough to be nowhere else by chance. */
function longestSentence(text: string): string {
  return text
    .split(/(?<=[.!?])\s|\n/)
    .reduce((longest, sentence) => (sentence.length > longest.length ? sentence : longest), '')
}

test('a page is sent once: no script or payload of the first load repeats its text', async ({ page }) => {
  for (const address of [
    '/no/docs/resources/feeding',
    '/docs/integration/authentication',
    '/markdown-page',
  ]) {
    const bodies: Promise<string>[] = []
    const requested: string[] = []
    const listen = (response: Response): void => {
      requested.push(new URL(response.url()).pathname)
      bodies.push(response.text().catch(() => ''))
    }
    page.on('response', listen)
    await page.goto(address)
    const paragraphs = await page
      .locator('main p')
      .evaluateAll((all) => all.filter((p) => p.children.length === 0).map((p) => p.textContent ?? ''))
    const sentence = longestSentence(paragraphs.join('\n'))
    expect(sentence.length).toBeGreaterThan(40)
    await startShell(page)
    page.off('response', listen)
    const all = (await Promise.all(bodies)).join('\n')
    const copies =
      all.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').split(sentence)
        .length - 1
    expect(copies, `${sentence} in ${requested.join(' ')}`).toBe(1)
  }
})
