import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * Measures the search of the site in a folder by its golden queries with `fyr search test`; gives a line for each locale.
 * Sizes are compressed with Brotli. Engine and stemmer come from what the site in `built` publishes.
 */
export function measureSearch(command, site, built = site) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [command, 'search', 'test', '--json', '--root', site],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  // It also ends with an error where ranks are too low, and then has figures all the same.
  const { scores } = JSON.parse(stdout || '{}')
  if (scores === undefined)
    throw new Error(`The search of ${site} cannot be measured (${status}):\n${stderr}`)
  return scores.map((score) => {
    const code = codeBytes(join(built, 'dist'), score.locale)
    const first = code + score.headsBytes
    return [
      `search ${score.locale}: ${score.pageCount} pages, ${score.queries.length} queries`,
      `reciprocal rank ${score.reciprocalRank.toFixed(3)}`,
      `first hits ${kilobytes(first)} (${kilobytes(code)} of it list of indexes, engine and stemmer)`,
      `all ${kilobytes(first + score.bodyBytes)}`,
      `p95 of a query ${score.p95Ms.toFixed(1)} ms`,
      `index ${score.indexMs.toFixed(2)} ms a page`,
    ].join(', ')
  })
}

/** Size of the list of indexes of a locale, the script of the search and what it imports, and the stemmer. */
function codeBytes(dist, locale) {
  const folder = isFolder(join(dist, locale)) ? join(dist, locale) : dist
  const list = readFileSync(join(folder, 'search/index.json'))
  const { script, stemmer } = JSON.parse(list.toString('utf8'))
  const scripts = withImports(join(folder, 'assets'), nameOf(script))
  const names = stemmer === null ? scripts : [...scripts, nameOf(stemmer)]
  return names.reduce(
    (sum, name) => sum + brotliCompressSync(readFileSync(join(folder, 'assets', name))).length,
    brotliCompressSync(list).length,
  )
}

function withImports(assets, entry) {
  const found = new Set([entry])
  // A set gives what is added to it on the way, too.
  for (const name of found) {
    const text = readFileSync(join(assets, name), 'utf8')
    for (const [, imported] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) found.add(imported)
  }
  return [...found]
}

function nameOf(address) {
  return address.slice(address.lastIndexOf('/') + 1)
}

function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}
