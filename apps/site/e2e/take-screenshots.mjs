/**
 * Takes the screenshots that pages of apps/site and apps/docs show, each in light and in dark, from the built site:
 *
 *   pnpm maintain screenshots
 *
 * The files are those in version control, `name.png` and `name.dark.png` beside the pages. The same site gives the same bytes.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { launchOptions } from '../../../scripts/chromium.mjs'
import { freePort, HOST, startServer } from '../../../scripts/local-server.mjs'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const GUIDES = 'apps/docs/content/docs/guides'

/** Twice as many pixels as the column of text is wide, of a window that shows a page with its menu. */
const WINDOW = { width: 1032, height: 640 }
const PIXELS = 1376 / WINDOW.width

const VIEWS = [
  { file: `${GUIDES}/page-of-a-site`, path: '/docs/integration/access-levels' },
  { file: `${GUIDES}/operation-of-an-api`, path: '/docs/reference/feeding/list/' },
  { file: `${GUIDES}/search-dialog`, path: '/docs/intro', prepare: searchFor('withdrawal period') },
  { file: `${GUIDES}/enlarged-picture`, path: '/docs/integration/', prepare: enlargePicture },
  { file: 'apps/site/content/docs/integration/list-of-sites', path: '/docs/reference/sites/list' },
  { file: 'apps/site/i18n/no/docs/integration/list-of-sites', path: '/no/docs/reference/sites/list' },
]

function searchFor(words) {
  return async (page) => {
    await page.keyboard.press('/')
    await page.getByRole('dialog').getByRole('combobox').pressSequentially(words)
    await page.getByRole('option').first().waitFor()
  }
}

async function enlargePicture(page) {
  await page.locator('[data-fyr-page-action=zoom]:visible').first().click()
  await page.getByRole('dialog').locator('img').waitFor()
}

const port = await freePort()
const address = `http://${HOST}:${port}`
const server = await startServer(
  'node',
  [join(ROOT, 'scripts/serve-site.mjs'), 'nginx', String(port), join(ROOT, 'apps/site/dist')],
  { address },
)
const browser = await chromium.launch(launchOptions)
try {
  const jobs = VIEWS.flatMap((view) => ['light', 'dark'].map((mode) => () => take(view, mode)))
  // One after the other: what is painted must not depend on what else the machine does.
  await jobs.reduce((before, job) => before.then(job), Promise.resolve())
} finally {
  await browser.close()
  server.kill()
}

async function take({ file, path, prepare }, mode) {
  const context = await browser.newContext({
    viewport: WINDOW,
    deviceScaleFactor: PIXELS,
    colorScheme: mode,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
  })
  const page = await context.newPage()
  await page.goto(`${address}${path}?fyr-theme=${mode}`)
  await page.evaluate(() => document.fonts.ready)
  await prepare?.(page)
  await page.waitForLoadState('networkidle')
  const pixels = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const frame = await page.evaluate(frameColor)
  await context.close()
  const place = `${file}${mode === 'dark' ? '.dark' : ''}.png`
  const { size } = await sharp(pixels)
    .composite([{ input: Buffer.from(frameOf(await sharp(pixels).metadata(), frame)) }])
    .png({ palette: true, effort: 10 })
    .toFile(join(ROOT, place))
  process.stdout.write(`${place} ${(size / 1000).toFixed(1)} kB\n`)
}

/** The colour of lines in the mode of the page. */
function frameColor() {
  const line = document.createElement('i')
  line.style.color = 'var(--fyr-color-line-strong)'
  document.body.append(line)
  return getComputedStyle(line).color
}

/** Pages that show a screenshot have the same ground: a line is where it ends. */
function frameOf({ width, height }, color) {
  const [w, h] = [width - 2, height - 2]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="1" y="1" width="${w}" height="${h}" rx="8" fill="none" stroke="${color}" stroke-width="2" /></svg>`
}
