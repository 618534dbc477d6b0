import { appendFileSync, cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownFile } from '../own-package.ts'
import { findPackage } from '../store/package-fingerprint.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { readFolder } from '../testing/read-folder.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { findTheme, type ThemeEntryPoints } from '../theme/load-theme.ts'
import { themeModules } from '../theme/theme-modules.ts'
import { bundleClient } from './bundle-client.ts'
import type { PackedBundle } from './client-bundle.ts'
import { prebuildBundle } from './prebuild-bundle.ts'
import { PREBUILT, PREBUILT_LIST, type PrebuiltBundle, readPrebuiltBundle } from './prebuilt-bundle.ts'

const THEME = '@fyr/theme'
/** All that is in the bundle. */
const BUNDLED = [THEME, '@fyr/router', 'react', 'react-dom', 'scheduler']

/** A site whose folder contains copies of the packages, as a package manager puts them there. */
function installSite(): string {
  const root = makeTemporaryFolder()
  writeFileSync(join(root, 'package.json'), '{ "private": true }')
  const reactDom = findPackage(ownFile('.'), 'react-dom') ?? ''
  for (const name of BUNDLED) {
    const folder = findPackage(ownFile('.'), name) ?? findPackage(reactDom, name) ?? ''
    const copy = join('node_modules', name)
    cpSync(folder, join(root, copy), { recursive: true, filter: isPublished })
    changeManifest(root, copy, ({ publishConfig, ...published }) => ({
      ...published,
      ...publishConfig,
    }))
  }
  return root
}

interface Manifest {
  readonly publishConfig?: object
}

function changeManifest(root: string, folder: string, change: (manifest: Manifest) => object): void {
  const path = join(root, folder, 'package.json')
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')))))
}

/** Changes what the manifest in a folder of the site says of one thing. */
function changeMember(root: string, folder: string, name: string, value: unknown): void {
  changeManifest(root, folder, (manifest) => ({ ...manifest, [name]: value }))
}

function isPublished(path: string): boolean {
  return !['node_modules', 'src', 'size', 'bench', '.turbo'].includes(basename(path))
}

const entryPoints = (root: string): ThemeEntryPoints => findTheme(root, THEME)

async function bundleAgain(root: string, isCustomised = false): Promise<PackedBundle> {
  const { value } = await bundleClient(root, themeModules(root, entryPoints(root), null), { isCustomised })
  return value
}

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production')
})

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['copied into the site', installSite],
  ['linked', copyTinySite],
])('is what bundling again would give where the packages are %s', async (_, makeSite) => {
  const root = makeSite()
  const prebuilt = readPrebuiltBundle(root, entryPoints(root), PREBUILT)
  expect(prebuilt).not.toBeNull()
  expect(prebuilt).toEqual(await bundleAgain(root))
})

test('has the same scripts and styles from the same packages in another folder', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  const folder = makeTemporaryFolder()
  await prebuildBundle(installSite(), folder)
  const [here, there] = [readFolder(folder), readFolder(PREBUILT)]
  const { madeFrom, ...bundle }: PrebuiltBundle = JSON.parse(here.get(PREBUILT_LIST) ?? '')
  const { madeFrom: linked, ...same }: PrebuiltBundle = JSON.parse(there.get(PREBUILT_LIST) ?? '')
  expect(bundle).toEqual(same)
  expect(madeFrom).toEqual({ versions: linked.versions, fingerprint: '' })
  const others = [here, there].map((files) => [...files].filter(([place]) => place !== PREBUILT_LIST))
  expect(others[0]).toEqual(others[1])
})

test('is the same for a site with settings for style sheets, other languages and browsers of its own', async () => {
  const root = installSite()
  writeFileSync(
    join(root, 'postcss.config.cjs'),
    "module.exports = { plugins: [{ postcssPlugin: 'x', Once: (sheet) => sheet.append('.added { color: red }') }] }",
  )
  writeFileSync(
    join(root, 'tsconfig.json'),
    '{ "compilerOptions": { "target": "ES5", "baseUrl": ".", "paths": { "react": ["./other.js"] } } }',
  )
  writeFileSync(join(root, '.browserslistrc'), 'ie 6')
  writeFileSync(join(root, 'vite.config.js'), 'export default { build: { minify: false } }')
  const prebuilt = readPrebuiltBundle(root, entryPoints(root), PREBUILT)
  expect(prebuilt).not.toBeNull()
  expect(await bundleAgain(root)).toEqual(prebuilt)
  // The settings are not idle: what a site changes about its theme is under them.
  expect(await bundleAgain(root, true)).not.toEqual(prebuilt)
})

function append(root: string, file: string, text = ' '): void {
  appendFileSync(join(root, 'node_modules', file), text)
}

function copyInstalled(root: string, from: string, to: string): void {
  cpSync(join(root, 'node_modules', from), join(root, 'node_modules', to), { recursive: true })
}

test.each<[string, (root: string) => void]>([
  ['the version of the theme', (root) => changeMember(root, 'node_modules/@fyr/theme', 'version', '9.9.9')],
  ['the version of React', (root) => changeMember(root, 'node_modules/react', 'version', '19.99.0')],
  ['the version of React DOM', (root) => changeMember(root, 'node_modules/react-dom', 'version', '19.99.0')],
  ['the name of the theme', (root) => changeMember(root, 'node_modules/@fyr/theme', 'name', 'other')],
  ['React, which is not installed,', (root) => rmSync(join(root, 'node_modules/react'), { recursive: true })],
  [
    'what the site imports instead of React',
    (root) => changeMember(root, '.', 'browser', { react: './other.js' }),
  ],
  [
    'a package that is a link to other code of the same version',
    (root) => {
      renameSync(join(root, 'node_modules/react'), join(root, 'own-react'))
      symlinkSync(join(root, 'own-react'), join(root, 'node_modules/react'))
    },
  ],
])('is not used where %s differs', (_, change) => {
  const root = installSite()
  expect(readPrebuiltBundle(root, entryPoints(root), PREBUILT)).not.toBeNull()
  change(root)
  expect(readPrebuiltBundle(root, entryPoints(root), PREBUILT)).toBeNull()
})

test('takes React from the site, even with another one beside the theme', async () => {
  const root = installSite()
  copyInstalled(root, 'react', '@fyr/theme/node_modules/react')
  append(root, '@fyr/theme/node_modules/react/index.js', 'throw new Error()')
  const prebuilt = readPrebuiltBundle(root, entryPoints(root), PREBUILT)
  expect(prebuilt).not.toBeNull()
  expect(await bundleAgain(root)).toEqual(prebuilt)
})

test('is null where a package does not contain it', () => {
  const root = installSite()
  expect(readPrebuiltBundle(root, entryPoints(root), makeTemporaryFolder())).toBeNull()
})
