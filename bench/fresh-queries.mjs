#!/usr/bin/env node
/**
 * Scores the search by queries that were written before any of them was tried: `search.fresh-15.yml` of apps/site and
 * apps/docs, or of the sites whose folders are given. `--round 1` to `--round 13` take earlier sets, whose figures were looked at too often to
 * be news. `--corpora FOLDER` adds the documentation of other projects that is in a folder (`redux`, `vitepress`), with the
 * queries in `fresh/`. Each file is split by a hash of its queries. Of the half to look at, the misses are printed; of the
 * other half only figures, which tell how the search does with queries that nobody tuned it on.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { CORPUS_NAMES, corpusSite, freshFile } from './corpus-site.mjs'

const SHOWN = 5
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const command = join(root, 'packages/cli/bin/fyr.mjs')
const { values, positionals: given } = parseArgs({
  allowPositionals: true,
  options: { corpora: { type: 'string' }, round: { type: 'string', default: '15' } },
})
const file = freshFile(values.round)
const own = given.length > 0 ? given : [join(root, 'apps/site'), join(root, 'apps/docs')]
const corpora =
  values.corpora === undefined
    ? []
    : CORPUS_NAMES.map((name) => corpusSite(name, join(values.corpora, name), command))
const sites = [...own, ...corpora]

for (const site of sites) {
  for (const { locale, queries } of measure(site)) {
    const look = queries.filter(({ query }) => isLookedAt(query))
    const unseen = queries.filter(({ query }) => !isLookedAt(query))
    console.log(`${site} ${locale}`)
    for (const { query, kind, rank, first, expect } of look.filter((one) => one.rank !== 1))
      console.log(`  ${rank || 'none'}\t${kind}\t"${query}": ${first}, expected ${expect.join(' ')}`)
    for (const [name, half] of Object.entries({ look, unseen })) {
      console.log(`  ${name.padEnd(6)} ${figures(half)}`)
      for (const [kind, some] of byKind(half)) console.log(`    ${kind.padEnd(10)} ${figures(some)}`)
    }
  }
}

function measure(site) {
  const options = ['search', 'test', '--json', '--file', file, '--root', site]
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  // 1 says that some answers are not found, which is what is measured.
  if (status !== 0 && status !== 1)
    throw new Error(`The search of ${site} cannot be measured:\n${stderr}${stdout}`)
  const { scores, diagnostics } = JSON.parse(stdout)
  // Which addresses they are would tell what the unseen queries are.
  if (diagnostics.length > 0) console.log(`${site}: ${diagnostics.length} addresses are not in the search`)
  return scores
}

/** Whether a query belongs to the half that is looked at: the same on every machine. */
function isLookedAt(query) {
  return (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0
}

function figures(queries) {
  const mean = (worth) => (queries.reduce((sum, one) => sum + worth(one), 0) / queries.length).toFixed(3)
  return [
    `${queries.length} queries`,
    `reciprocal rank ${mean(({ rank }) => (rank === 0 ? 0 : 1 / rank))}`,
    `in the first ${SHOWN} ${mean(({ rank }) => Number(rank > 0 && rank <= SHOWN))}`,
    `not found ${mean(({ rank }) => Number(rank === 0))}`,
    `without any hit ${mean(({ first }) => Number(first === null))}`,
  ].join(', ')
}

function byKind(queries) {
  const kinds = new Map()
  for (const one of queries) kinds.set(one.kind, [...(kinds.get(one.kind) ?? []), one])
  return [...kinds].toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1))
}
