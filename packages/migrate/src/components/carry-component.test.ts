import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../cli/src/testing/temporary-folder.ts'
import { carryComponent, findSource } from './carry-component.ts'
import { parseSync } from 'vite'
import { moveStyles, quoteInCss } from './moved-styles.ts'

function siteWith(files: Readonly<Record<string, string>>): string {
  const root = makeTemporaryFolder()
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

function carry(text: string, others: Readonly<Record<string, string>> = {}) {
  const root = siteWith({ 'web/src/Box.tsx': text, ...others })
  return carryComponent(
    { name: 'Box', file: 'web/src/Box.tsx', numbers: ['apart'] },
    { root, folder: 'web', basePath: '/app/', aliases: [] },
  )
}

test.each([
  ['import { useState } from "react"\nexport default () => useState(1)[0]', 'uses "useState"'],
  ['import React from "react"\nexport default () => React.useEffect(() => {})', 'uses "useEffect"'],
  ['export default () => <b onClick={() => {}}>a</b>', 'has the handler "onClick"'],
  ['export default () => <b>{window.name}</b>', 'uses "window"'],
  ['export default class Box extends Object {}', 'is a class'],
  [
    'export default () => <b style={{ color: tone }}>a</b>',
    'has a computed style, which the content security policy blocks',
  ],
  [
    'export default () => <b className={a} style={{ color: "red" }}>a</b>',
    'has a style next to a computed class name',
  ],
  ['import Layout from "@theme/Layout"\nexport default Layout', 'imports "@theme/Layout"'],
  ['import a from "no-such-package/a"\nexport default a', 'imports "no-such-package/a", which is missing'],
  ['import a from "./none"\nexport default a', 'imports "./none", which is missing'],
  ['import a from "./a.svg"\nexport default a', 'imports "./a.svg"'],
  ['export default () => <img src={require("./a.png").default} />', 'calls "require"'],
  ['import s from "./a.module.css"\nexport default s', 'has styles with "composes"'],
  ['import "./b.css"\nexport default () => null', 'imports other style sheets'],
  ['export const Other = () => null', 'does not export "Box"'],
  ['export default () => <b>', 'cannot be parsed'],
  ['import Inner from "./Inner"\nexport default Inner', 'uses "useRef"'],
])('a component that a build cannot render alone stays, with the reason: %s', (text, reason) => {
  const others = {
    'web/src/a.svg': '<svg/>',
    'web/src/a.module.css': '.a { composes: b }',
    'web/src/b.css': '@import "./c.css";',
    'web/src/Inner.jsx': 'import { useRef } from "react"\nexport default () => useRef()',
  }
  expect(carry(text, others)).toEqual({ reason })
})

test('a component is moved with what it imports, each file once', () => {
  const carried = carry(
    `import type { Kind } from './kinds'
import { Inner } from './inner'
import data from '../data.json'
import './box.css'
export function Box({ kind }: { kind: Kind; window?: string }) { return <Inner a={data.window} document={kind} /> }
`,
    {
      'web/src/inner/index.js':
        'import Box from \'../Box\'\nexport const Inner = () => <p className="a" style={{ lineHeight: 1 }}>{Box.name}</p>',
      'web/src/kinds.ts': 'export type Kind = string',
      'web/data.json': '{ "window": 1 }',
      'web/src/box.css': '.box { color: red }',
    },
  )
  if ('reason' in carried) throw new Error(carried.reason)
  expect([...carried.files.keys()].toSorted()).toEqual([
    'theme/islands/box.tsx',
    'theme/moved/props.ts',
    'theme/moved/web/data.json',
    'theme/moved/web/src/Box.tsx',
    'theme/moved/web/src/box.css',
    'theme/moved/web/src/inner/index.jsx',
    'theme/moved/web/src/inner/index.styles.css',
    'theme/moved/web/src/kinds.ts',
  ])
  expect(carried.sheets.toSorted()).toEqual([
    'theme/moved/web/src/box.css',
    'theme/moved/web/src/inner/index.styles.css',
  ])
  expect(carried.files.get('theme/moved/web/src/Box.tsx')).toBe(
    `import type { Kind } from './kinds'
import { Inner } from './inner/index'
import data from '../data.json'

export function Box({ kind }: { kind: Kind; window?: string }) { return <Inner a={data.window} document={kind} /> }
`,
  )
  expect(carried.files.get('theme/moved/web/src/inner/index.jsx')).toContain(
    '<p className="a inner-style1" >',
  )
  const island = carried.files.get('theme/islands/box.tsx') ?? ''
  expect(island).toContain("import { Box as Moved } from '../moved/web/src/Box'")
  expect(island).toContain("propsOf<ComponentProps<typeof Moved>>(props, ['apart'])")
})

test('a component of Astro and the one of React beside it that it shows are two files', () => {
  const root = siteWith({
    'src/Card.astro': "---\nimport Card from './Card'\n---\n\n<Card />\n",
    'src/Card.tsx': 'export default function Card() { return <b>a</b> }\n',
  })
  const site = { root, folder: '', basePath: '/', aliases: [] }
  const carried = carryComponent({ name: 'Card', file: 'src/Card.astro', numbers: [] }, site)
  if ('reason' in carried) throw new Error(carried.reason)
  expect(carried.files.get('theme/islands/card.tsx')).toContain("import Moved from '../moved/src/Card.astro'")
  expect(carried.files.get('theme/moved/src/Card.astro.tsx')).toMatch(
    /import Card from '\.\/Card'\n[^]*function CardComponent\([^]*<><Card \/><\/>/,
  )
  expect(carried.files.get('theme/moved/src/Card.tsx')).toContain('<b>a</b>')
})

test('attributes of a page have the names that a component of Vue knows', () => {
  const root = siteWith({ 'src/Tide.vue': '<template>\n  <b>a</b>\n</template>\n' })
  const site = { root, folder: '', basePath: '/', aliases: [] }
  const carried = carryComponent({ name: 'Tide', file: 'src/Tide.vue', numbers: ['max-depth'] }, site)
  if ('reason' in carried) throw new Error(carried.reason)
  const island = carried.files.get('theme/islands/tide.tsx') ?? ''
  expect(island).toContain("import { camelCase, propsOf } from '../moved/props'")
  expect(island).toContain("(props, ['max-depth'], camelCase)")
  expect(carried.files.get('theme/moved/props.ts')).toContain(String.raw`replace(/-(\w)/g,`)
})

test.each([
  ['Mark', "import { Mark as Moved } from '../moved/marks'"],
  ['default', "import Moved from '../moved/marks'"],
  [null, "import { Version as Moved } from '../moved/marks'"],
])('the export %s that an import names is the one that moves', (exported, expected) => {
  const root = siteWith({
    'marks.jsx':
      'export const Mark = () => <b />\nexport const Version = () => <u />\nexport default () => <i />',
  })
  const carried = carryComponent(
    { name: 'Version', file: 'marks.jsx', exported, numbers: [] },
    { root, folder: '', basePath: '/', aliases: [] },
  )
  if ('reason' in carried) throw new Error(carried.reason)
  expect(carried.files.get('theme/islands/version.tsx')).toContain(expected)
})

test('sources are found by the ways that old sites write them', () => {
  const root = siteWith({ 'web/src/a/index.tsx': '', 'web/b.js': '', 'c.tsx': '' })
  const aliases = [{ pattern: '#parts/*', targets: [join(root, 'web/src/*')] }]
  const site = { root, folder: 'web', basePath: '/', aliases }
  const found = [
    '@site/src/a',
    '~/a',
    '@/a',
    '#parts/a',
    '../b',
    '../b.js',
    '../../c',
    '../../../c',
    'a',
    './a',
  ].map((request) => findSource(request, 'web/src/page.mdx', site))
  const a = 'web/src/a/index.tsx'
  expect(found).toEqual([a, a, a, a, 'web/b.js', 'web/b.js', 'c.tsx', null, null, a])
})

test('classes of a CSS module are named after its file; frames of an animation and global names are left alone', () => {
  const css = `.a .b-c:not(.a) { width: .5em; animation: turn 1s }
@keyframes turn { 0.5% { width: 0 } }
@media (min-width: 1px) { :global(.dark) .a { color: red } }`
  expect(moveStyles(css, { prefix: 'box', isModule: true })).toEqual({
    css: `.box-a .box-b-c:not(.box-a) { width: .5em; animation: turn 1s }
@keyframes turn { 0.5% { width: 0 } }
@media (min-width: 1px) { .dark .box-a { color: red } }`,
    classes: { a: 'box-a', 'b-c': 'box-b-c' },
  })
  expect(moveStyles('.a { background: url(./a.png) }', { prefix: 'box', isModule: true })).toBe(
    'has styles with a file',
  )
  expect(moveStyles('.a {', { prefix: 'box', isModule: true })).toBe('has a style sheet that cannot be read')
})

test('no name of a file or a class ends the string that it is written into', () => {
  const place = `web/src/it's\`\${1}/Box.tsx`
  const root = siteWith({
    [place]: `import { Inner } from './Inner'
import data from './data.json'
import { Card } from './Card'
export const Box = () => <p className='say "a"' style={{ color: 'red' }}>{data.a}<Inner /><Card /></p>`,
    [place.replace('Box.tsx', 'Inner.tsx')]: `import useBaseUrl from '@docusaurus/useBaseUrl'
export const Inner = () => useBaseUrl('/a')`,
    [place.replace('Box.tsx', 'Card.tsx')]: 'export const Card = () => <b />',
    [place.replace('Box.tsx', 'data.json')]: '{ "a": 1 }',
  })
  const site = { root, folder: 'web', basePath: "/it's/", aliases: [] }
  const carried = carryComponent({ name: 'Box', file: place, numbers: [] }, site)
  if ('reason' in carried) throw new Error(carried.reason)
  const modules = [...carried.files].filter(([file]) => /\.tsx?$/.test(file))
  expect(modules.flatMap(([file, text]) => parseSync(file, text).errors)).toEqual([])
  expect(carried.files.get(`theme/moved/${place}`)).toContain(`className='say "a" box-style1'`)
  expect(carried.files.get('theme/islands/box.tsx')).toContain(
    String.raw`from '../moved/web/src/it\'s${'`${1}'}/Box'`,
  )
  expect(carried.files.get('theme/moved/use-base-url.ts')).toContain(String.raw`BASE_PATH = '/it\'s/'`)
})

test.each([
  `{ color: 'red } body { display: none' }`,
  `{ color: 'red; background: url(https://elsewhere.example)' }`,
  `{ 'a: b; c': 'red' }`,
  `{ color: 'red /*' }`,
])('a style that would say more than its own declarations stays: %s', (style) => {
  expect(carry(`export const Box = () => <p style={${style}} />`)).toEqual({
    reason: 'has a style that cannot be read',
  })
})

test('a sheet is imported by its name, whatever is in it', () => {
  expect(quoteInCss("./it's\\a\n/a.css")).toBe(String.raw`'./it\27 s\5c a\a /a.css'`)
})
