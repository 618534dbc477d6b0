/**
 * Builds the same corpus with each tool and prints a table: `pnpm bench:peers`, or
 * `node run-peers.mjs --pages 1000 --rounds 3 --only Fyr,Docusaurus`. All are installed outside of the workspace; runs of the
 * tools alternate, and figures are medians.
 */
import { appendFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pMap from 'p-map'
import { chooseContestants } from './peers/contestants.mjs'
import { formatTable } from './peers/format-table.mjs'
import { leaveOutside } from './peers/install-outside.mjs'
import { measureCommand } from './peers/measure-command.mjs'
import { meanHtmlBytes, measurePages } from './peers/measure-pages.mjs'
import { prepareSite } from './peers/prepare-site.mjs'
import { docPath } from './write-corpus.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    browser: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const pages = Number(values.pages)
const chosen = chooseContestants(values.only)
const results = new Map(chosen.map(({ name }) => [name, { cold: [], unchanged: [], edited: [], page: null }]))

const folders = new Map(
  chosen.map((contestant) => [contestant.name, prepareSite(contestant, pages, contestant.name)]),
)

const asideOf = (folder) => `${folder}-aside`

/**
 * Takes something out of the way of a cold build. It is not removed yet: for minutes after, ext4 is slow to make as many
 * files anew, and that would be measured.
 */
function putAside(folder, path) {
  const aside = asideOf(folder)
  mkdirSync(aside, { recursive: true })
  if (existsSync(join(folder, path)))
    renameSync(join(folder, path), join(aside, `${Date.now()}-${path.replaceAll('/', '-')}`))
}

/** One turn of a tool: a cold build, one without a change, one after an edit; in the first round its pages too. */
async function measureTurn({ name, command, output, forget, docs, article, ending }, round) {
  const cwd = folders.get(name) ?? ''
  const [program, ...args] = [join(cwd, 'node_modules/.bin', command[0]), ...command.slice(1)]
  const build = () => measureCommand(program, args, { cwd })
  for (const path of forget) putAside(cwd, path)
  const cold = await build()
  const unchanged = await build()
  appendFileSync(join(cwd, docs, docPath(0)), `\nA line more, number ${round}.\n`)
  const edited = await build()
  console.error(`${name}, round ${round + 1}: ${JSON.stringify({ cold, unchanged, edited })}`)
  const result = results.get(name)
  result.cold.push(cold)
  result.unchanged.push(unchanged)
  result.edited.push(edited)
  if (round > 0) return
  const built = join(cwd, output)
  if (!existsSync(built)) throw new Error(`${name} has written no ${output}.`)
  result.htmlBytes = meanHtmlBytes(built)
  if (values.browser) result.page = await measurePages(built, { article, ending })
}

const rounds = Array.from({ length: Number(values.rounds) }, (_unused, round) => round)
const turns = rounds.flatMap((round) => chosen.map((contestant) => ({ contestant, round })))
try {
  await pMap(turns, ({ contestant, round }) => measureTurn(contestant, round), { concurrency: 1 })
} finally {
  for (const folder of folders.values()) rmSync(asideOf(folder), { recursive: true, force: true })
  leaveOutside()
}
console.log(formatTable(results, { pages, rounds: rounds.length }))
