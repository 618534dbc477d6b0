import { expect, test } from 'vitest'
import { nearestSlug } from './nearest-slug.ts'

test.each([
  ['/guide/setup', '/guide/setup'],
  ['/guide/', '/guide/'],
  ['/', '/'],
  ['/blåbær %C3%A5', '/blåbær %C3%A5'],
  ['/what?', '/what'],
  ['/c#/100%', '/c/100'],
  [String.raw`/back\slash`, '/backslash'],
  ['/ lead/trail ', '/lead/trail'],
  ['/why?/', '/why/'],
  ['/odd/?', '/odd/page'],
  ['/a/../b', '/a/page/b'],
  ['/tab\t/new\nline', '/tab/newline'],
  ['what?', 'what'],
  ['/tag\u{E0041}', '/tag'],
  ['?', 'page'],
])('%j becomes the slug %j', (old, slug) => {
  expect(nearestSlug(old)).toBe(slug)
})
