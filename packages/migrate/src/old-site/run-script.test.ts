import { mkdirSync, writeFileSync } from 'node:fs'
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

test('a script that does not end is stopped', async () => {
  await expect(run('config.js', 'for (;;) {}', {}, 500)).rejects.toMatchObject({
    diagnostics: [{ problem: expect.stringContaining('It took longer than 0.5 s.') }],
  })
})
