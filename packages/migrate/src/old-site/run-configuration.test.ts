import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../cli/src/testing/temporary-folder.ts'
import { runConfiguration } from './run-configuration.ts'
import { askScript } from './run-script.ts'

function write(text: string): string {
  const path = join(makeTemporaryFolder(), 'config.mjs')
  writeFileSync(path, text)
  return path
}

test.each([
  [
    'one wrapper',
    "import { extendConfig } from '@acme/theme/config'\nexport default extendConfig({ title: 'Fjord' })",
  ],
  [
    'wrappers in a function, one of which passes its settings on',
    "import { extendConfig } from '@acme/theme/config'\nimport { withPwa } from '@vite-pwa/vitepress'\nimport { defineConfig } from 'vitepress'\nexport default ({ mode }) => withPwa(extendConfig(defineConfig({ title: mode && 'Fjord' })))",
  ],
])('settings are read through %s of a package that is not installed', async (_name, text) => {
  const { settings, notes } = await runConfiguration(write(text), 'config.mjs')
  expect(settings).toEqual({ title: 'Fjord' })
  expect(notes).toMatchObject([{ kind: 'setting', name: '@acme/theme/config.extendConfig' }])
})

test('a function within such settings is asked', async () => {
  const path = write(
    "import { extendConfig } from '@acme/theme'\nexport default extendConfig({ rewrites: (page) => `new/${page}` })",
  )
  const answers = await askScript(path, 'config.mjs', { keys: ['rewrites'], texts: ['a.md'] })
  expect(answers?.get('a.md')).toBe('new/a.md')
})

test.each([
  ['@acme/site', "import config from '@acme/site'\nexport default config"],
  ['@acme/site.makeConfig', "import { makeConfig } from '@acme/site'\nexport default makeConfig('docs')"],
])('settings that come from "%s" alone, which is not installed, are refused', async (name, text) => {
  await expect(runConfiguration(write(text), 'config.mjs')).rejects.toMatchObject({
    diagnostics: [
      {
        code: 'config-failed',
        file: 'config.mjs',
        problem: expect.stringContaining(`"${name}", which is not installed`),
      },
    ],
  })
})

test('what packages that are not installed would have answered is named', async () => {
  const { settings, notes } = await runConfiguration(
    write(
      "import glob from 'tides-glob'\nimport { plugins } from 'plug'\nimport { used } from 'used'\nconst pages = await glob('*').then((found) => found.length)\nexport default { title: 'Fjord', pages, list: [...plugins()], used: used(1) }",
    ),
    'config.mjs',
  )
  expect(settings).toMatchObject({ title: 'Fjord', list: [] })
  expect(notes.map(({ name }) => name)).toEqual(['tides-glob', 'plug.plugins'])
})

test('settings without a wrapper have no notes', async () => {
  const known = await runConfiguration(write("export default { title: 'Fjord' }"), 'config.mjs')
  expect(known).toEqual({ settings: { title: 'Fjord' }, notes: [] })
})

test('a module with a computed name is loaded from the file that asks for it', async () => {
  const folder = makeTemporaryFolder()
  mkdirSync(join(folder, 'texts'))
  for (const lang of ['en', 'no'])
    writeFileSync(join(folder, `texts/${lang}.json`), JSON.stringify({ title: `Fjord ${lang}` }))
  writeFileSync(
    join(folder, 'texts/index.ts'),
    "const langs = ['en', 'no']\nexport const titles = await Promise.all(langs.map(async (lang) => (await import(/* @vite-ignore */ `./${lang}.json`)).default.title))\nexport const gone = typeof (await import('./' + 'gone.json')).default",
  )
  const path = join(folder, 'config.mjs')
  writeFileSync(path, "import { gone, titles } from './texts'\nexport default { titles, gone }")
  const { settings } = await runConfiguration(path, 'config.mjs')
  expect(settings).toEqual({ titles: ['Fjord en', 'Fjord no'], gone: 'function' })
})

test('a file that a script of the site makes is no package', async () => {
  const path = write(
    "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\nconst boats = require('./data/boats.json')\nexport default { title: 'Fjord', boats: [...boats.filter(Boolean).map(String)] }",
  )
  const { settings, notes } = await runConfiguration(path, 'config.mjs')
  expect(settings).toMatchObject({ title: 'Fjord', boats: [] })
  expect(notes).toMatchObject([
    {
      name: expect.stringMatching(/data\/boats\.json$/),
      instead: expect.stringContaining('This file is missing'),
    },
  ])
})
