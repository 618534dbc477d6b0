import { expect, test } from 'vitest'
import { parsePageMeta, parsePagePayload, parseShellData, parseSidebar } from './parse-payload.ts'

const META = {
  contract: 1,
  shell: 'v1',
  path: '/a',
  kind: 'doc',
  locale: 'en',
  documentTitle: 'A',
  canonical: '',
  htmlClass: '',
  sidebar: null,
  toc: [],
  alternates: [],
}

test('a page as the build writes it is taken as it is', () => {
  const payload = { meta: { ...META, sidebar: { name: 'docs', url: '/s.json', branches: [] } }, html: '' }
  expect(parsePagePayload(payload, 'v1')).toEqual(payload)
})

test.each([
  ['nothing', undefined],
  ['a text', 'page'],
  ['a list', []],
  ['another contract', { ...META, contract: 2 }],
  ['no contract', { ...META, contract: undefined }],
  ['no title', { ...META, documentTitle: null }],
  ['a table of contents that is not a list', { ...META, toc: {} }],
  ['a sidebar without an address', { ...META, sidebar: { name: 'docs', branches: [] } }],
  ['no word about branches', { ...META, sidebar: { name: 'docs', url: '/s.json' } }],
  ['no word about a sidebar', { ...META, sidebar: undefined }],
])('metadata with %s is refused', (_, meta) => {
  expect(parsePageMeta(meta)).toBeNull()
  expect(parsePagePayload({ meta, html: '' }, 'v1')).toBeNull()
})

test.each([
  ['of another shell', { meta: { ...META, shell: 'v2' }, html: '' }],
  ['without an article', { meta: META }],
  ['null', null],
])('a payload %s is refused', (_, payload) => {
  expect(parsePagePayload(payload, 'v1')).toBeNull()
})

test.each([
  [{ siteData: { contract: 1 }, messages: {} }, true],
  [{ siteData: { contract: 2 }, messages: {} }, false],
  [{ siteData: { contract: 1 } }, false],
  [null, false],
])('shell data %j is taken: %s', (data, isTaken) => {
  expect(parseShellData(data) !== null).toBe(isTaken)
})

test.each([
  [{ name: 'docs', items: [] }, true],
  [{ name: 'docs' }, false],
  ['docs', false],
])('a sidebar %j is taken: %s', (data, isTaken) => {
  expect(parseSidebar(data) !== null).toBe(isTaken)
})
