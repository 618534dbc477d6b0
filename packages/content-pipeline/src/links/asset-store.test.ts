import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SiteConfig } from '../schemas/site-config.ts'
import { createAssetStore } from './asset-store.ts'
import { LINKED_TYPES } from './linked-file.ts'

const FOLDERS = ['content', '../shared']

let root = ''

beforeEach(() => {
  const parent = mkdtempSync(join(tmpdir(), 'fyr-asset-store-'))
  root = join(parent, 'site')
  const files = [
    'content/a.csv',
    '.env',
    '.git/config',
    'node_modules/x/a.csv',
    '../out.csv',
    '../shared/a.csv',
    'theme/a.csv',
  ]
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), file)
  }
  symlinkSync('../../out.csv', join(root, 'content/linked-out.csv'))
  symlinkSync('../.env', join(root, 'content/linked-hidden.csv'))
  symlinkSync('a.csv', join(root, 'content/linked.csv'))
})

afterEach(() => rmSync(dirname(root), { recursive: true }))

test.each([
  ['content/a.csv', true],
  ['content/linked.csv', true],
  ['content/missing.csv', false],
  [`content/${'a'.repeat(5000)}`, false],
  ['content', false],
  ['Content/a.csv', false],
  ['../shared/a.csv', true],
  ['../shared/../out.csv', false],
  ['theme/a.csv', false],
  ['../out.csv', false],
  ['content/linked-out.csv', false],
  ['content/linked-hidden.csv', false],
  ['.env', false],
  ['.git/config', false],
  ['node_modules/x/a.csv', false],
])('whether a page may publish %s: %s', (file, isPublished) => {
  expect(createAssetStore(root, FOLDERS).add(file) !== null).toBe(isPublished)
})

test('a missing file is listed in both Unicode forms, since it may be made in either', () => {
  const store = createAssetStore(root, FOLDERS)
  store.add('content/b\u00E5t.png')
  expect(store.listMissing()).toEqual(['content/b\u00E5t.png', 'content/ba\u030At.png'])
})

const REFUSED = [
  'html HTML htm xhtml xht shtml xml xsl xslt rss atom mht mhtml hta htc svgz',
  'js Mjs cjs jsx ts wasm css swf map webmanifest appcache php phtml cgi asp',
  'kml gpx rs mathml xsd plist exe jar eml br html. pdf.html ｈｔｍｌ unheard',
].flatMap((types) => types.split(' ').map((type) => `evil.${type}`))

test.each([...REFUSED, 'LICENSE', 'evil.', 'evil.html '])(
  '%s could run, so no page may publish it',
  (name) => {
    writeFileSync(join(root, 'content', name), '<script>alert(1)</script>')
    const store = createAssetStore(root, FOLDERS)
    expect([store.add(`content/${name}`), store.refuses(`content/${name}`)]).toEqual([null, true])
    expect(store.list()).toEqual([])
  },
)

test('a name has one type in what is published: the last', () => {
  writeFileSync(join(root, 'content/evil.html.PNG'), 'x')
  writeFileSync(join(root, 'content/evil.js.tar.gz'), 'x')
  const store = createAssetStore(root, FOLDERS)
  store.add('content/evil.html.PNG')
  store.add('content/evil.js.tar.gz')
  expect(store.list().map(({ to }) => to)).toEqual([
    expect.stringMatching(/^assets\/evil-html-[\da-f]{8}\.png$/),
    expect.stringMatching(/^assets\/evil-js-tar-[\da-f]{8}\.gz$/),
  ])
})

function jpegOf(camera: string): string {
  return `\u00ff\u00d8\u00ff\u00e1\u0000\u0004${camera}\u00ff\u00d9`
}

test('a picture is named by the bytes that are published', () => {
  writeFileSync(join(root, 'content/a.jpg'), jpegOf('ab'), 'latin1')
  mkdirSync(join(root, 'content/b'))
  writeFileSync(join(root, 'content/b/a.jpg'), jpegOf('cd'), 'latin1')
  const names = (images?: SiteConfig['images']) => {
    const { add } = createAssetStore(root, FOLDERS, images)
    return new Set(['content/a.jpg', 'content/b/a.jpg'].map((file) => add(file)?.to))
  }
  expect(names({ widths: [], quality: 80, zoom: true, formats: [], remote: [], maxBytes: 1 }).size).toBe(1)
  expect(names(null).size).toBe(2)
})

test('what is missing or private is not refused for its type', () => {
  writeFileSync(join(root, '../out.html'), '')
  const { refuses } = createAssetStore(root, FOLDERS)
  expect(['content/gone.html', '../out.html', '.env', 'content'].map(refuses)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('every type is listed once, in small letters', () => {
  expect(LINKED_TYPES.filter((type, index) => LINKED_TYPES.indexOf(type) !== index)).toEqual([])
  expect(LINKED_TYPES.filter((type) => !/^[a-z\d]+$/.test(type))).toEqual([])
})

test('a file that content may not show is reported, and a file outside the site is not', () => {
  writeFileSync(join(root, '.env'), 'KEY=1')
  writeFileSync(join(root, 'package.json'), '{}')
  writeFileSync(join(root, 'content/own.txt'), 'x')
  const { closed } = createAssetStore(root, FOLDERS)
  const isClosed = (file: string) => closed(file, file) !== null
  expect(['.env', 'package.json', 'content/own.txt', 'gone.json', '../out.txt'].map(isClosed)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
