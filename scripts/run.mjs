/**
 * The two set-up commands of the README, for a machine with only Node and npm.
 *
 *   node scripts/run.mjs serve   install, build every locale, serve the site
 *   node scripts/run.mjs test    install (browsers, web servers and fonts too, where they are missing), then run every check
 *
 * It uses nothing that has to be installed first, and runs exactly the package manager that package.json pins.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LIBERATION } from './browser-fonts.mjs'
import { CHROMIUM_PACKAGES, findChromium } from './find-chromium.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const OLDEST_NODE = [20, 19]

/** Runs a command in the project's root and shows its output. Ends this process if it fails. */
function run(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      // A result on one version of Node says nothing about another: turbo.json makes this part of every task's hash.
      FYR_NODE_MAJOR: process.versions.node.split('.')[0],
      TURBO_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      ...env,
    },
  })
  return new Promise((resolve) => {
    child.on('error', ({ message }) => {
      console.error(`${command}: ${message}`)
      process.exit(1)
    })
    child.on('exit', (status) => (status === 0 ? resolve() : process.exit(status ?? 1)))
  })
}

function pnpm(...args) {
  return run('npx', ['--yes', packageManager, ...args])
}

/** Serves the built site until this process or its parent ends, and ends the server with it. */
function serve() {
  const fyr = join(root, 'packages/cli/bin/fyr.mjs')
  const server = spawn(process.execPath, [fyr, 'preview', '--root', join(root, 'apps/site')], {
    stdio: 'inherit',
  })
  const stop = () => server.kill('SIGTERM')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  // When npm is stopped it ends only the shell between it and this process, which would keep the port in use.
  const parent = process.ppid
  setInterval(() => process.ppid === parent || stop(), 1000).unref()
  server.on('exit', (code) => process.exit(code ?? 0))
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  console.error(`Fyr needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** What else the journeys need, with Debian's packages: web servers that get the configuration of a build, Firefox, and fonts. */
const NEEDS = [
  { path: process.env.NGINX_PATH ?? '/usr/sbin/nginx', name: 'nginx-light' },
  { path: process.env.CADDY_PATH ?? '/usr/bin/caddy', name: 'caddy' },
  { path: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', name: 'firefox-esr' },
  LIBERATION,
]

/** Installs what the checks need and this machine lacks, if it is a Debian. Gives the path of its Chromium. */
async function ensureNeeds() {
  const found = findChromium()
  const missing = NEEDS.filter(({ path }) => !existsSync(path)).map(({ name }) => name)
  if (found && missing.length === 0) return found
  if (!existsSync('/usr/bin/apt-get')) {
    console.error(
      'The tests need Chromium, Firefox, nginx, Caddy and the fonts Liberation. Install them and set CHROMIUM_PATH, FIREFOX_PATH, NGINX_PATH, CADDY_PATH and LIBERATION_FONTS_PATH.',
    )
    process.exit(1)
  }
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const [first, ...rest] = [...sudo, 'apt-get']
  // Asks for the password now: later its question would be lost in what the others print.
  if (sudo.length > 0) spawnSync('sudo', ['--validate'], { stdio: 'inherit' })
  await run(first, [...rest, 'update'])
  const isThere = (name) => spawnSync(first, [...rest, 'install', '--simulate', name]).status === 0
  const chromium = found ? null : (CHROMIUM_PACKAGES.find(isThere) ?? 'chromium')
  const packages = chromium === null ? missing : [chromium, ...missing]
  await run(first, [...rest, 'install', '-y', '--no-install-recommends', ...packages], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
  return found ?? `/usr/bin/${chromium}`
}

const command = process.argv[2]
checkNode()
if (command === 'serve') {
  await pnpm('install', '--frozen-lockfile')
  await pnpm('exec', 'turbo', 'run', 'build', '--filter=@fyr/site')
  serve()
} else if (command === 'test') {
  // Debian's packages come meanwhile: nothing that is built needs a browser.
  const needs = ensureNeeds()
  await pnpm('install', '--frozen-lockfile')
  await pnpm('run', 'build', '--concurrency=3')
  process.env.CHROMIUM_PATH = await needs
  await pnpm('run', 'check')
} else {
  console.error('usage: node scripts/run.mjs serve | test')
  process.exit(2)
}
