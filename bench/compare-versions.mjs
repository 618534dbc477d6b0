/**
 * Compares two built checkouts of Fyr on a corpus, in turns: `node compare-versions.mjs --before PATH --after PATH`, with
 * `--turns 9`, `--corpus real` (or `generated`, with `--pages 1000`), `--copies 5`, and `--dev` for the first page of
 * `fyr dev` too. Each version is installed from packed files, as a site builder has it.
 */
import { appendFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pMap from 'p-map'
import { chromium } from 'playwright'
import { launchOptions } from '../scripts/chromium.mjs'
import { chooseCorpora, COPIES } from './corpora.mjs'
import { CONTESTANTS } from './peers/contestants.mjs'
import { tableOf } from './peers/format-table.mjs'
import { leaveOutside } from './peers/install-outside.mjs'
import { measureCommand } from './peers/measure-command.mjs'
import { measureFirstPage } from './peers/measure-dev.mjs'
import { median } from './peers/median.mjs'
import { prepareSite } from './peers/prepare-site.mjs'

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    after: { type: 'string' },
    turns: { type: 'string', default: '9' },
    corpus: { type: 'string', default: 'real' },
    copies: { type: 'string', default: String(COPIES) },
    pages: { type: 'string', default: '1000' },
    dev: { type: 'boolean', default: false },
  },
})
const fyr = CONTESTANTS.find(({ packages }) => packages === null)
const [corpus] = chooseCorpora({ ...values, only: values.corpus })

/** Installs the version of a checkout into a site of its own. */
async function prepareVersion(label) {
  if (values[label] === undefined) throw new Error(`--${label} takes the path of a built checkout.`)
  const { packPackages } = await import(join(resolve(values[label]), 'scripts/pack-packages.mjs'))
  const folder = prepareSite(fyr, corpus, `${label}-${corpus.name}`, packPackages)
  return { label, folder, cold: [], unchanged: [], edited: [], first: [] }
}

/** One turn of a version: a cold build, one without a change, one after an edit, and a first page if it is asked for. */
async function measureTurn({ label, folder, cold, unchanged, edited, first }, turn) {
  const forget = () =>
    fyr.forget.forEach((path) => rmSync(join(folder, path), { recursive: true, force: true }))
  const programOf = ([program]) => join(folder, 'node_modules/.bin', program)
  const build = () => measureCommand(programOf(fyr.command), fyr.command.slice(1), { cwd: folder })
  forget()
  cold.push(await build())
  unchanged.push(await build())
  appendFileSync(join(folder, fyr.docs, corpus.docs[0].path), `\nA line more, number ${turn}.\n`)
  edited.push(await build())
  if (browser !== null) {
    forget()
    const command = [programOf(fyr.dev), ...fyr.dev.slice(1)]
    first.push(await measureFirstPage(browser, command, { cwd: folder, ending: fyr.ending, corpus }))
  }
  console.error(
    `${label}, turn ${turn + 1}: ${JSON.stringify([cold, unchanged, edited, first].map((runs) => runs.at(-1)))}`,
  )
}

function medianOf(runs, key, digits = 2) {
  return median(runs.map((run) => run[key])).toFixed(digits)
}

function rowOf({ label, cold, unchanged, edited, first }) {
  return {
    version: label,
    'cold, s (work)': `${medianOf(cold, 'clock')} (${medianOf(cold, 'work')})`,
    'memory, MiB': medianOf(cold, 'megabytes', 0),
    'one edit, s (work)': `${medianOf(edited, 'clock')} (${medianOf(edited, 'work')})`,
    'no change, s (work)': `${medianOf(unchanged, 'clock')} (${medianOf(unchanged, 'work')})`,
    ...(first.length > 0 && { 'first page, s': (median(first) / 1000).toFixed(2) }),
  }
}

const browser = values.dev ? await chromium.launch(launchOptions) : null
try {
  const versions = await pMap(['before', 'after'], prepareVersion, { concurrency: 1 })
  const turns = Array.from({ length: Number(values.turns) }, (_unused, turn) =>
    versions.map((version) => () => measureTurn(version, turn)),
  )
  await pMap(turns.flat(), (turn) => turn(), { concurrency: 1 })
  console.log(
    `${corpus.about}; medians of ${values.turns}, Node ${process.versions.node}\n\n${tableOf(versions.map(rowOf))}`,
  )
} finally {
  await browser?.close()
  leaveOutside()
}
