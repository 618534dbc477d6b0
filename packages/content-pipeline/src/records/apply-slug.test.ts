import { expect, test } from 'vitest'
import { applySlug } from './apply-slug.ts'

test.each([
  ['/start', 'docs/start'],
  ['start', 'docs/guide/start'],
  ['/', 'docs/'],
  ['fjord-integration-3.0-to-3.6', 'docs/guide/fjord-integration-3.0-to-3.6'],
  ['måling', 'docs/guide/måling'],
  ['a b', 'docs/guide/a b'],
  ['/a%20b', 'docs/a b'],
  ['m%C3%A5ling', 'docs/guide/måling'],
  ['./start', 'docs/guide/start'],
  ['./rel/sub/', 'docs/guide/rel/sub/'],
  ['./', 'docs/guide/'],
  ['.', null],
  ['.//a', null],
  ['a /b', null],
  [' a', null],
  ['%20a', null],
  ['a%23b', null],
  ['a?b', null],
  ['a#b', null],
  ['../b', null],
  ['%2e%2e/b', null],
  ['a%2fb', null],
  ['50%', null],
  ['a\u0007b', null],
  ['a\u202Eb', null],
  ['a/./b', null],
  ['a//b', null],
  [String.raw`a\b`, null],
])('the slug "%s" leads to %j', (slug, expected) => {
  expect(applySlug(slug, { root: 'docs', folder: 'docs/guide' })).toBe(expected)
})
