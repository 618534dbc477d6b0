import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../cli/src/testing/temporary-folder.ts'
import { runScript } from './run-script.ts'

function run(
  name: string,
  text: string,
  others: Readonly<Record<string, string>> = {},
  timeLimitMs?: number,
) {
  const folder = makeTemporaryFolder()
  for (const [file, content] of Object.entries({ ...others, [name]: text })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  return runScript(join(folder, name), name, timeLimitMs)
}

test('what is required from JSON is its value, and what is imported is too', async () => {
  const data = { 'versions.json': '["2.0", "1.0"]', 'package.json': '{ "version": "3.1", "private": true }' }
  const required = `
    const versions = require('./versions.json')
    const { version } = require('./package')
    module.exports = { isList: Array.isArray(versions), newest: versions.slice(0, 1), version }`
  expect(await run('config.js', required, data)).toEqual({ isList: true, newest: ['2.0'], version: '3.1' })
  const imported = `
    import versions from './versions.json'
    import * as all from './package.json'
    import { version } from './package.json'
    export default { newest: versions.slice(0, 1), version, isPrivate: all.private }`
  expect(await run('config.ts', imported, data)).toEqual({ newest: ['2.0'], version: '3.1', isPrivate: true })
})

test('a script in CommonJS runs with its own files and beside packages that are not installed', async () => {
  const text = `
    const { themes } = require('prism-react-renderer')
    const path = require('path')
    const { title } = require('./title')
    console.log('not part of the value')
    module.exports = async () => ({
      title, here: path.basename(__dirname) !== '', theme: themes.github, file: require.resolve('./sidebars.js'),
      make() {}, self: null,
    })`
  const value = await run('config.js', text, { 'title.js': 'exports.title = "Fjord"' })
  expect(value).toEqual({
    title: 'Fjord',
    here: true,
    theme: { $package: 'prism-react-renderer.themes.github' },
    file: './sidebars.js',
    make: { $function: 'make' },
    self: null,
  })
})

test('a script that fails without a package names what is not installed', async () => {
  const failed = run(
    'config.js',
    "const tides = require('tides'); require('./own'); if (tides.now() !== 4) throw new Error('No tide')",
  )
  await expect(failed).rejects.toMatchObject({
    diagnostics: [
      { problem: expect.stringContaining('No tide'), hint: expect.stringMatching(/Not installed: tides\.$/) },
    ],
  })
})

test('a module that makes its own "require" runs without data that a command of the site makes', async () => {
  const text = `
    import path from 'path'
    import { createRequire } from 'node:module'
    const require = createRequire(import.meta.url)
    const boats = require(path.join(import.meta.dirname, 'data/boats.json'))
    export default { title: require('./title.json'), boats: [...boats.filter(Boolean), 1], plugIn: require('tides') }`
  const value = await run('config.ts', text, { 'title.json': '"Fjord"' })
  expect(value).toEqual({ title: 'Fjord', boats: [1], plugIn: { $package: 'tides' } })
})

test('a module that awaits at its top runs, with its own files, and what a package that is not installed promises is empty', async () => {
  const text = `
    import glob, { promises as later } from 'tides-glob'
    import { titleOf } from './title'
    import old from './old.cjs'
    const files = await glob(['*.md']).then((found) => found.map((file) => file.path))
    const listed = await later.list()
    export const other = 1
    export default { title: await titleOf(), old: old.unit, files: [...files], ...await listed.made(),
      late: (await import('tides-late')).name }`
  const value = await run('config.ts', text, {
    'title.ts': 'export const titleOf = async (): Promise<string> => "Fjord"',
    'old.cjs': 'exports.unit = require("./unit.json").unit',
    'unit.json': '{ "unit": "m" }',
  })
  expect(value).toEqual({ title: 'Fjord', old: 'm', files: [], late: { $package: 'tides-late.name' } })
})

test('a module with types runs, and what describes a configuration passes it on', async () => {
  const text = `
    import { defineConfig } from 'astro/config'
    import starlight from '@astrojs/starlight'
    import data from './data.json'
    const title: string = data.title
    export default defineConfig({ site: 'https://a.example', integrations: [starlight({ title })] })`
  const value = await run('astro.config.ts', text, { 'data.json': '{ "title": "Fjord" }' })
  expect(value).toEqual({
    site: 'https://a.example',
    integrations: [{ $package: '@astrojs/starlight', $arguments: [{ title: 'Fjord' }] }],
  })
})

test('a function of an installed package is known by its package', async () => {
  const text = `
    const plugIn = require('remark-tides')
    module.exports = { plugIns: [plugIn, require('rehype-tides')], own: function tides() {} }`
  const value = await run('config.js', text, {
    'node_modules/remark-tides/index.js': 'module.exports = function plugin() {}',
    'node_modules/rehype-tides/index.js': 'exports.default = function tides() {}',
  })
  expect(value).toEqual({
    plugIns: [
      { $function: 'plugin', $package: 'remark-tides' },
      { default: { $function: 'tides', $package: 'rehype-tides' } },
    ],
    own: { $function: 'tides' },
  })
})

/** Packages as npm, pnpm and Yarn install them, in each kind of module. */
const INSTALLED = {
  'node_modules/@tides/chart/package.json':
    '{ "name": "@tides/chart", "type": "module", "exports": "./index.js" }',
  'node_modules/@tides/chart/index.js':
    'export const depth = 12\nexport default function chart(options) { return { name: "@tides/chart", options } }',
  'node_modules/tides-only-names/package.json': '{ "type": "module", "exports": "./index.js" }',
  'node_modules/tides-only-names/index.js': 'export const low = () => "low"',
  'node_modules/tides-old/index.js':
    'Object.defineProperty(exports, "__esModule", { value: true })\nexports.default = () => "old"\nexports.high = "high"',
  'node_modules/tides-nameless/index.js':
    'Object.defineProperty(exports, "__esModule", { value: true })\nexports.ebb = "ebb"',
  'node_modules/tides-plain/index.js': 'module.exports = () => "plain"',
  'node_modules/tides-typed/package.json': '{ "type": "module", "exports": "./index.ts" }',
  'node_modules/tides-typed/index.ts': 'export default function typed(): string { return "" }',
}

test.each([
  ['astro.config.mjs', {}],
  ['config.mts', { 'package.json': '{ "type": "module" }' }],
  ['config.ts', { 'package.json': '{}' }],
  ['config.js', { 'package.json': '{ "type": "module" }' }],
])(
  'in %s installed packages are what their default exports are, and others are named',
  async (name, others) => {
    const text = `
    import chart, { depth } from '@tides/chart'
    import * as names from 'tides-only-names'
    import old, { high } from 'tides-old'
    import nameless from 'tides-nameless'
    import plain from 'tides-plain'
    import typed from 'tides-typed'
    import missing, { part } from 'tides-missing'
    export default async () => {
      const late = await import('@tides/chart')
      const { gone } = await import('tides-gone')
      return {
        chart: chart({ a: 1 }), depth, low: names.low(), old: old(), high, ebb: nameless.ebb, plain: plain(),
        typed: typed(), missing: missing(1), part: part(2), late: late.default(3), gone: gone(4),
        listed: [...missing.list()], written: \`\${part}\`,
      }
    }`
    const expected = {
      chart: { name: '@tides/chart', options: { a: 1 } },
      depth: 12,
      low: 'low',
      old: 'old',
      high: 'high',
      ebb: 'ebb',
      plain: 'plain',
      typed: { $package: 'tides-typed', $arguments: [] },
      missing: { $package: 'tides-missing', $arguments: [1] },
      part: { $package: 'tides-missing.part', $arguments: [2] },
      late: { name: '@tides/chart', options: 3 },
      gone: { $package: 'tides-gone.gone', $arguments: [4] },
      listed: [],
      written: 'tides-missing.part',
    }
    expect(await run(name, text, { ...INSTALLED, ...others })).toEqual(expected)
    // The same in a module that awaits, which CommonJS cannot.
    const awaiting = `${text}\nawait Promise.resolve()`
    expect(await run(name, awaiting, { ...INSTALLED, ...others })).toEqual(expected)
  },
)

/** A site in a repository whose packages are installed by each package manager: its files, and its links. */
const CHECKOUTS: readonly {
  readonly by: string
  readonly files: Readonly<Record<string, string>>
  readonly links: Readonly<Record<string, string>>
  readonly chart: unknown
}[] = [
  {
    by: 'npm',
    files: {
      'node_modules/chart/package.json': '{ "type": "module", "exports": "./index.js" }',
      'node_modules/chart/index.js': "import { unit } from 'units'\nexport default () => unit",
      'node_modules/units/package.json': '{ "type": "module", "exports": "./index.js" }',
      'node_modules/units/index.js': "export const unit = 'm'",
    },
    links: { 'node_modules/@fjord/shared': 'packages/shared' },
    chart: 'm',
  },
  {
    by: 'pnpm',
    files: {
      'node_modules/.pnpm/chart@1/node_modules/chart/package.json':
        '{ "type": "module", "exports": "./index.js" }',
      'node_modules/.pnpm/chart@1/node_modules/chart/index.js':
        "import { unit } from 'units'\nexport default () => unit",
      'node_modules/.pnpm/units@1/node_modules/units/package.json':
        '{ "type": "module", "exports": "./index.js" }',
      'node_modules/.pnpm/units@1/node_modules/units/index.js': "export const unit = 'm'",
    },
    links: {
      'website/node_modules/chart': 'node_modules/.pnpm/chart@1/node_modules/chart',
      'node_modules/.pnpm/chart@1/node_modules/units': 'node_modules/.pnpm/units@1/node_modules/units',
      'website/node_modules/@fjord/shared': 'packages/shared',
    },
    chart: 'm',
  },
  {
    by: 'Yarn, without a folder of packages',
    files: { '.pnp.cjs': 'throw new Error("not for Node alone")', '.yarnrc.yml': 'nodeLinker: pnp\n' },
    links: {},
    chart: { $package: 'chart', $arguments: [] },
  },
]

test.each(CHECKOUTS)(
  'a configuration of a workspace runs with packages installed by $by',
  async (checkout) => {
    const { files, links, chart } = checkout
    const folder = makeTemporaryFolder()
    const all = {
      'package.json': '{ "workspaces": ["packages/*", "website"] }',
      'tsconfig.json': '{ "extends": "@tsconfig/none", "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
      'packages/shared/package.json': '{ "name": "@fjord/shared", "main": "src/index.ts" }',
      'packages/shared/src/index.ts':
        "import { title } from './title'\nexport const shared = (options: object): object => ({ title, ...options })",
      'packages/shared/src/title.ts': "export const title: string = 'Fjord'",
      'website/package.json': '{ "type": "module" }',
      'website/config.ts':
        "import chart from 'chart'\nimport { shared } from '@fjord/shared'\nexport default { chart: chart(), site: shared({ url: 'https://a.example' }) }",
      ...files,
    }
    for (const [file, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    for (const [place, target] of Object.entries(links)) {
      mkdirSync(dirname(join(folder, place)), { recursive: true })
      symlinkSync(join(folder, target), join(folder, place))
    }
    const site =
      Object.keys(links).length === 0
        ? { $package: '@fjord/shared.shared', $arguments: [{ url: 'https://a.example' }] }
        : { title: 'Fjord', url: 'https://a.example' }
    expect(await runScript(join(folder, 'website/config.ts'), 'config.ts')).toEqual({ chart, site })
  },
)

test('what only editors and package managers read does not stop a configuration', async () => {
  const text = `import { title } from './parts/title'\nexport default { title: title as string, here: __dirname, at: import.meta.url }`
  const value = await run('config.ts', text, {
    'parts/title.ts':
      "import { none } from './none-of-it'\nexport const title: string = `${__dirname}:${none}`",
    'parts/none-of-it.ts': 'export const some = 1',
    'tsconfig.json':
      '{ "extends": ["@tides/tsconfig", "../elsewhere/tsconfig.json"], "compilerOptions": { "target": "none" }',
    'package.json': '{ "type": "module", }',
    'parts/package.json': '{ "name": "parts", }',
  })
  expect(value).toMatchObject({
    title: expect.stringMatching(/\/parts:undefined$/),
    at: expect.stringMatching(/^file:\/\/.*\/config\.ts$/),
  })
})

test('letters of several bytes arrive whole', async () => {
  const title = `a${'å'.repeat(300_000)}`
  expect(await run('config.mjs', `export default { title: 'a' + 'å'.repeat(300_000) }`)).toEqual({ title })
})

test('a script without an export has no value', async () => {
  expect(await run('config.mjs', 'export default undefined')).toEqual({})
})

test.each([
  ['a syntax error', 'export default {', /cannot be run/],
  ['an exception', 'throw new Error("no tide")', /no tide/],
  ['an end without a value', 'process.exit(3)', /cannot be run/],
])('%s is an error that names the file', async (_what, text, problem) => {
  await expect(run('config.mjs', text)).rejects.toMatchObject({
    diagnostics: [{ file: 'config.mjs', problem: expect.stringMatching(problem) }],
  })
})

test('a syntax error is reported at its place, in the file that has it', async () => {
  const others = { 'parts/title.ts': 'export const title = "Fjord"\nexport const depth: number = = 2\n' }
  await expect(
    run('config.ts', "export { title as default } from './parts/title'", others),
  ).rejects.toMatchObject({
    diagnostics: [
      {
        file: 'parts/title.ts',
        line: 2,
        column: 30,
        sourceLine: 'export const depth: number = = 2',
        problem: expect.stringMatching(/^This file of the old site cannot be run: \S/),
      },
    ],
  })
})

test('a script that does not end is stopped', async () => {
  await expect(run('config.js', 'for (;;) {}', {}, 500)).rejects.toMatchObject({
    diagnostics: [{ problem: expect.stringContaining('It took longer than 0.5 s.') }],
  })
})
