/**
 * Checks that machines can share work through a remote cache:
 *
 *   node scripts/check-remote-cache.mjs NAME
 *
 * builds the package or site NAME, and what it depends on, in a clone of the repository against a cache on this machine, then in a
 * second clone that has no cache of its own and nothing installed, and ends with 1 unless every task of the second came from the
 * remote cache, with the same output. A misconfigured cache reports nothing: everything is just built again. A third clone, with
 * another key, must take nothing, which shows that signatures are checked.
 */
import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cloneRepository } from './clone-repository.mjs'
import { freePort, HOST, startServer } from './local-server.mjs'
import { runCommand, runPnpm } from './run-command.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const turbo = join(root, 'node_modules/.bin/turbo')

/** A small package shows that the cache works; a site needs every kind of task whose output machines share. */
const [wanted] = process.argv.slice(2)
if (wanted === undefined) {
  console.error('usage: node scripts/check-remote-cache.mjs NAME')
  process.exit(2)
}
const FILTER = `--filter=${wanted}...`

function newKey() {
  return randomBytes(32).toString('hex')
}

/** Installs the cache server in a new folder and gives its path. It is not a dependency of the project, which builds without it. */
function installCache(folder) {
  mkdirSync(folder)
  for (const name of ['package.json', 'package-lock.json']) {
    cpSync(join(root, 'scripts/remote-cache', name), join(folder, name))
  }
  runCommand('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder)
  return join(folder, 'node_modules/.bin/turborepo-remote-cache')
}

/** Starts a cache server that stores its artifacts in `folder`, and gives it once it answers. */
function startCache(program, folder, { port, token, key }) {
  return startServer(program, [], {
    address: `http://${HOST}:${port}/v8/artifacts/status`,
    env: {
      NODE_ENV: 'production',
      HOST,
      PORT: String(port),
      TURBO_TOKEN: token,
      // Without the key the server stores no signatures, and clients reject what it returns.
      TURBO_REMOTE_CACHE_SIGNATURE_KEY: key,
      STORAGE_PROVIDER: 'local',
      STORAGE_PATH_USE_TMP_FOLDER: 'false',
      STORAGE_PATH: folder,
      LOG_LEVEL: 'error',
    },
  })
}

/**
 * Builds a clone. Gives its tasks, each with whether it came from the remote cache and a hash of its output, and what turbo printed.
 */
function build(folder, { port, token, key }) {
  const { status, stdout, stderr } = spawnSync(turbo, ['run', 'build', FILTER, '--summarize'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      // Not one that the clones share.
      TURBO_CACHE_DIR: join(folder, '.turbo/cache'),
      TURBO_API: `http://${HOST}:${port}`,
      TURBO_TEAM: 'fyr',
      TURBO_TOKEN: token,
      TURBO_REMOTE_CACHE_SIGNATURE_KEY: key,
      TURBO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const runs = join(folder, '.turbo/runs')
  const { tasks } = JSON.parse(readFileSync(join(runs, readdirSync(runs)[0] ?? ''), 'utf8'))
  return {
    failed: status !== 0,
    printed: stdout + stderr,
    tasks: tasks
      .filter(({ command }) => command !== '<NONEXISTENT>')
      .map(({ taskId, cache, directory }) => ({
        taskId,
        cached: cache.status === 'HIT' && cache.source === 'REMOTE',
        output: hashFolder(join(folder, directory, 'dist')),
      })),
  }
}

/** Hash of all files in a folder; null for a folder that does not exist. */
function hashFolder(folder) {
  if (!existsSync(folder)) return null
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) hash.update(relative(folder, file)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Returns what is wrong, one line for each problem. */
async function check(place) {
  const access = { port: await freePort(), token: randomBytes(16).toString('hex'), key: newKey() }
  const [first, second, other] = ['first', 'second', 'other'].map((name) => {
    cloneRepository(join(place, name))
    return join(place, name)
  })
  const cache = await startCache(installCache(join(place, 'program')), join(place, 'cache'), access)
  try {
    runPnpm(['install', '--frozen-lockfile', '--prefer-offline', FILTER], first)
    const made = build(first, access)
    if (made.failed || made.tasks.length === 0) return [`The first clone does not build:\n${made.printed}`]
    const outputs = new Map(made.tasks.map(({ taskId, output }) => [taskId, output]))
    const taken = build(second, access).tasks.filter(({ cached }) => cached)
    const found = new Map(taken.map(({ taskId, output }) => [taskId, output]))
    const believed = build(other, { ...access, key: newKey() }).tasks.filter(({ cached }) => cached)
    console.log(
      `${taken.length} of ${outputs.size} tasks came from the remote cache with the right key, ${believed.length} with another key.`,
    )
    return [
      ...[...outputs.keys()].filter((id) => !found.has(id)).map((id) => `${id} did not come from the cache.`),
      ...taken
        .filter(({ taskId, output }) => outputs.get(taskId) !== output)
        .map(({ taskId }) => `${taskId} came from the cache with different output.`),
      ...believed.map(({ taskId }) => `${taskId} came from the cache with an invalid signature.`),
    ]
  } finally {
    cache.kill()
  }
}

const place = mkdtempSync(join(tmpdir(), 'fyr-remote-cache-'))
try {
  const problems = await check(place)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
} finally {
  rmSync(place, { recursive: true, force: true })
}
