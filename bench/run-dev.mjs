/**
 * Measures the development server of each tool on the same corpora, from nothing kept, and ours on a larger one too:
 * `pnpm maintain bench:dev`, or `node run-dev.mjs --pages 1000 --own-pages 10000 --rounds 3 --only Fyr,VitePress --corpus real`.
 * Rounds of the tools alternate, and figures are medians.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pMap from 'p-map'
import { chromium } from 'playwright'
import { launchOptions } from '../scripts/chromium.mjs'
import { chooseCorpora, COPIES, generatedCorpus } from './corpora.mjs'
import { chooseContestants } from './peers/contestants.mjs'
import { tableOf } from './peers/format-table.mjs'
import { leaveOutside } from './peers/install-outside.mjs'
import { measureDev, measureEmptyServer } from './peers/measure-dev.mjs'
import { median } from './peers/median.mjs'
import { prepareSite } from './peers/prepare-site.mjs'
import { saveResults } from './peers/save-results.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    'own-pages': { type: 'string', default: '10000' },
    copies: { type: 'string', default: String(COPIES) },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    corpus: { type: 'string' },
    save: { type: 'boolean', default: false },
  },
})
const chosen = chooseContestants(values.only)
const corpora = chooseCorpora({ ...values, only: values.corpus })
const ownCorpora = corpora.some(({ name }) => name === 'generated')
  ? [generatedCorpus(Number(values['own-pages']))]
  : []
const entries = chosen.flatMap((contestant) =>
  [...corpora, ...(contestant.packages === null ? ownCorpora : [])].map((corpus) => {
    const folder = prepareSite(contestant, corpus, `${contestant.name}-${corpus.name}-${corpus.docs.length}`)
    return { contestant, corpus, folder, first: [], whole: [], edits: [] }
  }),
)

const browser = await chromium.launch(launchOptions)
const empty = []

async function measureTurn({ contestant, folder, corpus, first, whole, edits }) {
  const { name, dev, docs, ending, forget } = contestant
  for (const path of forget) rmSync(join(folder, path), { recursive: true, force: true })
  const [program, ...args] = dev
  const command = [join(folder, 'node_modules/.bin', program), ...args]
  const measured = await measureDev(browser, command, { cwd: folder, docs, ending, corpus })
  console.error(`${name}, ${corpus.about}: ${JSON.stringify(measured)}`)
  first.push(measured.first)
  whole.push(measured.whole)
  edits.push(...measured.edits)
}

try {
  const turns = [
    async () => empty.push(await measureEmptyServer(browser)),
    ...entries.map((entry) => () => measureTurn(entry)),
  ]
  const rounds = Array.from({ length: Number(values.rounds) }, () => turns)
  await pMap(rounds.flat(), (turn) => turn(), { concurrency: 1 })
} finally {
  await browser.close()
  leaveOutside()
}

console.log(`Medians of ${values.rounds}, Node ${process.versions.node}\n`)
console.log(`A server with one page and nothing to read: ${(median(empty) / 1000).toFixed(2)} s\n`)
function rowOf({ contestant, corpus, first, whole, edits }) {
  return {
    tool: contestant.name,
    pages: corpus.docs.length.toLocaleString('en'),
    'first page, s': (median(first) / 1000).toFixed(2),
    'with its sidebar, s': (median(whole) / 1000).toFixed(2),
    'edit, ms': median(edits).toFixed(0),
  }
}

for (const { name, about } of corpora) {
  const rows = entries.filter(({ corpus }) => corpus.name === name).map(rowOf)
  console.log(`${about}\n\n${tableOf(rows)}\n`)
  if (values.save)
    saveResults(`dev-${name}`, {
      command: ['pnpm maintain bench:dev', ...process.argv.slice(2)].join(' '),
      about,
      rounds: Number(values.rounds),
      rows,
    })
}
