import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import * as modules from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ownFile } from '../own-package.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { runAlone } from './run-alone.ts'

function writeConfig(text: string, name = 'site.config.mjs', manifest = '{}'): string {
  const folder = makeTemporaryFolder()
  writeFileSync(join(folder, 'package.json'), manifest)
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

test('what imports nothing but packages runs', async () => {
  const path = writeConfig("import { sep } from 'node:path'\nexport default { title: sep }\n")
  expect(await runAlone(path)).toMatchObject({ default: { title: '/' } })
})

test('what was changed runs again', async () => {
  const path = writeConfig("export default { title: 'One' }\n")
  await runAlone(path)
  writeFileSync(path, "export default { title: 'Two' }\n")
  expect(await runAlone(path)).toMatchObject({ default: { title: 'Two' } })
})

test.each([
  ['site.config.ts', '{ "type": "module" }'],
  ['site.config.mts', '{ "type": "module" }'],
  ['site.config.ts', '{}'],
  ['site.config.ts', '{ "type": "commonjs" }'],
  ['site.config.ts', 'no manifest'],
])(
  'every supported Node runs a script without types, and again when it has changed: %s, %s',
  async (name, manifest) => {
    const text = "import { sep } from 'node:path'\nexport default { title: sep }\n"
    const path = writeConfig(text, name, manifest)
    expect(await runAlone(path)).toMatchObject({ default: { title: '/' } })
    writeFileSync(path, "export default { title: 'Two' }\n")
    expect(await runAlone(path)).toMatchObject({ default: { title: 'Two' } })
  },
)

test.each([
  "import { title } from './title.js'\nexport default { title }\n",
  "export * from '../shared.mjs'\n",
  "const { title } = await import('./title.mjs')\nexport default { title }\n",
  'const { title } = await import(process.env.TITLE)\nexport default { title }\n',
  'export default { title: import.meta.env?.TITLE }\n',
  'export default { title: 1',
  "throw new Error('no title')\n",
])('the bundler is left to run %j', async (text) => {
  expect(await runAlone(writeConfig(text))).toBeNull()
})

test('the bundler is left to run what imports a file by a name of its own package', async () => {
  const manifest = '{ "imports": { "#title": "./title.mjs" } }'
  const path = writeConfig("export { title as default } from '#title'\n", 'site.config.mjs', manifest)
  writeFileSync(join(dirname(path), 'title.mjs'), "export const title = 'Quay'\n")
  expect(await runAlone(path)).toBeNull()
})

test.each([
  `export default { title: 'New</b> (soon)' }`,
  `export default { title: "it's 1<2" } // a list<Item>(…)`,
  'export default { title: `Fast<br>`, /* Map<Key>(), from "./other" */ }',
  `export default { title: 'Read import "./title.js"' }`,
  `export default { title: 'One\\' a<b>(c)' }`,
])('what texts and comments say is not taken for code: %j', async (text) => {
  expect(await runAlone(writeConfig(text, 'site.config.ts'))).toMatchObject({
    default: { title: expect.any(String) },
  })
})

test.each([
  'const same = (text) => text\nexport default { title: same<string>("a") }',
  'export default { title: /\'/.source, same: list<Item>(1), other: "\'" }',
  'export default { title: `it\'s ${1}`, same: list<Item>(1), other: "\'" }',
])('what may be a type is left to the bundler: %j', async (text) => {
  expect(await runAlone(writeConfig(text, 'site.config.ts'))).toBeNull()
})

test.each(['{}', '{ "type": "commonjs" }', 'no manifest'])(
  'the bundler is left to run a script that Node would take for another kind: %s',
  async (manifest) => {
    expect(await runAlone(writeConfig('export default {}\n', 'site.config.js', manifest))).toBeNull()
  },
)

/** What Node itself does with a script; vitest would strip the types from everything that is imported. */
function runByNode(path: string): unknown {
  const module = new URL('run-alone.ts', import.meta.url).href
  const code = `
    const { runAlone } = await import(${JSON.stringify(module)})
    console.log(JSON.stringify((await runAlone(${JSON.stringify(path)}))?.default ?? null))`
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }),
  )
}

const READS_TYPES = Number.parseInt(process.versions.node, 10) >= 24

test.runIf(READS_TYPES).each([
  ["export default { title: 'Quay' }\n", 'Quay'],
  ["const title: string = 'Quay'\nexport default { title }\n", 'Quay'],
  ['enum Title { Quay }\nexport default { title: Title.Quay }\n', null],
  ['class Text {}\nconst same = (text) => text\nexport default { title: same<Text>(1) }\n', 1],
  ['class Text {}\nconst Texts = Set<Text>\nvoid 0\nexport default { title: typeof Texts }\n', 'function'],
  ['class Text {}\nconst raw = String.raw\nexport default { title: raw<Text>`Quay` }\n', 'Quay'],
])('a script is read by the rules of its language: %j', (text, title) => {
  const path = writeConfig(text, 'site.config.ts', '{ "type": "module" }')
  expect(runByNode(path)).toEqual(title === null ? null : { title })
})

test.runIf(READS_TYPES)('a script without types that has changed runs again', () => {
  const path = writeConfig('export default { run: 1 }\n', 'site.config.ts', '{ "type": "module" }')
  const module = new URL('run-alone.ts', import.meta.url).href
  const code = `
    import { writeFileSync } from 'node:fs'
    const { runAlone } = await import(${JSON.stringify(module)})
    const first = await runAlone(${JSON.stringify(path)})
    writeFileSync(${JSON.stringify(path)}, 'export default { run: 2 }')
    console.log(first.default.run, (await runAlone(${JSON.stringify(path)})).default.run)`
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  })
  expect(printed).toBe('1 2\n')
})

function writeWithThisPackage(text: string): string {
  const path = writeConfig(text, 'site.config.ts', '{ "type": "module" }')
  mkdirSync(join(dirname(path), 'node_modules/@fyr'), { recursive: true })
  symlinkSync(ownFile('.'), join(dirname(path), 'node_modules/@fyr/cli'))
  return path
}

test.each([
  "import { defineConfig } from '@fyr/cli'\n\nexport default defineConfig({ title: 'One' })\n",
  '// Of this site.\n/* And */ import {defineConfig} from "@fyr/cli"\nexport default defineConfig({ title: "One" })\n',
  "export default { title: 'One' }\n",
  "export default { title: 'One', footer: 'Taken from here' }\n",
  "import { defineConfig } from '@fyr/cli'\nimport { sep } from 'node:path'\nexport default defineConfig({ title: `One${sep.slice(1)}` })\n",
])('a script with this package runs as it is now: %j', async (text) => {
  const path = writeWithThisPackage(text)
  expect(await runAlone(path)).toMatchObject({ default: { title: 'One' } })
  writeFileSync(path, text.replace('One', 'Two'))
  expect(await runAlone(path)).toMatchObject({ default: { title: 'Two' } })
  expect(await runAlone(path)).toMatchObject({ default: { title: 'Two' } })
})

test
  .skipIf('registerHooks' in modules)
  .each([
    "import { defineConfig } from '@fyr/cli'\nexport default defineConfig({ title: new Error('Taken from here').stack })\n",
    'export default { title: new Error("import").stack }\n',
  ])('for a script with this package alone Node 20 starts no thread of hooks: %j', async (text) => {
  expect(await runAlone(writeWithThisPackage(text))).toMatchObject({
    default: { title: expect.stringContaining('data:text/javascript') },
  })
})
