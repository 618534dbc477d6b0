import { expect, test } from 'vitest'
import { findUnreadPatterns, parseCodeMeta } from './parse-code-meta.ts'

const NOTHING = {
  title: null,
  firstLineNumber: null,
  highlighted: null,
  added: null,
  removed: null,
  words: [],
}

test.each([
  ['', {}],
  ['title="src/feed.ts"', { title: 'src/feed.ts' }],
  ["title='a b' showLineNumbers", { title: 'a b', firstLineNumber: 1 }],
  ['[npm] {1}', { title: 'npm', highlighted: new Set([1]) }],
  ['[[vec3.h] vec3 for {2}] {1}', { title: '[vec3.h] vec3 for {2}', highlighted: new Set([1]) }],
  ['[pages/[slug].tsx]', { title: 'pages/[slug].tsx' }],
  ['[[open] {1}', { title: null, highlighted: new Set([1]) }],
  ['showLineNumbers=10 {1,3-5}', { firstLineNumber: 10, highlighted: new Set([1, 3, 4, 5]) }],
  ['{ 2 , 4 }', { highlighted: new Set([2, 4]) }],
  ['{x}', {}],
  [
    'mark={2} ins={1,3} del={4-5}',
    { highlighted: new Set([2]), added: new Set([1, 3]), removed: new Set([4, 5]) },
  ],
  [`"a b" ins='c' del="d"`, { words: ['a b', 'c', 'd'] }],
  ['ins=/, (i18n|docs)Schema/ mark=/a\\/b|c\\.d/', { words: [', i18nSchema', ', docsSchema', 'a/b', 'c.d'] }],
  ['ins=/{ extend: .+ }/', {}],
  ['/kg/ {2} /per day/', { highlighted: new Set([2]), words: ['kg', 'per day'] }],
  [String.raw`/src\/feed/ /a\\b/`, { words: ['src/feed', String.raw`a\b`] }],
  ['title="/a/ b" // /c', { title: '/a/ b' }],
])('the words "%s" after the language are understood', (meta, expected) => {
  expect(parseCodeMeta(meta)).toEqual({ ...NOTHING, ...expected })
})

test.each([
  ['ins=/a(b|c)d/ del=/plain/', []],
  ['ins=/{ a: .+ }/ mark=/(a)(b)/', ['{ a: .+ }', '(a)(b)']],
  [String.raw`mark=/\d/ title="mark=/.+/"`, [String.raw`\d`]],
])('of %j the patterns are found that do not list texts', (meta, expected) => {
  expect(findUnreadPatterns(meta)).toEqual(expected)
})

test('a range without end does not grow without end', () => {
  expect(parseCodeMeta('{1-999999999}').highlighted?.size).toBe(10_000)
})
