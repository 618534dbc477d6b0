/**
 * Looks at five pages of the built `apps/site` with Lighthouse, as on a phone and as on a desktop, and ends with 1 when one
 * falls short: `pnpm maintain bench:lighthouse`, or `node run-lighthouse.mjs --runs 1 --page /docs/`. Figures are medians of the runs.
 * Lighthouse is installed outside of the workspace and needs Node 22.19 or newer.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import pMap from 'p-map'
import { launchOptions } from '../scripts/chromium.mjs'
import { folderOutside, installOutside, leaveOutside } from './peers/install-outside.mjs'
import { median } from './peers/median.mjs'
import { serveFolder } from './peers/serve-folder.mjs'

/** Home, a doc, an operation of an API, a post and the list of posts. */
const PAGES = [
  '/',
  '/docs/integration/authentication',
  '/docs/reference/feeding/list',
  '/blog/welcome-to-tidevann',
  '/blog',
]

/** What a page must reach, of 100. */
const AIMS = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, page: { type: 'string', multiple: true } },
})
const site = join(dirname(dirname(fileURLToPath(import.meta.url))), 'apps/site')
const tools = folderOutside('Lighthouse')
installOutside(tools, { packages: { lighthouse: '13.5.0', 'chrome-launcher': '1.2.1' } })
const require = createRequire(join(tools, 'package.json'))
const importTool = (name) => import(pathToFileURL(require.resolve(name)).href)
const [{ default: lighthouse, desktopConfig }, { launch }] = await Promise.all(
  ['lighthouse', 'chrome-launcher'].map(importTool),
)

/** Scores of one run, of 100, with the blocked milliseconds, the layout shift, and the audits that took points. */
async function look(address, form, port) {
  const config = form === 'desktop' ? desktopConfig : undefined
  const { lhr } = await lighthouse(
    address,
    { port, logLevel: 'error', onlyCategories: Object.keys(AIMS) },
    config,
  )
  const scores = Object.keys(AIMS).map((id) => [id, Math.round(lhr.categories[id].score * 100)])
  const issues = Object.keys(AIMS)
    .flatMap((id) => lhr.categories[id].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ''}`.trim())
  const value = (id) => lhr.audits[id].numericValue
  return {
    figures: {
      ...Object.fromEntries(scores),
      'LCP, ms': value('largest-contentful-paint'),
      'TBT, ms': value('total-blocking-time'),
      CLS: value('cumulative-layout-shift'),
    },
    issues,
  }
}

/** What of the medians falls short. On a desktop nothing may block. */
function shortcomings(figures, form) {
  return [
    ...Object.entries(AIMS).filter(([id, aim]) => figures[id] < aim),
    ...(figures.CLS > 0 ? [['CLS', 0]] : []),
    ...(form === 'desktop' && figures['TBT, ms'] > 0 ? [['TBT, ms', 0]] : []),
  ].map(([id, aim]) => `${id} ${figures[id]} instead of ${aim}`)
}

const { server, origin } = await serveFolder(join(site, 'dist'))
const chrome = await launch({
  chromePath: launchOptions.executablePath,
  chromeFlags: ['--headless=new', ...launchOptions.args],
  envVars: launchOptions.env,
})
try {
  const visits = (values.page ?? PAGES).flatMap((page) =>
    ['mobile', 'desktop'].map((form) => ({ page, form })),
  )
  const measure = async ({ page, form }) => {
    const runs = await pMap(
      Array.from({ length: Number(values.runs) }),
      () => look(origin + page, form, chrome.port),
      { concurrency: 1 },
    )
    const names = Object.keys(runs[0].figures)
    const figures = Object.fromEntries(
      names.map((name) => [name, median(runs.map((run) => run.figures[name]))]),
    )
    const missed = shortcomings(figures, form)
    const issues = [...new Set(runs.flatMap((run) => run.issues))]
    console.log(
      `${page} ${form}: ${names.map((name) => `${name} ${Number(figures[name].toFixed(3))}`).join(', ')}`,
    )
    for (const issue of issues) console.log(`  ${issue}`)
    for (const miss of missed) console.error(`  missed: ${miss}`)
    return missed.length
  }
  const missed = await pMap(visits, measure, { concurrency: 1 })
  if (missed.some((count) => count > 0)) process.exitCode = 1
} finally {
  await chrome.kill()
  server.close()
  leaveOutside()
}
