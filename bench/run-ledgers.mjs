/**
 * Measures what the ledgers of translations cost a build: `pnpm maintain bench:ledgers`, or `node run-ledgers.mjs 300`. A build compares
 * each translation once, when it checks its page. It prints the work of that beside its goal.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildManifest, parseSiteConfig } from '@fyr/content-pipeline'
import { generatedCorpus } from './corpora.mjs'
import { writeSite } from './write-site.mjs'

/** Milliseconds a document. */
const GOAL = 0.3
const ROUNDS = 15

const here = dirname(fileURLToPath(import.meta.url))
const command = join(here, 'node_modules/@fyr/cli/bin/fyr.mjs')
const site = join(here, '.sites/ledgers')
const pages = Number(process.argv[2] ?? 1000)

writeSite(site, generatedCorpus(pages, { translated: 1 }))
const { status, stderr } = spawnSync(process.execPath, [command, 'translate', 'accept', '--all'], {
  cwd: site,
  encoding: 'utf8',
})
if (status !== 0) throw new Error(`The ledgers cannot be written:\n${stderr}`)

// The configuration of a corpus has no types.
const configText = readFileSync(join(site, 'site.config.ts'), 'utf8')
const { default: written } = await import(`data:text/javascript,${encodeURIComponent(configText)}`)
const { config } = parseSiteConfig(written, { file: 'site.config.ts', text: '' })
const build = await buildManifest({ root: site, config, mode: 'production' })
const times = Array.from({ length: ROUNDS }, () => {
  const start = process.cpuUsage()
  const translations = build.listTranslations('no')
  const { user, system } = process.cpuUsage(start)
  const each = (user + system) / 1000 / translations.length
  if (translations.length < pages || translations.some(({ state }) => state === null))
    throw new Error('Some translations have no ledger.')
  return each
}).toSorted((one, other) => one - other)
const cost = times[Math.floor(ROUNDS / 2)]
const blocks = build.listTranslations('no')[0].target.blocks.length
console.log(
  `${pages} translations of ${blocks} blocks: ${cost.toFixed(2)} ms a document in a build, at most ${GOAL} wanted`,
)
rmSync(site, { recursive: true, force: true })
