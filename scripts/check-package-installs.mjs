/**
 * Checks that the packages work outside this workspace: packs the published ones, installs the packed files into
 * an empty project with npm, type-checks and imports every entry point, and builds `examples/minimal-site` there, with the
 * prebuilt bundle and without it: both must give the same files.
 * Exits with 1 when any of that fails. The project is in a temporary folder and is removed at the end.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PACKAGES, packPackages } from './pack-packages.mjs'
import { runCommand } from './run-command.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const MINIMAL_SITE = join(root, 'examples/minimal-site')
const PAGES = [
  'index.html',
  'docs/intro/index.html',
  'docs/landing/index.html',
  'blog/index.html',
  'blog/light-is-lit/index.html',
  '404.html',
]

/** The workspace's version of a package that a site installs itself. */
function catalogVersion(name) {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const [, version] = new RegExp(`^ {2}["']?${name}["']?: ["']?([^"'\\s]+)`, 'm').exec(workspace) ?? []
  if (!version) throw new Error(`pnpm-workspace.yaml names no version of ${name}.`)
  return version
}

/** Every entry point of the packages as an import specifier, without style sheets, data and patterns of files. */
function entryPoints() {
  return PACKAGES.flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
    return Object.keys(exports)
      .filter((path) => !/\*|\.(css|json)$/.test(path))
      .map((path) => `@fyr/${name}${path.slice(1)}`)
  })
}

/** Packages that a site installs for entry points that it may not use, with their version ranges. */
function optionalPeers() {
  return PACKAGES.flatMap((name) => {
    const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
    const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest
    return Object.entries(peerDependencies).filter(([peer]) => peerDependenciesMeta[peer]?.optional)
  })
}

function writeProject(project, ours) {
  const shared = ['react', 'react-dom', 'typescript', '@types/react', '@types/react-dom', '@types/node']
  const manifest = {
    name: 'outside',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(optionalPeers()),
      ...Object.fromEntries(shared.map((name) => [name, catalogVersion(name)])),
      ...ours,
    },
    // The packages depend on each other by versions that no registry has.
    overrides: Object.fromEntries(Object.keys(ours).map((name) => [name, `$${name}`])),
  }
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest, null, 2))
  runCommand('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], project)
}

function typeCheck(project, names) {
  const imports = names.map((name, index) => `import * as entry${index} from '${name}'\n`)
  const uses = `export const entryPoints = [${names.map((_, index) => `entry${index}`).join(', ')}]\n`
  writeFileSync(join(project, 'entry-points.ts'), [...imports, uses].join(''))
  cpSync(join(MINIMAL_SITE, 'site.config.ts'), join(project, 'site.config.ts'))
  const tsc = join(project, 'node_modules/typescript/bin/tsc')
  for (const [module, moduleResolution] of [
    ['nodenext', 'nodenext'],
    ['preserve', 'bundler'],
  ]) {
    const flags = ['--noEmit', '--strict', '--target', 'es2023', '--lib', 'es2023,dom', '--types', 'node']
    const files = ['entry-points.ts', 'site.config.ts']
    runCommand(
      process.execPath,
      [
        tsc,
        ...flags,
        '--skipLibCheck',
        'false',
        '--module',
        module,
        '--moduleResolution',
        moduleResolution,
        ...files,
      ],
      project,
    )
  }
}

/** Entry points that start a page or a worker: they need a browser. */
const FOR_BROWSERS = /\/client(\/search-worker)?$/

/** Imports every entry point in Node, except those for browsers. */
function importEntryPoints(project, names) {
  const imports = names.filter((name) => !FOR_BROWSERS.test(name)).map((name) => `await import('${name}')\n`)
  writeFileSync(join(project, 'entry-points.mjs'), imports.join(''))
  runCommand(process.execPath, ['entry-points.mjs'], project)
}

function buildMinimalSite(project) {
  const site = join(project, 'minimal-site')
  mkdirSync(site)
  for (const entry of ['site.config.ts', 'content'])
    cpSync(join(MINIMAL_SITE, entry), join(site, entry), { recursive: true })
  const prebuilt = buildWithout(project, site, /^bundle-client-\w+\.js$/)
  const missing = PAGES.filter((page) => !existsSync(join(site, 'dist', page)))
  if (missing.length > 0) throw new Error(`The built site has no ${missing.join(', ')}.`)
  const bundled = buildWithout(project, site, /^prebuilt$/)
  if (prebuilt !== bundled) throw new Error('The prebuilt bundle differs from one that is bundled now.')
}

/** Builds a site as if for the first time, and without what has some name in the installed commands; gives its bundle. */
function buildWithout(project, site, name) {
  for (const made of [join(site, 'dist'), join(site, 'node_modules')])
    rmSync(made, { recursive: true, force: true })
  const commands = join(project, 'node_modules/@fyr/cli/dist')
  const [found, ...more] = readdirSync(commands).filter((entry) => name.test(entry))
  if (!found || more.length > 0)
    throw new Error(`The installed commands should have one ${name} to do without.`)
  const aside = join(project, found)
  renameSync(join(commands, found), aside)
  runCommand(join(project, 'node_modules/.bin/fyr'), ['build', '--root', site], project)
  renameSync(aside, join(commands, found))
  const assets = readdirSync(join(site, 'dist/assets')).filter((file) =>
    /^(boot|shell|styles)-[\da-f]+\./.test(file),
  )
  return JSON.stringify(assets.map((file) => [file, readFileSync(join(site, 'dist/assets', file), 'utf8')]))
}

/** A new site must build without a change. */
function buildNewSite(project) {
  const fyr = join(project, 'node_modules/.bin/fyr')
  runCommand(fyr, ['new', 'new-site', '--title', "Ola's site"], project)
  runCommand(fyr, ['build', '--root', 'new-site'], project)
}

const project = mkdtempSync(join(tmpdir(), 'fyr-outside-'))
try {
  const packed = join(project, 'packed')
  mkdirSync(packed)
  const names = entryPoints()
  writeProject(project, packPackages(packed))
  typeCheck(project, names)
  importEntryPoints(project, names)
  buildMinimalSite(project)
  buildNewSite(project)
  console.log(
    `${PACKAGES.length} packages install outside the workspace; ${names.length} entry points import and type-check; two sites build.`,
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(project, { recursive: true, force: true })
}
