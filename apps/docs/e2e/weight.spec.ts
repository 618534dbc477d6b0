import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test, type Page, type Response } from '@playwright/test'

const DIST = join(import.meta.dirname, '../dist')

/** What a first visit to a page may load before anybody clicks, by the kind of its files; compressed with gzip. */
const MAX_BYTES = { script: 90_000, stylesheet: 16_000, font: 30_000, document: 32_000 }

type Kind = keyof typeof MAX_BYTES

/** The address of the page with the largest document, and of the one with the smallest that leads nowhere else. */
function extremePages(): readonly string[] {
  const files = readdirSync(join(DIST, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html') && !isRedirect(join(DIST, 'docs', file)))
    .map((file) => ({ file, size: statSync(join(DIST, 'docs', file)).size }))
    .toSorted((one, other) => one.size - other.size)
  return [files[0], files.at(-1)].map((one) => `/fyr/docs/${one?.file.replace(/\/?index\.html$/, '') ?? ''}`)
}

function isRedirect(file: string): boolean {
  return readFileSync(file, 'utf8').includes('http-equiv="refresh"')
}

/** Bytes of what a page loads until nothing more comes, by kind. */
async function weigh(page: Page, address: string): Promise<ReadonlyMap<string, number>> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(address)
  // A first key is the reader's intent that starts the shell.
  await page.keyboard.press('Shift')
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  // Bodies are read here and not as responses come: one that comes after this, as the page closes, has none.
  const weighed = await Promise.all(
    responses.map(async (response) => {
      const kind = response.request().resourceType()
      const bytes = await response.body()
      return { kind, size: kind === 'font' ? bytes.length : gzipSync(bytes).length }
    }),
  )
  const sizes = new Map<string, number>()
  for (const { kind, size } of weighed) sizes.set(kind, (sizes.get(kind) ?? 0) + size)
  return sizes
}

test('a first visit stays light on the smallest and on the largest page', async ({ browser }) => {
  for (const address of ['/fyr/', ...extremePages()]) {
    const page = await browser.newPage()
    const sizes = await weigh(page, address)
    for (const kind of Object.keys(MAX_BYTES) as Kind[])
      expect(sizes.get(kind) ?? 0, `${kind} of ${address}`).toBeLessThanOrEqual(MAX_BYTES[kind])
    expect(sizes.get('script'), `scripts of ${address}`).toBeGreaterThan(0)
    await page.close()
  }
})
