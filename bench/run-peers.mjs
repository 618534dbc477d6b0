/**
 * Builds the same corpora with each tool, the real one first, and prints a table of each: `pnpm maintain bench:peers`, or
 * `node run-peers.mjs --pages 1000 --rounds 3 --only Fyr,Docusaurus --corpus real`. All are installed outside of the
 * workspace; runs of the tools alternate, and figures are medians.
 */
import { appendFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pMap from 'p-map'
import { chooseCorpora, COPIES } from './corpora.mjs'
import { chooseBuilders } from './peers/contestants.mjs'
import { formatTable, rowsOf } from './peers/format-table.mjs'
import { leaveOutside } from './peers/install-outside.mjs'
import { measureCommand } from './peers/measure-command.mjs'
import { meanHtmlBytes, measurePages } from './peers/measure-pages.mjs'
import { prepareSite } from './peers/prepare-site.mjs'
import { saveResults } from './peers/save-results.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    copies: { type: 'string', default: String(COPIES) },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    corpus: { type: 'string' },
    browser: { type: 'boolean', default: true },
    save: { type: 'boolean', default: false },
  },
  allowNegative: true,
})
const chosen = chooseBuilders(values.only)
const rounds = Array.from({ length: Number(values.rounds) }, (_unused, round) => round)

const asideOf = (folder) => `${folder}-aside`

/**
 * Moves something out of the way of a cold build. It is not removed yet: for minutes afterwards ext4 is slow to create as many
 * files again, and that would be measured.
 */
function putAside(folder, path) {
  const aside = asideOf(folder)
  mkdirSync(aside, { recursive: true })
  if (existsSync(join(folder, path)))
    renameSync(join(folder, path), join(aside, `${Date.now()}-${path.replaceAll('/', '-')}`))
}

/**
 * One turn of a tool: a cold build, one without a change, one after an edit; in the first round its pages too, whose figures
 * in a browser are of the generated corpus.
 */
async function measureTurn({ contestant, corpus, folder: cwd, result, round }) {
  const { name, command, output, forget, docs, article, ending } = contestant
  const [program, ...args] = [join(cwd, 'node_modules/.bin', command[0]), ...command.slice(1)]
  const build = () => measureCommand(program, args, { cwd })
  for (const path of forget) putAside(cwd, path)
  const cold = await build()
  const unchanged = await build()
  appendFileSync(join(cwd, docs, corpus.docs[0].path), `\nA line more, number ${round}.\n`)
  const edited = await build()
  console.error(`${name}, ${corpus.name}, round ${round + 1}: ${JSON.stringify({ cold, unchanged, edited })}`)
  result.cold.push(cold)
  result.unchanged.push(unchanged)
  result.edited.push(edited)
  if (round > 0) return
  const built = join(cwd, output)
  if (!existsSync(built)) throw new Error(`${name} has written no ${output}.`)
  result.htmlBytes = meanHtmlBytes(built)
  if (values.browser && corpus.name === 'generated')
    result.page = await measurePages(built, { article, ending, first: corpus.docs[0] })
}

/** Measures all tools on a corpus, each with a site of its own, and gives the table. */
async function measureCorpus(corpus) {
  const entries = chosen.map((contestant) => {
    const folder = prepareSite(contestant, corpus, `${contestant.name}-${corpus.name}`)
    return { contestant, corpus, folder, result: { cold: [], unchanged: [], edited: [], page: null } }
  })
  try {
    const turns = rounds.flatMap((round) => entries.map((entry) => ({ ...entry, round })))
    await pMap(turns, measureTurn, { concurrency: 1 })
  } finally {
    for (const { folder } of entries) rmSync(asideOf(folder), { recursive: true, force: true })
  }
  const results = new Map(entries.map(({ contestant, result }) => [contestant.name, result]))
  if (values.save)
    saveResults(`peers-${corpus.name}`, {
      command: ['pnpm maintain bench:peers', ...process.argv.slice(2)].join(' '),
      about: corpus.about,
      rounds: rounds.length,
      rows: rowsOf(results),
    })
  return formatTable(results, { about: corpus.about, rounds: rounds.length })
}

try {
  const corpora = chooseCorpora({ ...values, only: values.corpus })
  const tables = await pMap(corpora, measureCorpus, { concurrency: 1 })
  console.log(tables.join('\n\n'))
} finally {
  leaveOutside()
}
