// Prints how long hostile texts keep the compiler busy at three sizes, in seconds of processor time, and how the time
// grows: 1 when twice the text takes twice the time, 2 when it takes four times as long. `limit` marks a text that
// is refused. Each runs in a process whose heap holds 300 MB.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pMap from 'p-map'
import { HOSTILE_TEXTS } from './hostile-texts.mjs'

const { PATHOLOGICAL_TEXTS } = await import(HOSTILE_TEXTS)

const SIZES = [1000, 4000, 16_000]
const WARM_UP_SIZE = 100
const ONE_BY_ONE = { concurrency: 1 }
const MEMORY_MB = 300
const MAX_SECONDS = 2
const MAX_GROWTH = 1.2
/** Growth of less than this is that of starting up. In seconds. */
const SHORTEST_MEASURED = 0.1

const WORKER = fileURLToPath(new URL('limits-worker.mjs', import.meta.url))

function startProcess() {
  const worker = fork(WORKER, { execArgv: [`--max-old-space-size=${MEMORY_MB}`] })
  const ask = (task) =>
    new Promise((resolve) => {
      worker.once('message', resolve)
      worker.once('exit', () => resolve({ verdict: 'died' }))
      worker.send(task)
    })
  return { ask, stop: () => worker.disconnect() }
}

function growthOf([, middle, large]) {
  if (middle.verdict !== 'page' || large.verdict !== 'page' || middle.seconds < SHORTEST_MEASURED) return null
  return Math.log(large.seconds / middle.seconds) / Math.log(SIZES[2] / SIZES[1])
}

const cell = ({ verdict, seconds }) => (verdict === 'page' ? seconds.toFixed(2) : verdict).padStart(8)

async function measure(name) {
  const worker = startProcess()
  const results = await pMap([WARM_UP_SIZE, ...SIZES], (size) => worker.ask({ name, size }), ONE_BY_ONE)
  worker.stop()
  return results.slice(1)
}

let isGood = true
console.log(`${''.padEnd(36)}${SIZES.map((size) => String(size).padStart(8)).join('')}  growth`)
const report = async (name) => {
  const results = await measure(name)
  const growth = growthOf(results)
  const isFine =
    results.every(({ verdict, seconds }) => ['page', 'limit'].includes(verdict) && seconds < MAX_SECONDS) &&
    (growth ?? 0) <= MAX_GROWTH
  isGood &&= isFine
  const cells = results.map(cell).join('')
  console.log(`${name.padEnd(36)}${cells}${(growth?.toFixed(2) ?? '').padStart(8)}${isFine ? '' : '  <-'}`)
}
await pMap(Object.keys(PATHOLOGICAL_TEXTS), report, ONE_BY_ONE)
if (!isGood) process.exitCode = 1
