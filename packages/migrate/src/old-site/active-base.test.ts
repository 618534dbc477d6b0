import { expect, test } from 'vitest'
import { activeBaseOf } from './active-base.ts'

test.each([
  ['/guide/', '/guide'],
  ['/guide', '/guide'],
  ['^/guide/', '/guide'],
  ['^\\/guide\\/how-to', '/guide/how-to'],
  ['/guide/.*', '/guide'],
  ['^/guide(/.*)?$', '/guide'],
  ['^/guide(?:/.*)?$', '/guide'],
  ['/fôring/?', '/fôring'],
  ['^/guide/$', null],
  ['^/(guide|api)/', null],
  ['/guide|/api', null],
  ['guide', null],
  ['^/$', null],
  ['', null],
])('the pattern %j marks a link for %j', (pattern, expected) => {
  expect(activeBaseOf(pattern)).toBe(expected)
})

test.each([
  ['/base/docs/', '/docs'],
  ['/docs/', '/docs'],
])('a pattern may include the base path: %j', (pattern, expected) => {
  expect(activeBaseOf(pattern, '/base/')).toBe(expected)
})
