/**
 * `pnpm dev`: serves apps/site and picks up edits of every package. Options are those of `fyr dev`.
 *
 * `fyr dev` itself shows edits of the site, and of the theme, whose sources it loads through Vite. The other packages
 * are run as they were built: after an edit of theirs they are built again, by turbo, and the server starts again.
 */
import { spawn } from 'node:child_process'
import { readdirSync, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const BUILT_PACKAGES = [
  'router',
  'search',
  'comparison',
  'git',
  'picture-files',
  'diagrams',
  'markdown-parser',
  'code-blocks',
  'content-pipeline',
  'cli',
]
const TURBO = ['run', 'build', '--filter=@fyr/cli...', '--output-logs=errors-only']

/** An editor that saves several files, or one in several steps, causes one build. */
const QUIET_MS = 100

/** Starts a program; `ended` gives its exit code. */
function start(command, args, cwd = root) {
  const child = spawn(command, args, { cwd, stdio: 'inherit' })
  return { child, ended: new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1))) }
}

const build = () => start(join(root, 'node_modules/.bin/turbo'), TURBO).ended

let server

async function restart() {
  const old = server
  server = undefined
  old?.child.kill('SIGTERM')
  await old?.ended
  const fyr = join(root, 'packages/cli/bin/fyr.mjs')
  const started = start(process.execPath, [fyr, 'dev', ...process.argv.slice(2)], join(root, 'apps/site'))
  server = started
  // A server that ends on its own, for example because its port is taken, has said why.
  void started.ended.then((code) => server === started && process.exit(code))
}

let watchers = []
let timer

/** Watches every folder of sources by itself: Node 20 loses files that are replaced when it watches recursively. */
function watchSources() {
  for (const watcher of watchers) watcher.close()
  const sources = BUILT_PACKAGES.map((name) => join(root, 'packages', name, 'src'))
  const below = sources.flatMap((source) =>
    readdirSync(source, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  watchers = [...sources, ...below].map((folder) =>
    watch(folder, (_, file) => {
      if (/\.(test|test-d|stories)\./.test(file ?? '')) return
      clearTimeout(timer)
      timer = setTimeout(rebuild, QUIET_MS)
    }),
  )
}

let isBuilding = false
let isOutdated = false

/** Builds, and starts the server again. An edit during a build causes another one; if a build fails, the server keeps running. */
async function rebuild() {
  isOutdated = isBuilding
  if (isBuilding) return
  isBuilding = true
  // A new folder is watched, too.
  watchSources()
  if ((await build()) === 0 && !isOutdated) await restart()
  isBuilding = false
  if (isOutdated) await rebuild()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    server?.child.kill('SIGTERM')
    process.exit(0)
  })
}

await rebuild()
if (!server) process.exit(1)
