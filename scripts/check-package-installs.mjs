/**
 * Checks that the packages work outside this workspace: looks at their manifests and at the workflows that release them, packs them, installs the packed files into
 * an empty project with npm, holds the number, size, licences and install scripts of what a site installs to limits,
 * type-checks every entry point without types of Node, imports all that run there, starts every program, and builds `examples/minimal-site` there, with the
 * prebuilt bundle and without it: both must give the same files. A site that create-fyr makes is checked, built and type-checked with an
 * island.
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
import { installedPackages } from './installed-packages.mjs'
import { manifestIssues } from './check-manifests.mjs'
import { PACKAGES, packPackages } from './pack-packages.mjs'
import { runCommand } from './run-command.mjs'
import { workflowIssues } from './workflow-issues.mjs'

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
  return PACKAGES.flatMap(({ folder, name }) => {
    const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    return Object.keys(exports)
      .filter((path) => !/\*|\.(css|json)$/.test(path))
      .map((path) => `${name}${path.slice(1)}`)
  })
}

/** Packages that a site installs for entry points that it may not use, with their version ranges. */
function optionalPeers() {
  return PACKAGES.flatMap(({ folder }) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest
    return Object.entries(peerDependencies).filter(([peer]) => peerDependenciesMeta[peer]?.optional)
  })
}

function writeProject(project, ours) {
  const shared = ['react', 'react-dom', 'typescript', '@types/react', '@types/react-dom']
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
  // The types of the packages may not need what a site does not install.
  if (existsSync(join(project, 'node_modules/@types/node')))
    throw new Error('Something installs @types/node.')
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
    const flags = ['--noEmit', '--strict', '--target', 'es2023', '--lib', 'es2023,dom']
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

/** What installing a site may add. */
const MAX_PACKAGES = 45
const MAX_MEGABYTES = 66

/** What a React app that uses only the theme installs: the theme, the router, types, and React, which it has. */
const MAX_PACKAGES_OF_THEME = 7

/** What `npx @fyr/mcp` installs. */
const MAX_PACKAGES_OF_MCP = 15

/** Licences that need no approval before use, whatever the site is for. */
const LICENSES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
]

/** Checks the number, size, licences and install scripts of what a site installs; returns a summary. */
function checkInstalled(project) {
  const packages = installedPackages(project, ['@fyr/cli', '@fyr/theme', 'react', 'react-dom'])
  const megabytes = Math.round(packages.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6)
  const issues = packages.flatMap(({ name, version, license, hasInstallScript }) => [
    ...(LICENSES.includes(license) ? [] : [`${name}@${version} has the licence ${license}.`]),
    ...(hasInstallScript ? [`${name}@${version} has an install script.`] : []),
  ])
  if (packages.length > MAX_PACKAGES)
    issues.push(`A site installs ${packages.length} packages; the limit is ${MAX_PACKAGES}.`)
  if (megabytes > MAX_MEGABYTES)
    issues.push(`A site installs ${megabytes} MB; the limit is ${MAX_MEGABYTES}.`)
  const ofTheme = installedPackages(project, ['@fyr/theme'])
  if (ofTheme.length > MAX_PACKAGES_OF_THEME)
    issues.push(`The theme alone installs ${ofTheme.map(({ name }) => name).join(', ')}.`)
  const ofMcp = installedPackages(project, ['@fyr/mcp'])
  if (ofMcp.length > MAX_PACKAGES_OF_MCP)
    issues.push(`The MCP server alone installs ${ofMcp.map(({ name }) => name).join(', ')}.`)
  if (issues.length > 0) throw new Error(issues.join('\n'))
  const licenses = LICENSES.map((license) => [
    packages.filter((one) => one.license === license).length,
    license,
  ])
    .filter(([count]) => count > 0)
    .map((pair) => pair.join(' '))
    .join(', ')
  return `A site installs ${packages.length} packages, ${megabytes} MB: ${licenses}. The theme alone installs ${ofTheme.length}, the MCP server ${ofMcp.length}.`
}

/** Entry points that start a page or a worker: they need a browser. */
const FOR_BROWSERS = /\/client(\/search-worker)?$/

/** Imports every entry point in Node, except those for browsers. */
function importEntryPoints(project, names) {
  const imports = names.filter((name) => !FOR_BROWSERS.test(name)).map((name) => `await import('${name}')\n`)
  writeFileSync(join(project, 'entry-points.mjs'), imports.join(''))
  runCommand(process.execPath, ['entry-points.mjs'], project)
}

/** Starts every program of the packages: each needs what only its package, or a peer of it, installs. */
function startPrograms(project) {
  const programs = PACKAGES.flatMap(({ folder }) =>
    Object.keys(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).bin ?? {}),
  )
  for (const program of programs) runCommand(join(project, 'node_modules/.bin', program), ['--help'], project)
  return programs
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

const ISLAND = `import type { IslandProps } from '@fyr/theme'
import { useState } from 'react'

export default function Counter({ attributes: { step = '1' } }: IslandProps) {
  const [count, setCount] = useState(0)
  return <input type="range" value={count} onChange={(event) => setCount(Number(event.target.value) + Number(step))} />
}
`

/** Runs something while packages of the project are not installed. */
function without(project, names, run) {
  const moves = names.map((name, index) => [
    join(project, 'node_modules', name),
    join(project, `aside-${index}`),
  ])
  for (const [place, aside] of moves) renameSync(place, aside)
  run()
  for (const [place, aside] of moves) renameSync(aside, place)
}

/** A new site must pass every check without a change, and type-check without anything that it does not install. */
function buildNewSite(project) {
  const bin = (name) => join(project, 'node_modules/.bin', name)
  const flags = ['--yes', '--name', "Ola's site", '--locales', 'en,no', '--host', 'github']
  runCommand(bin('create-fyr'), ['new-site', ...flags], project)
  const site = join(project, 'new-site')
  runCommand(bin('fyr'), ['check'], site)
  runCommand(bin('fyr'), ['build'], site)
  const { devDependencies = {} } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))
  const notInstalled = ['@types/react', '@types/react-dom'].filter((name) => !(name in devDependencies))
  mkdirSync(join(site, 'theme/islands'), { recursive: true })
  writeFileSync(join(site, 'theme/islands/counter.tsx'), ISLAND)
  without(project, notInstalled, () =>
    runCommand(bin('tsc'), ['--project', site, '--skipLibCheck', 'false'], project),
  )
  const missing = ['index.html', 'no/docs/intro/index.html', 'favicon.svg'].filter(
    (file) => !existsSync(join(site, 'dist', file)),
  )
  if (missing.length > 0) throw new Error(`The new site has no ${missing.join(', ')}.`)
}

const project = mkdtempSync(join(tmpdir(), 'fyr-outside-'))
try {
  const packed = join(project, 'packed')
  mkdirSync(packed)
  const names = entryPoints()
  const issues = [...manifestIssues(), ...workflowIssues()]
  if (issues.length > 0) throw new Error(issues.join('\n'))
  writeProject(project, packPackages(packed))
  console.log(checkInstalled(project))
  typeCheck(project, names)
  importEntryPoints(project, names)
  const programs = startPrograms(project)
  buildMinimalSite(project)
  buildNewSite(project)
  console.log(
    `${PACKAGES.length} packages install outside the workspace; ${names.length} entry points import and type-check; ${programs.join(', ')} start; two sites build.`,
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(project, { recursive: true, force: true })
}
