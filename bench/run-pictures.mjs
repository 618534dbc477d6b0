/**
 * Builds a site of two hundred pictures and opens its pages in Chromium: `pnpm maintain bench:pictures`. It prints what readers load,
 * what a build takes, and whether each figure is within its goal, and ends with 1 if one is not. `--save` keeps the table in `results/`.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { tableOf } from './peers/format-table.mjs'
import { measureCommand } from './peers/measure-command.mjs'
import { saveResults } from './peers/save-results.mjs'
import { readPictures } from './read-pictures.mjs'
import { configurePictures, writePictureSite } from './picture-site.mjs'

const { values } = parseArgs({ options: { save: { type: 'boolean', default: false } } })

const here = dirname(fileURLToPath(import.meta.url))
const command = join(here, 'node_modules/@fyr/cli/bin/fyr.mjs')
const site = join(here, '.sites/pictures')
const dist = join(site, 'dist')
const store = join(site, 'node_modules/.cache/fyr')

// Memory grows with the number of threads; the goal is for four.
process.env.FYR_THREADS = '4'

function build() {
  rmSync(dist, { recursive: true, force: true })
  return measureCommand(process.execPath, [command, 'build'], { cwd: site })
}

function buildCold() {
  rmSync(store, { recursive: true, force: true })
  return build()
}

/** A hash of every published file, by path. */
function hashesOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const paths = files.map((one) => join(one.parentPath, one.name)).toSorted()
  return paths.map((path) => `${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`)
}

/** The kept pictures and when each was written. */
function keptPictures() {
  const folder = join(store, 'picture')
  const names = readdirSync(folder, { recursive: true }).toSorted()
  return names.map((name) => `${name} ${statSync(join(folder, name)).ctimeMs}`)
}

function htmlBytes({ path }) {
  return gzipSync(readFileSync(join(dist, `${path}/index.html`))).length
}

const { pages, plain, bytes, count } = await writePictureSite(site)

configurePictures(site, { isConverting: false })
const before = { ...(await buildCold()), html: pages.map(htmlBytes) }
const scriptsBefore = await readPictures(dist, { pages: [plain], density: 1 })

configurePictures(site, { isConverting: true })
const cold = await buildCold()
const [firstHashes, kept] = [hashesOf(dist), keptPictures()]
await build()
const convertedAgain = keptPictures().filter((one) => !kept.includes(one)).length
await buildCold()
const secondHashes = hashesOf(dist)
const html = pages.map(htmlBytes)

const [one, two] = [
  await readPictures(dist, { pages, density: 1 }),
  await readPictures(dist, { pages, density: 2 }),
]
const withoutPictures = await readPictures(dist, { pages: [plain], density: 1 })

const share = (visit) => (100 * visit.reduce((sum, page) => sum + page.pictureBytes, 0)) / bytes
const worst = (of) => Math.max(...[...one, ...two].map(of))
const msEach = (1000 * (cold.work - before.work)) / count
const htmlEach = html.reduce((sum, size, at) => sum + size - before.html[at], 0) / count
const different = secondHashes.filter((line) => !firstHashes.includes(line)).length
const rows = [
  row('pictures of all pages at 1x, % of the originals', share(one), 40),
  row('pictures of all pages at 2x, % of the originals', share(two), 60),
  row('work of a first build for a picture, ms', msEach, 150),
  row('pictures that a second build converts', convertedAgain, 0),
  row('memory with 4 threads, MiB', cold.megabytes, 700),
  row('files that differ in a second build from nothing', different, 0),
  row('HTML for a picture, gzip, B', htmlEach, 150),
  row('scripts of a page without pictures, B more', withoutPictures[0].scripts - scriptsBefore[0].scripts, 0),
  row(
    'scripts of a page with pictures until a click, B more',
    one[0].scripts - withoutPictures[0].scripts,
    0,
  ),
  row(
    'script of the first click on a picture, gzip, B',
    worst(({ scriptOfClick }) => scriptOfClick),
    1500,
  ),
  row(
    'layout shift, highest',
    worst(({ shift }) => shift),
    0,
    3,
  ),
  row(
    'violations of the policy',
    worst(({ violations }) => violations),
    0,
  ),
]

function row(measured, figure, goal, digits = 1) {
  const shown = Number.isInteger(figure) ? String(figure) : figure.toFixed(digits)
  return { measured, figure: shown, 'at most': String(goal), reached: Number(shown) <= goal ? 'yes' : 'no' }
}

const about = `${count} pictures, ${(bytes / 1e6).toFixed(1)} MB: screenshots, photographs and icons (bench/picture-files.mjs)`
console.log(`${about}\n\n${tableOf(rows)}`)
if (values.save) saveResults('pictures', { command: 'pnpm maintain bench:pictures', about, rows })
if (rows.some(({ reached }) => reached === 'no')) process.exitCode = 1
