import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { areUnchanged, describeInputs } from './bundle-inputs.ts'

/** Nothing can be given a time of change, so that the bundling begins when all files are there. */
const BEGAN = Date.now() + 60_000

/** A file of a new site, written some seconds before or after a bundling began. */
function writeInput(root: string, name: string, seconds: number): string {
  const path = join(root, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, name)
  utimesSync(path, BEGAN / 1000 + seconds, BEGAN / 1000 + seconds)
  return path
}

test('a file that was written while the bundler was reading is not known', () => {
  const root = makeTemporaryFolder()
  const inputs = [writeInput(root, 'theme/slots.tsx', -1), writeInput(root, 'theme/word.ts', 1)]
  expect(describeInputs(root, inputs, BEGAN)).toBeNull()
})

test('a file below node_modules is known however late it was written', () => {
  const root = makeTemporaryFolder()
  const composed = writeInput(root, 'node_modules/.cache/fyr-theme/0a1b/server.js', 1)
  const described = describeInputs(root, [writeInput(root, 'theme/slots.tsx', -1), composed], BEGAN)
  expect(described && areUnchanged(root, described)).toBe(true)
  writeFileSync(composed, 'damaged')
  expect(described && areUnchanged(root, described)).toBe(false)
})

test('a file that replaced another meanwhile is not known, whatever its modification time', () => {
  const root = makeTemporaryFolder()
  const file = writeInput(root, 'theme/slots.tsx', -3600)
  expect(describeInputs(root, [file], Date.now() - 1000)).toBeNull()
})

test.each([
  "export const all = import.meta.glob('../tides/**/*.json')\n",
  'export const load = (name: string) => import(`./parts/${name}.ts`)\n',
  "export const load = (name: string) => import(/* by name */ './parts/' + name + '.ts')\n",
  'export const picture = (name: string) => new URL(`./pictures/${name}.png`, import.meta.url)\n',
  'export const picture = (name: string) =>\n  new URL(\n    `./pictures/${kind(`${name}`)}.png`,\n    import.meta.url,\n  )\n',
])('what modules find by a pattern is not known: %s', (text) => {
  const root = makeTemporaryFolder()
  const file = join(root, 'theme/slots.tsx')
  writeInput(root, 'theme/slots.tsx', -1)
  writeFileSync(file, text)
  expect(describeInputs(root, [file], BEGAN)).toBeNull()
})

test.each([
  "export const load = () => import('./parts/tide.ts')\n",
  'export const load = () => import("./parts/tide.ts")\n',
  'export const load = (address: string) => import(\n  /* @vite-ignore */\n  address\n)\n',
  "export const address = new URL('./tide.png', import.meta.url)\n",
  'export const address = (path: string) => new URL(path, document.baseURI)\n',
  'export const root = (server: string) => new URL(`${server}/`).href\n',
])('what modules find by a name is known: %s', (text) => {
  const root = makeTemporaryFolder()
  const file = join(root, 'theme/slots.tsx')
  writeInput(root, 'theme/slots.tsx', -1)
  writeFileSync(file, text)
  expect(describeInputs(root, [file], BEGAN)).not.toBeNull()
})

/** Puts a link in place of whatever is there. */
function relink(path: string, target: string): void {
  rmSync(path, { force: true })
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}

test.each([
  {
    change: 'a link to a component leads to another one',
    prepare: (root: string) => relink(join(root, 'theme/components/footer.tsx'), '../../parts/a.tsx'),
    make: (root: string) => relink(join(root, 'theme/components/footer.tsx'), '../../parts/b.tsx'),
  },
  {
    change: 'a link to a folder leads to another one',
    prepare: (root: string) => relink(join(root, 'theme/deep/parts'), '../../parts'),
    make: (root: string) => relink(join(root, 'theme/deep/parts'), '../../other'),
  },
  {
    change: 'the theme folder is a link and leads to another one',
    prepare: (root: string) => {
      rmSync(join(root, 'theme'), { recursive: true })
      relink(join(root, 'theme'), 'parts')
    },
    make: (root: string) => relink(join(root, 'theme'), 'other'),
  },
  {
    change: 'a file takes the place of a folder that is imported by its name',
    prepare: () => {},
    make: (root: string) => writeInput(root, 'lib/tide.ts', 1),
  },
  {
    change: 'a file takes the place of a folder above what is read of it',
    prepare: () => {},
    make: (root: string) => writeInput(root, 'lib.ts', 1),
  },
  {
    change: 'a file takes the place of a folder outside of the site',
    prepare: () => {},
    make: (root: string) => writeInput(root, '../shared/wind.ts', 1),
  },
  {
    change: 'a manifest beside components is edited',
    prepare: (root: string) => writeInput(root, 'theme/package.json', -1),
    make: (root: string) => writeFileSync(join(root, 'theme/package.json'), '{"imports":{}}'),
  },
  {
    change: 'settings that others take over are edited',
    prepare: (root: string) => {
      writeInput(root, 'settings/base.json', -1)
      writeFileSync(join(root, 'settings/strict.json'), '{ "extends": "./base" }')
      writeFileSync(join(root, 'tsconfig.json'), '{ "extends": ["./settings/strict.json"] }')
    },
    make: (root: string) => writeFileSync(join(root, 'settings/base.json'), '{}'),
  },
  {
    change: 'a variable that the bundler shows is set',
    prepare: () => vi.stubEnv('VITE_HARBOUR', 'north'),
    make: () => vi.stubEnv('VITE_HARBOUR', 'south'),
  },
])('a bundle is made again when $change', ({ prepare, make }) => {
  const root = join(makeTemporaryFolder(), 'site')
  const inputs = [
    writeInput(root, 'lib/tide/index.ts', -1),
    writeInput(root, '../shared/wind/index.ts', -1),
    writeInput(root, 'parts/a.tsx', -1),
    writeInput(root, 'parts/b.tsx', -1),
    writeInput(root, 'other/a.tsx', -1),
    writeInput(root, 'other/b.tsx', -1),
    writeInput(root, 'theme/slots.tsx', -1),
  ]
  prepare(root)
  const described = describeInputs(root, inputs, BEGAN)
  expect(described && areUnchanged(root, described)).toBe(true)
  make(root)
  expect(described && areUnchanged(root, described)).toBe(false)
  vi.unstubAllEnvs()
})

test('a file beside folders that has the name of none of them leaves a bundle as it is', () => {
  const root = makeTemporaryFolder()
  const inputs = [writeInput(root, 'theme/slots.tsx', -1), writeInput(root, 'lib/tide/index.ts', -1)]
  const described = describeInputs(root, inputs, BEGAN)
  for (const name of ['dist/index.html', 'notes.md', 'lib/tides.ts']) writeInput(root, name, 1)
  expect(described && areUnchanged(root, described)).toBe(true)
})
