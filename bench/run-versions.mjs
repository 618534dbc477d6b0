/**
 * Builds a site with one version of its docs, and again with a second version that says the same: `pnpm maintain bench:versions`, or
 * `node run-versions.mjs 300`. It prints what the second version adds: work of a cold build, and bytes by kind of file.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pMap from 'p-map'
import { generatedCorpus } from './corpora.mjs'
import { tableOf } from './peers/format-table.mjs'
import { measureCommand } from './peers/measure-command.mjs'
import { writeSite } from './write-site.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const command = join(here, 'node_modules/@fyr/cli/bin/fyr.mjs')
const pages = Number(process.argv[2] ?? 1000)
const ROUNDS = 3

function prepare(name) {
  const site = join(here, '.sites', name)
  writeSite(site, generatedCorpus(pages))
  return site
}

function addVersion(site) {
  const folder = join(site, 'versioned_docs/version-1.0')
  mkdirSync(dirname(folder), { recursive: true })
  cpSync(join(site, 'content/docs'), folder, { recursive: true })
  writeFileSync(join(site, 'versions.json'), '["1.0"]\n')
}

async function buildCold(site) {
  for (const name of ['dist', 'node_modules']) rmSync(join(site, name), { recursive: true, force: true })
  return measureCommand(process.execPath, [command, 'build'], { cwd: site })
}

/** Bytes of the published files by their kind. What has several names counts once. */
function bytesOf(site) {
  const folder = join(site, 'dist')
  const known = new Set()
  const sums = {}
  for (const one of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!one.isFile()) continue
    const path = join(one.parentPath, one.name)
    const { ino, size } = statSync(path)
    if (known.has(ino)) continue
    known.add(ino)
    const kind = kindOf(one.name)
    sums[kind] = (sums[kind] ?? 0) + size
  }
  return sums
}

function kindOf(name) {
  if (name === 'page.json') return 'payloads'
  if (/^(?:search-|stemmer)/.test(name)) return 'search'
  return { '.html': 'HTML', '.md': 'Markdown' }[extname(name)] ?? 'others'
}

const [one, two] = [prepare('versions-one'), prepare('versions-two')]
addVersion(two)
// In turn, so that what else the machine does meets both.
const turns = Array.from({ length: ROUNDS }, () => [one, two]).flat()
const works = await pMap(turns, async (site) => (await buildCold(site)).work, { concurrency: 1 })
const medianOf = (site) => {
  const own = works.filter((_work, turn) => turns[turn] === site)
  return own.toSorted((left, right) => left - right)[Math.floor(ROUNDS / 2)]
}
const [work, workOfTwo] = [medianOf(one), medianOf(two)]
const [bytes, bytesOfTwo] = [bytesOf(one), bytesOf(two)]
const apart = (sums) =>
  Object.entries(sums).reduce((sum, [kind, size]) => sum + (kind === 'HTML' ? 0 : size), 0)
const row = (measured, first, both, unit) => ({
  measured,
  'one version': `${first.toFixed(1)} ${unit}`,
  'two versions': `${both.toFixed(1)} ${unit}`,
  'more, %': ((100 * (both - first)) / first).toFixed(1),
})
const rows = [
  row('work of a cold build', work, workOfTwo, 's'),
  row('bytes apart from HTML', apart(bytes) / 1e6, apart(bytesOfTwo) / 1e6, 'MB'),
  ...Object.keys(bytesOfTwo)
    .toSorted()
    .map((kind) => row(kind, (bytes[kind] ?? 0) / 1e6, bytesOfTwo[kind] / 1e6, 'MB')),
]
console.log(`${pages} pages, and the same ${pages} as a second version\n\n${tableOf(rows)}`)
for (const site of [one, two]) rmSync(site, { recursive: true, force: true })
