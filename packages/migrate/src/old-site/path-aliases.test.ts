import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../cli/src/testing/temporary-folder.ts'
import { siteOf } from '../testing/old-site.ts'
import { readAliases, withoutAliases } from './path-aliases.ts'

test('aliases of Vite and of a tsconfig with comments, and of what it extends, are found', () => {
  const root = siteOf(
    {
      'tsconfig.json':
        '{\n  // Of the editor\n  "extends": ["@tides/none", "tides-config/strict", "./config/base"], /* "x" */\n  "include": ["a//b", ],\n}',
      'config/base.json':
        '{ "compilerOptions": { "baseUrl": "..", "paths": { "@parts/*": ["gone/*", "src/parts/*"], "*": ["x/*"] } } }',
      'node_modules/tides-config/strict.json': '{ "compilerOptions": { "strict": true } }',
      'src/parts/Boat.astro': '',
      'src/parts/Net.tsx': '',
      'src/assets/fish.png': '',
      'src/assets/deep/net.png': '',
      'src/units.ts': '',
    },
    realpathSync(makeTemporaryFolder()),
  )
  mkdirSync(join(root, 'docs/guide'), { recursive: true })
  const aliases = readAliases(root, {
    resolve: {
      alias: [
        { find: '@assets', replacement: join(root, 'src/assets') },
        { find: '~units', replacement: './src/units.ts' },
        { find: '/^x/', replacement: 'y' },
      ],
    },
  })
  const page = `---
hero:
  image: @assets/fish.png
---
import Boat from '@parts/Boat.astro'
import { Net } from "@parts/Net"
import { kg } from '~units/'

![Fish](@assets/fish.png) and [none](@parts/none.md), <img src="@assets/deep/net.png?raw" /> at me@parts/Net.

\`\`\`js
import Boat from '@parts/Boat.astro'
\`\`\`
`
  expect(withoutAliases(page, 'docs/guide/a.md', { root, aliases })).toBe(
    page
      .replace('image: @assets/fish.png', 'image: ../../src/assets/fish.png')
      .replace("'@parts/Boat.astro'", "'../../src/parts/Boat.astro'")
      .replace('"@parts/Net"', '"../../src/parts/Net.tsx"')
      .replace('(@assets/fish.png)', '(../../src/assets/fish.png)')
      .replace('"@assets/deep/net.png?raw"', '"../../src/assets/deep/net.png?raw"'),
  )
})

test('aliases of an object are names of folders', () => {
  const root = siteOf({ 'src/assets/fish.png': '' })
  const aliases = readAliases(root, { resolve: { alias: { '@': join(root, 'src') } } })
  expect(withoutAliases('![](@/assets/fish.png)', 'a.md', { root, aliases })).toBe(
    '![](./src/assets/fish.png)',
  )
})

test('a site without aliases, and with files that cannot be read, has none', () => {
  expect(readAliases(siteOf({}), undefined)).toEqual([])
  expect(readAliases(siteOf({ 'tsconfig.json': '{ "compilerOptions": ' }), { resolve: 1 })).toEqual([])
  const loop = siteOf({
    'tsconfig.json': '{ "extends": "./b.json" }',
    'b.json': '{ "extends": "./tsconfig.json" }',
  })
  expect(readAliases(loop, null)).toEqual([])
})
