import { expect, test } from 'vitest'
import { isActive } from './is-active.ts'

test.each([
  ['/docs/intro', '/docs/intro', true],
  ['/docs/intro/', '/docs/intro', true],
  ['/docs/intro', '/docs/intro/more', false],
  ['/docs/a:b/*', '/docs/a:b/*', true],
  ['/docs/:id', '/docs/intro', false],
  ['/docs/*', '/docs/intro', false],
  ['/dok/m%C3%A5l', '/dok/mål', true],
  ['https://status.example/', 'https://status.example/', false],
  ['mailto:drift@status.example', '/docs', false],
  ['/', '', false],
])('a link to %s on the page %s: %s', (href, path, expected) => {
  expect(isActive(href, path)).toBe(expected)
})

test.each([
  ['/blog', '/blog/tags/insights', true],
  ['/blog', '/blogs', false],
  ['/', '/docs', true],
])('a link to %s that counts the pages below it, on the page %s: %s', (href, path, expected) => {
  expect(isActive(href, path, { withBelow: true })).toBe(expected)
})
