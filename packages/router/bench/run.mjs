/**
 * Measures the built router beside others in one process. `--strict` makes a missed target an error; without it the
 * figures are only printed, since a busy machine misses them now and then.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createPatternCache, createRouter, matchPath } from '../dist/index.js'
import { allHold, measure, median, report } from './measure.mjs'
import { copyTexts, createPatterns } from './tables.mjs'

const ROUNDS = 41
const KEYS = 512
const OPERATIONS = 20_000

/** @typedef {ReturnType<import('./contenders.mjs').createContenders>} Contenders */

/**
 * @param {Contenders['loops']} loops
 * @param {(round: number) => string[]} keysOf New or the same keys for every round.
 * @param {number} operations
 */
function compare(loops, keysOf, operations) {
  const runs = Object.entries(loops).map(([name, loop]) => {
    const prepared = Array.from({ length: ROUNDS + 5 }, (_, round) => keysOf(round))
    return [
      name,
      (/** @type {number} */ round) =>
        (loop(prepared[round], operations), operations),
    ]
  })
  return measure(Object.fromEntries(runs), ROUNDS)
}

/** @param {string} title @param {Record<string, number>} medians */
function print(title, medians) {
  const cells = Object.entries(medians).map(([name, time]) => `${name} ${time.toFixed(1)}`)
  console.log(`${title} (ns): ${cells.join(' | ')}`)
}

/** @param {Contenders} contenders */
function createKeys({ statics, dynamics }) {
  const pick = (/** @type {number} */ index) => statics[(index * 37) % statics.length]
  const numbers = Array.from({ length: KEYS }, (_, index) => index)
  return {
    pick,
    warm: copyTexts(numbers.map(pick)),
    dynamic: copyTexts(
      numbers.map((index) => dynamics[index % dynamics.length].replace(/:\w+/, `value-${index}`)),
    ),
    miss: copyTexts(numbers.map((index) => `/no/docs-${index}/nothing/here`)),
  }
}

const COUNTS = [100, 1000, 10_000]

// A module for each table: closures of one function share what the engine has learnt of them, and call through a pointer.
const made = await Promise.all(COUNTS.map((count) => import(`./contenders.mjs?routes=${count}`)))

/** @type {Record<number, Contenders>} */
const tables = {}
for (const [place, count] of COUNTS.entries()) {
  console.log(`\n${count.toLocaleString('en')} routes`)
  tables[count] = made[place].createContenders(count)
  const { reactRouter, loops } = tables[count]
  const keys = createKeys(tables[count])

  const hit = compare(loops, () => keys.warm, OPERATIONS)
  print('static hit, warm', hit)
  const fresh = compare(
    loops,
    () => copyTexts(Array.from({ length: 2000 }, (_, index) => keys.pick(index))),
    2000,
  )
  print('static hit, never-seen keys', fresh)
  const dynamic = compare(loops, () => keys.dynamic, OPERATIONS)
  print('dynamic hit', dynamic)
  const miss = compare(loops, () => keys.miss, OPERATIONS)
  print('miss', miss)

  const sample = Array.from({ length: 5 }, (_, index) => keys.pick(index * 101 + Math.floor(count / 2)))
  for (const key of sample) reactRouter(key)
  const slow = median(sample.map((key) => measure({ one: () => (reactRouter(key), 1) }, 3).one))
  console.log(`static hit, react-router 5 (ns): ${Math.round(slow).toLocaleString('en')}`)

  if (count > 100) {
    report('static hit, warm, to Map.get', hit.ours / hit['Map.get'], '<=', 1.5)
    report('static hit, never-seen keys, to Map.get', fresh.ours / fresh['Map.get'], '<=', 1.3)
  }
  report(
    'static hit, times faster than react-router 5',
    slow / hit.ours,
    '>=',
    { 100: 100, 1000: 5000, 10_000: 50_000 }[count],
  )
  report('dynamic hit to hono', dynamic.ours / dynamic.hono, '<=', 1.25)
  report('miss to hono', miss.ours / miss.hono, '<=', 1.25)
}

console.log('\ngrowth from 100 to 10,000 routes')
measureGrowth('dynamic')
measureGrowth('miss')

console.log('\none-off patterns')
measureCache()
console.log('\nbuilding 10,000 routes')
measureBuild()
console.log('\nhostile addresses')
measureHostile()
if (process.argv.includes('--strict') && !allHold()) process.exitCode = 1

/** Both tables take turns, so that what else the machine does meets both. @param {'dynamic' | 'miss'} kind */
function measureGrowth(kind) {
  const runs = [100, 10_000].flatMap((count) => {
    const keys = createKeys(tables[count])[kind]
    return ['Map.get', 'ours', 'hono'].map((name) => {
      const loop = tables[count].loops[/** @type {keyof Contenders['loops']} */ (name)]
      return [`${name} ${count}`, () => (loop(keys, OPERATIONS), OPERATIONS)]
    })
  })
  const times = measure(Object.fromEntries(runs), ROUNDS)
  print(kind, times)
  report(`${kind}`, times['ours 10000'] / times['ours 100'], '<=', 1.3)
}

