/**
 * Builds the real corpus, then the generated one in growing sizes, and prints what each build took: `pnpm maintain bench`, or
 * `node run-bench.mjs 100 1000`. A site is built cold, without a change, and after one edit; the last line compares the
 * largest generated one with the smallest. The search is measured on apps/site and on the generated sites.
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generatedCorpus, realCorpus } from './corpora.mjs'
import { goldenQueries } from './golden-queries.mjs'
import { measureSearch } from './measure-search.mjs'
import { measureTyping } from './measure-typing.mjs'
import { writeSite } from './write-site.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const command = join(here, 'node_modules/@fyr/cli/bin/fyr.mjs')
const given = process.argv.slice(2).map(Number)
const sizes = given.length === 0 ? [100, 1000] : given

/** Seconds of a build, on the clock and of work in all its threads, and the most memory that it held. */
function measureBuild(site) {
  const probe = `process.on('exit', () => { const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
    process.stderr.write('\\n' + JSON.stringify({ work: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 })) })`
  const start = performance.now()
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(probe)}`, command, 'build'],
    { cwd: site, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The build of ${site} failed:\n${stderr}`)
  const clock = (performance.now() - start) / 1000
  return { clock, ...JSON.parse(stderr.trim().split('\n').at(-1)) }
}

function format({ clock, work, megabytes }) {
  return `${clock.toFixed(1)} s, ${work.toFixed(1)} s of work, ${megabytes.toFixed(0)} MiB`
}

function measureCorpus(name, corpus, { hasGolden = false } = {}) {
  const site = join(here, '.sites', name)
  writeSite(site, corpus)
  if (hasGolden) writeFileSync(join(site, 'search.golden.yml'), goldenQueries(corpus.docs))
  const cold = measureBuild(site)
  const unchanged = measureBuild(site)
  appendFileSync(join(site, 'content/docs', corpus.docs[0].path), '\nA line more.\n')
  const edited = measureBuild(site)
  console.log(corpus.about)
  console.log(`  cold       ${format(cold)}`)
  console.log(`  unchanged  ${format(unchanged)}`)
  console.log(`  one edit   ${format(edited)}`)
  if (hasGolden) for (const line of measureSearch(command, site)) console.log(`  ${line}`)
  return cold
}

/** The real site of this repository, from its content; it is built for the size of its scripts. */
async function measureRealSite() {
  const site = join(here, '../apps/site')
  measureBuild(site)
  console.log('Real site: apps/site')
  for (const line of measureSearch(command, site)) console.log(`  ${line}`)
  const { loading, typing } = await measureTyping(site)
  const tasks = `${loading.toFixed(0)} ms while it loads, ${typing.toFixed(0)} ms while typing`
  console.log(`  longest task over 50 ms of the main thread, processor 4 times slower: ${tasks}`)
}

await measureRealSite()
measureCorpus('real', realCorpus())
const results = sizes.map((pages) => ({
  pages,
  cold: measureCorpus(String(pages), generatedCorpus(pages), { hasGolden: true }),
}))
const [smallest, largest] = [results[0], results.at(-1)]
const ratio = (of) => (of(largest) / of(smallest)).toFixed(2)
console.log(
  `${largest.pages} to ${smallest.pages} pages: ${ratio(({ pages, cold }) => cold.work / pages)} times the work per page, ` +
    `${ratio(({ cold }) => cold.megabytes)} times the memory`,
)
