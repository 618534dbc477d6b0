/**
 * Rehearses a release against a registry on this machine, in a clone of the repository: versions the packages by their changesets,
 * builds and publishes them, and then does what a newcomer does: `npm create fyr` in an empty folder, `npm install`,
 * `npm run dev`, `npm run check`, `npm run build`. nginx and Caddy serve what it built, with the configuration that the build wrote.
 * pnpm and Yarn create a site, install and build too. Then the site overrides a component
 * of the theme, a patch is published, and the site is updated to it and built again.
 * Ends with 1 when a step fails. Everything is in a temporary folder, which is removed at the end.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cloneRepository } from './clone-repository.mjs'
import { freePort, HOST, startServer } from './local-server.mjs'
import { PACKAGES } from './pack-packages.mjs'
import { runCommand, runPnpm } from './run-command.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Installs the registry and Yarn in a new folder and gives where their programs are. They are no dependencies of the project. */
function installTools(folder) {
  mkdirSync(folder)
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(join(root, 'scripts/loopback-registry', name), join(folder, name))
  runCommand('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder)
  return join(folder, 'node_modules/.bin')
}

/** Starts a registry that knows our packages from what is published to it, and all others from the usual one. */
async function startRegistry(program, folder, port) {
  mkdirSync(folder)
  const elsewhere = runCommand('npm', ['config', 'get', 'registry'], folder).trim()
  const ours = PACKAGES.map(
    ({ name }) => `  '${name}': { access: $all, publish: $all, unpublish: $all }\n`,
  ).join('')
  const config = join(folder, 'config.yaml')
  writeFileSync(
    config,
    `storage: ${JSON.stringify(join(folder, 'storage'))}
uplinks: { elsewhere: { url: ${JSON.stringify(elsewhere)}, maxage: 60m } }
packages:
${ours}  '**': { access: $all, proxy: elsewhere }
max_body_size: 50mb
log: { type: stderr, level: error }
`,
  )
  return startServer(program, ['--config', config, '--listen', `${HOST}:${port}`], {
    address: `http://${HOST}:${port}/-/ping`,
  })
}

/** Applies the changesets, builds and publishes; gives the version of the release. */
function publish(clone, env) {
  runPnpm(['maintain', 'release:version'], clone, env)
  for (const { folder } of PACKAGES) {
    // Only a service that builds in public can sign where a package comes from.
    edit(join(clone, folder, 'package.json'), (manifest) => delete manifest.publishConfig.provenance)
  }
  runPnpm(['maintain', 'release:publish', '--no-git-tag'], clone, env)
  const versions = new Set(
    PACKAGES.map(({ folder }) => readJson(join(clone, folder, 'package.json')).version),
  )
  if (versions.size > 1) throw new Error(`The packages have different versions: ${[...versions].join(', ')}.`)
  for (const { folder, name } of PACKAGES) {
    const log = readFileSync(join(clone, folder, 'CHANGELOG.md'), 'utf8')
    if (!log.includes(`## ${[...versions][0]}\n`)) throw new Error(`${name} has no notes of the release.`)
  }
  return [...versions][0]
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function edit(path, change) {
  const value = readJson(path)
  change(value)
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
}

/** Checks and builds the site, which must use the packages of a version. */
function buildSite(site, version, env) {
  for (const name of ['@fyr/cli', '@fyr/theme', '@fyr/content-pipeline', '@fyr/router']) {
    const installed = readJson(join(site, 'node_modules', name, 'package.json')).version
    if (installed !== version) throw new Error(`The site has ${name} ${installed}, not ${version}.`)
  }
  runCommand('npm', ['run', 'check'], site, env)
  runCommand('npm', ['run', 'build'], site, env)
  expectPages(site)
}

function expectPages(site) {
  const pages = ['index.html', 'docs/intro/index.html', 'no/docs/intro/index.html']
  const missing = pages.filter((page) => !existsSync(join(site, 'dist', page)))
  if (missing.length > 0) throw new Error(`The built site has no ${missing.join(', ')}.`)
}

/** Creates a site with a package manager other than npm, which `run` calls with arguments and a folder, and builds it. */
function useOther(run, folder) {
  mkdirSync(folder)
  const site = join(folder, 'my-site')
  run(['create', 'fyr', 'my-site', '--yes', '--locales', 'en,no'], folder)
  run(['install'], site)
  run(['run', 'check'], site)
  run(['run', 'build'], site)
  expectPages(site)
}

/** Starts `fyr dev` and waits until it shows a page. */
async function openDev(site) {
  const port = await freePort()
  const fyr = join(site, 'node_modules/@fyr/cli/bin/fyr.mjs')
  const args = [fyr, 'dev', '--root', site, '--host', HOST, '--port', String(port)]
  const address = `http://${HOST}:${port}/docs/intro`
  const server = await startServer(process.execPath, args, { address })
  try {
    const page = await (await fetch(address)).text()
    if (!page.includes('<h1')) throw new Error('fyr dev shows no page.')
  } finally {
    server.kill()
  }
}

/** Answers of a host, by address: those of pages in both languages and of addresses without a page. */
const ANSWERS = { '/docs/intro': 200, '/no/docs/intro/': 200, '/nowhere': 404, '/no/nowhere': 404 }

/** Builds the site for two servers and asks each of them, as the documentation tells people to include what the build wrote. */
async function serveBuilt(site, env) {
  const file = join(site, 'site.config.ts')
  const config = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    config.replace('  url:', "  servers: ['nginx', 'caddy'],\n  precompress: true,\n  url:"),
  )
  runCommand('npm', ['run', 'build'], site, env)
  await askServer('nginx', join(site, 'dist'))
  await askServer('caddy', join(site, 'dist'))
}

async function askServer(name, out) {
  const port = await freePort()
  const address = `http://${HOST}:${port}`
  const serve = join(root, 'scripts/serve-site.mjs')
  const server = await startServer(process.execPath, [serve, name, String(port), out], { address })
  try {
    const asked = Object.entries(ANSWERS).map(async ([path, expected]) => {
      const { status, headers } = await fetch(address + path)
      if (status !== expected) throw new Error(`${name} answers ${path} with ${status}, not ${expected}.`)
      if (!headers.get('content-security-policy')?.startsWith("default-src 'none'"))
        throw new Error(`${name} sends ${path} without the policy.`)
    })
    await Promise.all(asked)
  } finally {
    server.kill()
  }
}

/** Settings of pnpm: the registry on this machine, a store of its own, and packages that were published a moment ago. */
function ofPnpm(place, port) {
  return {
    pnpm_config_registry: `http://${HOST}:${port}/`,
    pnpm_config_store_dir: join(place, 'pnpm-store'),
    pnpm_config_cache_dir: join(place, 'pnpm-cache'),
    pnpm_config_minimum_release_age: '0',
  }
}

/** The same of Yarn. */
function ofYarn(place, port) {
  return {
    YARN_NPM_REGISTRY_SERVER: `http://${HOST}:${port}/`,
    YARN_UNSAFE_HTTP_WHITELIST: HOST,
    YARN_GLOBAL_FOLDER: join(place, 'yarn'),
    YARN_NPM_MINIMAL_AGE_GATE: '0',
    YARN_ENABLE_TELEMETRY: 'false',
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
  }
}

async function rehearse(place) {
  const [clone, empty] = [join(place, 'clone'), join(place, 'empty')]
  mkdirSync(empty)
  cloneRepository(clone)
  runPnpm(['install', '--frozen-lockfile', '--prefer-offline'], clone)
  const port = await freePort()
  // A configuration and a cache of its own: nothing that this machine has may be taken for what was published.
  const userconfig = join(place, 'npmrc')
  writeFileSync(userconfig, `registry=http://${HOST}:${port}/\n//${HOST}:${port}/:_authToken=rehearsal\n`)
  const env = {
    npm_config_registry: `http://${HOST}:${port}/`,
    npm_config_userconfig: userconfig,
    npm_config_cache: join(place, 'cache'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    TURBO_TELEMETRY_DISABLED: '1',
  }
  const tools = installTools(join(place, 'tools'))
  const server = await startRegistry(join(tools, 'verdaccio'), join(place, 'registry'), port)
  try {
    const first = step('version, build and publish', () => publish(clone, env))
    const site = join(empty, 'my-site')
    step(`npm create fyr@latest, which is ${first}`, () =>
      runCommand(
        'npm',
        ['create', '--yes', 'fyr@latest', 'my-site', '--', '--yes', '--locales', 'en,no'],
        empty,
        env,
      ),
    )
    step('npm install', () => runCommand('npm', ['install', '--ignore-scripts'], site, env))
    step('npm run check and npm run build', () => buildSite(site, first, env))

    await step('npm run dev', () => openDev(site))
    await step('nginx and Caddy serve the built folder', () => serveBuilt(site, env))
    step('pnpm create fyr, install, check and build', () =>
      useOther(
        (args, cwd) => runPnpm(args, cwd, { ...env, ...ofPnpm(place, port) }),
        join(place, 'with-pnpm'),
      ),
    )
    step('yarn create fyr, install, check and build', () =>
      useOther(
        (args, cwd) => runCommand(join(tools, 'yarn'), args, cwd, ofYarn(place, port)),
        join(place, 'with-yarn'),
      ),
    )
    step('override a component', () => runCommand('npx', ['fyr', 'theme', 'override', 'Footer'], site, env))

    writeFileSync(
      join(clone, '.changeset/rehearsal.md'),
      `---\n'@fyr/router': patch\n---\n\nA patch, to see that all packages of a release have one version.\n`,
    )
    const second = step('publish a patch', () => publish(clone, env))
    step(`npm update, to ${second}`, () => runCommand('npm', ['update'], site, env))
    step('npm run check and npm run build', () => buildSite(site, second, env))
  } finally {
    server.kill()
  }
}

/** Does a step and says how long it took. Gives what the step gives, which may be a promise. */
function step(name, work) {
  const start = performance.now()
  const report = () => console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  const result = work()
  if (result instanceof Promise) return result.finally(report)
  report()
  return result
}

const place = mkdtempSync(join(tmpdir(), 'fyr-release-'))
try {
  await rehearse(place)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(place, { recursive: true, force: true })
}
