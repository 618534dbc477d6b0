import { expect, test } from 'vitest'
import { findDoubleKeys } from './find-double-keys.ts'

test.each([
  ["export default { title: 'A', url: 'b', title: 'B' }", ['title 1:40']],
  ["export default {\n  'title': `A`,\n  // title: 'C',\n  title: 'B',\n}", ['title 4:3']],
  ["export default { redirects: { '/a': '/b', '/c': '/b', \"/a\": '/c' } }", ['/a 1:55']],
  ['const a = [{ b: 1, b: 2 }]\nexport default defineConfig({ a, c: a, c: a })', ['b 1:20', 'c 2:40']],
  ['export default { a: [{ b: 1 }, { b: 2, b: 3 }], c: { b: 1 } }', ['b 1:40']],
  ["export default { a: /[/{\"]/u, b: `{${`}${{ c: 1, c: 2 }.c}`}`, 'd': '}', b: 2 }", ['b 1:74']],
])('of %s the second of two keys is found', (text, expected) => {
  expect(findDoubleKeys(text).map(({ key, at }) => `${key} ${at.line}:${at.column}`)).toEqual(expected)
})

test.each([
  "export default { a: 'title: 1, title: 2', /* b: 1, b: 2 */ b: 1 }",
  'export default { a: { c: 1 }, b: { c: 1 }, c: [{ c: 1 }, { c: 1 }] }',
  'const a = b ? c : d\nexport default { a: f({ a }, a ? 1 : 2), b: a ? { a } : { a }, ...c, c: c / 2 / 3 }',
  'export default { a: (c: string, d: string) => { switch (c) { case d: return c; default: return { c, d } } } }',
  'export default { a: `a${b}, c: 1, c: 2` }',
  "export default { a(b) { return /'/.test(b) ? 1 : '{ c: 1, c: 2 }' } }",
  "export default { a(b) { if (b) /'/.test(b); return '{ c: 1, c: 2 }' } }",
  "export default { a: b // ,\n / 2, c: '/', d: '{ e: 1, e: 2 }' }",
  "export default { a: 'b\\\n{ c: 1, c: 2 }' }",
  "export default { a: 'b }, c: 1, c: 2",
  'const { a: b, a: c } = d\nexport default { b, c }',
  'export default { a: ({ b: c, b: d }) => c + d }',
  'export default { a(b) { switch (b) { case 1, c: return 2; case 3, c: return 4 } } }',
  'export default { a: 1, a: 2',
  'export default { a: 1, a: 2 ]}',
  '',
])('%s has no key twice, as far as is known', (text) => {
  expect(findDoubleKeys(text)).toEqual([])
})
