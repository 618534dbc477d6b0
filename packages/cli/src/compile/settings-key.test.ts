import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openSiteReader } from '../content/site-reader.ts'
import { ownFile } from '../own-package.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { commitAll, git, makeRepository } from '../testing/git-repository.ts'
import { siteWithPlugin } from '../testing/site-with-plugin.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

async function settingsKeyOf(root: string, storeFolder: string): Promise<string | undefined> {
  const reader = openSiteReader({ root, storeFolder })
  try {
    return (await reader.openCompiler()).compiler?.settingsKey
  } finally {
    await reader.close()
  }
}

/** A site that has a plugin from a package, which is to be put into its `node_modules/shout`. */
function siteWithPackage(): string {
  const root = copyTinySite()
  rmSync(join(root, 'node_modules'), { recursive: true })
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(ownFile('node_modules/@fyr'), join(root, 'node_modules/@fyr'))
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  writeFileSync(
    join(root, 'site.config.ts'),
    `import shout from 'shout'\n${config.replace('default {', 'default { markdown: { remarkPlugins: [shout] },')}`,
  )
  return root
}

function writePackage(folder: string, version: string): void {
  mkdirSync(join(folder, 'src'), { recursive: true })
  const manifest = { name: 'shout', version, type: 'module', exports: './src/index.js' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'src/index.js'), 'export default () => () => {}\n')
}

test('a plugin in a linked package is run again on all texts when it was edited', async () => {
  const root = siteWithPackage()
  const plugin = join(makeTemporaryFolder(), 'plugin')
  writePackage(plugin, '1.0.0')
  symlinkSync(plugin, join(root, 'node_modules/shout'))
  const storeFolder = makeTemporaryFolder()
  const keyWith = (code: string): Promise<string | undefined> => {
    writeFileSync(join(plugin, 'src/index.js'), code)
    return settingsKeyOf(root, storeFolder)
  }
  const first = await keyWith('export default () => () => {}\n')
  expect(first).toBeDefined()
  expect(await keyWith('export default () => () => {}\n')).toBe(first)
  expect(await keyWith('export default () => (tree) => void tree\n')).not.toBe(first)
})

test('a plugin in an installed package is run again when another version is installed, with no lock file too', async () => {
  const root = siteWithPackage()
  const storeFolder = makeTemporaryFolder()
  const keyWith = (version: string): Promise<string | undefined> => {
    const folder = join(root, `node_modules/.versions/${version}/node_modules/shout`)
    writePackage(folder, version)
    rmSync(join(root, 'node_modules/shout'), { force: true })
    symlinkSync(folder, join(root, 'node_modules/shout'))
    return settingsKeyOf(root, storeFolder)
  }
  const first = await keyWith('1.0.0')
  expect(first).toBeDefined()
  expect(await keyWith('2.0.0')).not.toBe(first)
  expect(await keyWith('1.0.0')).toBe(first)
})

/** A site whose configuration gives a plugin the variable FYR_TEST_WORD, without naming it as one. */
function siteWithOptions(): string {
  const root = copyTinySite()
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  const plugins =
    "[[() => () => {}, { word: wordOf(process.env), at: [/a/, new Map([['b', wordOf(process.env)]])] }]]"
  writeFileSync(
    join(root, 'site.config.ts'),
    `const wordOf = ({ FYR_TEST_WORD }) => FYR_TEST_WORD\n${config.replace('default {', `default { markdown: { remarkPlugins: ${plugins} },`)}`,
  )
  return root
}

test.each([
  ['the options of a plugin, wherever they come from', siteWithOptions],
  ['a variable that a plugin reads', () => siteWithPlugin('file.message(process.env.FYR_TEST_WORD)')],
])('another value in %s is another key', async (_where, makeSite) => {
  const root = makeSite()
  const storeFolder = makeTemporaryFolder()
  const keyWith = (word: string): Promise<string | undefined> => {
    vi.stubEnv('FYR_TEST_WORD', word)
    return settingsKeyOf(root, storeFolder).finally(() => vi.unstubAllEnvs())
  }
  const first = await keyWith('alpha')
  expect(first).toBeDefined()
  expect(await keyWith('alpha')).toBe(first)
  expect(await keyWith('beta')).not.toBe(first)
})

test('another commit of a branch that docs come from leaves the key of all other documents as it is', async () => {
  const root = copyTinySite()
  const file = join(root, 'site.config.ts')
  const text = readFileSync(file, 'utf8').replace(/ {2}docs: .*\n/, '')
  const withFolder = (folder: string): string =>
    text.replace('{', `{\n  docs: { versions: { '1.x': { from: 'branch:1.x'${folder} } } },`)
  writeFileSync(file, withFolder(''))
  makeRepository(root)
  git(root, 'branch', '1.x')
  const storeFolder = makeTemporaryFolder()
  const first = await settingsKeyOf(root, storeFolder)
  expect(first).toBeDefined()
  commitAll(root, { 'handbook/intro.md': '# Intro\n' })
  git(root, 'branch', '--force', '1.x')
  expect(await settingsKeyOf(root, storeFolder)).toBe(first)
  writeFileSync(file, withFolder(", folder: 'handbook'"))
  expect(await settingsKeyOf(root, storeFolder)).not.toBe(first)
})
