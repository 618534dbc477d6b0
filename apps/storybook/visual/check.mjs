/**
 * Shows on the built catalogue that a visual run can be believed: whole pages photographed from two servers are the same to
 * the pixel, and a line that has grown by a pixel is found on each of them. No photograph is stored, so a machine's own way
 * of rendering letters does not matter.
 */
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compareImages } from './compare-images.mjs'
import { storyPages } from './pages.mjs'
import { photograph } from './photograph.mjs'

const catalogue = join(dirname(fileURLToPath(import.meta.url)), '../storybook-static')
const STORIES = ['doc', 'home', 'blog-list'].map((name) => `shell--${name}`)
const WIDTHS = [360, 1280]
/** A rule is in the same sheet for every width. */
const WIDTHS_OF_CHANGE = [360]
const MODES = 2
const GROWN_LINE = '.fyr-footer{border-block-start-width:2px}'

/** Photographs of the stories from a server of their own, by name. */
async function photographsOf(folder, widths) {
  const { pages, close } = await storyPages(folder)
  const photographs = new Map()
  try {
    const wanted = pages.filter(({ name }) => STORIES.includes(name))
    await photograph(wanted, widths, (name, png) => photographs.set(name, png))
  } finally {
    close()
  }
  return photographs
}

/** A copy of the catalogue whose style sheets have one more rule. */
function changedCatalogue(rule) {
  const folder = mkdtempSync(join(tmpdir(), 'fyr-catalogue-'))
  cpSync(catalogue, folder, { recursive: true })
  const sheets = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.css'))
  for (const name of sheets) appendFileSync(join(folder, 'assets', name), rule)
  return folder
}

/** Names of the photographs that are not as they were before. */
function differing(before, after) {
  return [...after]
    .filter(([name, png]) => compareImages(before.get(name), png).pixels > 0)
    .map(([name]) => name)
}

const first = await photographsOf(catalogue, WIDTHS)
const second = await photographsOf(catalogue, WIDTHS)
const changed = changedCatalogue(GROWN_LINE)
const grown = await photographsOf(changed, WIDTHS_OF_CHANGE).finally(() =>
  rmSync(changed, { recursive: true }),
)

const expected = STORIES.length * WIDTHS.length * MODES
const expectedOfChange = STORIES.length * WIDTHS_OF_CHANGE.length * MODES
const issues = [
  ...(second.size === expected && first.size === expected
    ? []
    : [`not ${expected} photographs were taken twice`]),
  ...(grown.size === expectedOfChange ? [] : ['not every story was photographed with the change']),
  ...differing(first, second).map((name) => `${name} is not the same when it is photographed again`),
]
const found = differing(first, grown)
for (const name of grown.keys()) if (!found.includes(name)) issues.push(`${name} hides a line that has grown`)
for (const issue of issues) console.error(issue)
console.log(`${first.size} photographs taken again, ${found.length} of ${grown.size} planted changes found.`)
process.exitCode = issues.length > 0 ? 1 : 0