function measureCache() {
  const patterns = Array.from({ length: 22_000 }, (_, index) => `/docs/section-${index % 40}/page-${index}`)
  const full = () => {
    const cache = createPatternCache()
    for (const pattern of patterns.slice(0, 9999)) matchPath(pattern, pattern, { cache })
    return cache
  }
  const first = [...Array(21)].map(() => {
    const cache = full()
    return [9999, 10_000].map((index) => {
      const start = process.hrtime.bigint()
      matchPath(patterns[index], patterns[index], { cache })
      return Number(process.hrtime.bigint() - start)
    })
  })
  report(
    'first call with pattern 10,001 to pattern 10,000',
    median(first.map(([, b]) => b)) / median(first.map(([a]) => a)),
    '<=',
    4,
  )
  const options = { cache: full() }
  for (const pattern of patterns.slice(9999, 10_001)) matchPath(pattern, pattern, options)
  const [inside, beyond] = copyTexts(patterns.slice(9999, 10_001))
  const map = new Map(patterns.slice(0, 10_000).map((pattern) => [pattern, pattern]))
  const repeated = (/** @type {string} */ pattern) => () => {
    for (let i = 0; i < OPERATIONS; i++) matchPath(pattern, pattern, options)
    return OPERATIONS
  }
  const times = measure(
    {
      inside: repeated(inside),
      beyond: repeated(beyond),
      map: () => {
        let hits = 0
        for (let i = 0; i < OPERATIONS; i++) if (map.get(inside) !== undefined) hits++
        return hits
      },
    },
    ROUNDS,
  )
  print('repeated call', times)
  report('repeated call with pattern 10,001 to pattern 10,000', times.beyond / times.inside, '<=', 4)
  report('one hot pattern at capacity to Map.get', times.inside / times.map, '<=', 2)
  measureHits(patterns)
}

/** A pattern that is still held gives the same frozen match. @param {string[]} patterns */
function measureHits(patterns) {
  const cache = createPatternCache()
  const seen = new Map()
  const walk = (/** @type {string[]} */ list) => {
    let hits = 0
    for (const pattern of list) {
      const match = matchPath(pattern, pattern, { cache })
      if (seen.get(pattern) === match) hits++
      seen.set(pattern, match)
    }
    return (100 * hits) / list.length
  }
  const cyclic = patterns.slice(0, 11_000)
  walk(cyclic)
  const rates = Array.from({ length: 10 }, () => walk(cyclic))
  report('cyclic walk over 11,000 patterns, worst round', Math.min(...rates), '>=', 75, ' %')
  const drift = Array.from({ length: 5 }, () => walk(patterns.slice(11_000, 16_000)))
  console.log(`rounds over 5,000 new patterns: ${drift.map((rate) => `${rate.toFixed(1)} %`).join(', ')}`)
  report('drift to 5,000 new patterns, fourth round on', Math.min(...drift.slice(3)), '>=', 99, ' %')
}

function measureBuild() {
  const { statics, dynamics } = createPatterns(10_000)
  const routes = [...statics, ...dynamics].map((pattern) => ({ pattern }))
  const { build } = measure({ build: () => (createRouter(routes), 1) }, ROUNDS)
  report('time, warm', build / 1e6, '<=', 3, ' ms')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  const keys = copyTexts(statics)
  const heap = () => {
    for (let i = 0; i < 4; i++) collect()
    return process.memoryUsage().heapUsed
  }
  const routers = []
  const before = heap()
  for (let i = 0; i < 5; i++) {
    const router = createRouter(routes)
    for (const key of keys) router.match(key)
    routers.push(router)
  }
  report('memory after use, a route', (heap() - before) / routers.length / routes.length, '<=', 150, ' bytes')
}

function measureHostile() {
  const routers = [
    createRouter([{ pattern: '/a/:b' }, { pattern: '/a/:b?/:c?/:d?/:e?' }, { pattern: '/:x<int>/y' }]),
    createRouter([{ pattern: '*' }, { pattern: '/a/:b' }]),
  ]
  /** @type {Record<string, (times: number) => string>} */
  const hostile = {
    '100,000 segments': (times) => '/a'.repeat(100_000 * times),
    '200,000 slashes': (times) => '/'.repeat(200_000 * times),
    'a segment of a million characters': (times) => `/a/${'x'.repeat(1_000_000 * times)}`,
    '100,000 percent signs': (times) => `/a/${'%'.repeat(100_000 * times)}`,
    '100,000 encoded letters': (times) => `/a/${'%41'.repeat(100_000 * times)}`,
    '100,000 malformed segments': (times) => '/%'.repeat(100_000 * times),
  }
  for (const [name, make] of Object.entries(hostile)) {
    const [short, long] = copyTexts([make(1), make(2)])
    for (const [index, table] of routers.entries()) {
      const times = measure({ short: () => (table.match(short), 1), long: () => (table.match(long), 1) }, 15)
      const kind = index === 0 ? 'parameters' : 'catch-all'
      report(`${name}, ${kind}`, times.short / 1e6, '<=', 5, ' ms')
      if (times.short > 1e5) report(`${name}, ${kind}, double length`, times.long / times.short, '<=', 2.5)
    }
  }
}
