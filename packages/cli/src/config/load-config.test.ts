import { mkdirSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSiteReader } from '../content/site-reader.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { loadConfig } from './load-config.ts'

// The stack traces of the test runner would keep Node from reading source maps.
const { prepareStackTrace } = Error
beforeAll(() => void Reflect.deleteProperty(Error, 'prepareStackTrace'))
afterAll(() => void Reflect.set(Error, 'prepareStackTrace', prepareStackTrace))

/** A site whose configuration imports a file, which imports another. */
function writeSite(files: Readonly<Record<string, string>>): string {
  const root = makeTemporaryFolder()
  const all = {
    'package.json': '{ "type": "module" }',
    'site.config.ts':
      "\nimport { title } from './lib/title.ts'\nexport default { url: 'https://a.example', title }\n",
    'lib/title.ts': "import names from './names.json'\nexport const title: string = names.title\n",
    'lib/names.json': '{ "title": "One" }\n',
    ...files,
  }
  for (const [file, text] of Object.entries(all)) writeText(join(root, file), text)
  return root
}

function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

test.each([
  [
    'a syntax error',
    { 'lib/title.ts': 'const one: number = 1\nexport const title = { a: [ }\n' },
    ['config-syntax', 'lib/title.ts', 2, 29, 'export const title = { a: [ }'],
  ],
  [
    'a syntax error of JSON',
    { 'lib/names.json': '{\n  "title": }\n' },
    ['config-syntax', 'lib/names.json', 2, 12, '  "title": }'],
  ],
  [
    'a syntax error of the manifest',
    { 'package.json': '{\n  "type": "module",\n}\n' },
    ['config-syntax', 'package.json', 3, 1, '}'],
  ],
  [
    'a manifest that is cut off',
    { 'package.json': '{\n  "type": "module"' },
    ['config-syntax', 'package.json', 2, 19, '  "type": "module"'],
  ],
  [
    'a manifest with a word that JSON has not',
    { 'package.json': '{\n  "type": module\n}\n' },
    ['config-syntax', 'package.json', 2, 11, '  "type": module'],
  ],
  ['a manifest without anything', { 'package.json': '' }, ['config-syntax', 'package.json', 1, 1, '']],
  [
    'a manifest that is no object',
    { 'package.json': 'null' },
    ['config-syntax', 'package.json', 1, 1, 'null'],
  ],
  [
    'what is thrown',
    {
      'lib/title.ts':
        "type Title = {\n  text: string\n}\nexport const title = ''\n  throw new Error('site.config.ts:1:1')\n",
    },
    ['config-failed', 'lib/title.ts', 5, 9, "  throw new Error('site.config.ts:1:1')"],
  ],
  [
    'what is thrown by the configuration itself',
    { 'site.config.ts': "import './lib/title.ts'\n\nthrow new Error('no')\n" },
    ['config-failed', 'site.config.ts', 3, 7, "throw new Error('no')"],
  ],
  [
    'an import of no file',
    { 'lib/title.ts': "const one = 1\nimport names from './naems.json'\nexport const title = names.title\n" },
    ['config-failed', 'lib/title.ts', 2, 1, "import names from './naems.json'"],
  ],
  [
    'an import of no package',
    { 'lib/title.ts': "import a from 'not-installed-at-all'\nexport const title = a\n" },
    ['config-failed', 'lib/title.ts', 1, 1, "import a from 'not-installed-at-all'"],
  ],
])('%s is reported where it is', async (_name, files, place) => {
  const { diagnostics } = await loadConfig(writeSite(files))
  expect(
    diagnostics.map((issue) => [issue.code, issue.file, issue.line, issue.column, issue.sourceLine]),
  ).toEqual([place])
})

