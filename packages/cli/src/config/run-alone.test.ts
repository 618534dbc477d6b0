import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
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

test.each(['{}', '{ "type": "commonjs" }', 'no manifest'])(
  'the bundler is left to run a script that Node would take for another kind: %s',
  async (manifest) => {
    expect(await runAlone(writeConfig('export default {}\n', 'site.config.js', manifest))).toBeNull()
  },
)