test('a manifest that is a link to a file elsewhere is reported without its words', async () => {
  const secret = join(makeTemporaryFolder(), 'secret')
  writeText(secret, 'token-of-the-machine\n')
  const root = writeSite({})
  unlinkSync(join(root, 'package.json'))
  symlinkSync(secret, join(root, 'package.json'))
  const { diagnostics } = await loadConfig(root)
  expect(diagnostics).toMatchObject([
    { code: 'config-syntax', file: 'package.json', line: 1, sourceLine: '' },
  ])
  expect(JSON.stringify(diagnostics)).not.toContain('of-the-machine')
})

test('a syntax error of the manifest in a folder above is reported, without a path of the machine', async () => {
  const folder = makeTemporaryFolder()
  const root = join(folder, 'sites/docs')
  writeText(join(folder, 'package.json'), '{ "private": true,\n  name: "a" }')
  writeText(join(root, 'site.config.ts'), "export default { url: 'https://a.example', title: 'A' }\n")
  const { diagnostics, dependencies } = await loadConfig(root)
  expect(diagnostics).toMatchObject([
    {
      code: 'config-syntax',
      file: '../../package.json',
      line: 2,
      column: 3,
      problem: 'Syntax error: Expected double-quoted property name.',
      sourceLine: '',
    },
  ])
  expect(dependencies).toContain(join(folder, 'package.json'))
})

test('an import of a missing file is reported with the nearest name', async () => {
  const root = writeSite({ 'lib/title.ts': "import names from './naems.json'\nexport const title = names\n" })
  expect((await loadConfig(root)).diagnostics[0]).toMatchObject({
    problem: 'Cannot find the imported file "./naems.json".',
    hint: 'Did you mean "names.json"?',
  })
})

test.each([{ 'lib/title.ts': 'export const title = (' }, { 'lib/title.ts': "throw new Error('no')" }, {}])(
  'what is imported is known, whether the run ends well or not: %j',
  async (files) => {
    const root = writeSite(files)
    const { dependencies } = await loadConfig(root)
    expect(dependencies.map((path) => relative(root, path))).toEqual(
      expect.arrayContaining(['site.config.ts', 'lib/title.ts']),
    )
  },
)

test('a reading that fails keeps what the one before has imported, and where a file is missing', async () => {
  const root = writeSite({})
  const reader = openSiteReader({ root })
  await reader.read()
  unlinkSync(join(root, 'lib/names.json'))
  expect((await reader.read()).loadedConfig.missing).toEqual([join(root, 'lib/names')])
  writeText(join(root, 'site.config.ts'), 'export default {')
  const { loadedConfig } = await reader.read()
  await reader.close()
  expect(loadedConfig.dependencies.map((path) => relative(root, path)).toSorted()).toEqual([
    'lib/names.json',
    'lib/title.ts',
    'site.config.ts',
  ])
})

test('a command run below the root of a site names the root', async () => {
  const root = writeSite({ 'content/docs/intro.md': '# Intro\n' })
  const { diagnostics } = await loadConfig(join(root, 'content/docs'))
  expect(diagnostics).toMatchObject([
    {
      code: 'config-missing',
      hint: `Found one in ${root}. Run the command there, or pass that folder with --root.`,
    },
  ])
})

test('keys of other tools’ configurations are reported with their counterparts', async () => {
  // As in Node; the test runner has a `module` of its own.
  const root = writeSite({ 'site.config.ts': "throw new ReferenceError('module is not defined')\n" })
  const { diagnostics } = await loadConfig(root)
  expect(diagnostics).toMatchObject([
    { code: 'config-failed', line: 1, hint: expect.stringContaining('export default') },
  ])
})

test('an import of a source that is in a package of its own names the package', async () => {
  const root = writeSite({
    'node_modules/@fyr/cli/package.json':
      '{ "name": "@fyr/cli", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
    'node_modules/@fyr/cli/index.js': 'export const defineConfig = (config) => config\n',
    'site.config.ts': "import { openApiSource } from '@fyr/cli'\nexport default openApiSource({})\n",
  })
  const { diagnostics } = await loadConfig(root)
  expect(diagnostics).toMatchObject([
    { code: 'config-failed', line: 1, hint: expect.stringContaining("from '@fyr/openapi'") },
  ])
})
