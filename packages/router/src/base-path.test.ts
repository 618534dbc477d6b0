import { expect, test } from 'vitest'
import { withBase, withoutBase } from './base-path.ts'

test.each([
  ['/no/', '/docs/intro', '/no/docs/intro'],
  ['/no/', '/', '/no/'],
  ['/no/', '/no/docs', '/no/docs'],
  ['/no/', '/no', '/no'],
  ['/no/', '/no?q', '/no?q'],
  ['/no/', '/norway', '/no/norway'],
  ['no', '/docs', '/no/docs'],
  ['/', '/docs', '/docs'],
  ['/no/', '#top', '#top'],
  ['/no/', '', ''],
  ['/no/', 'docs', 'docs'],
  ['/no/', '//host/docs', '//host/docs'],
  ['/no/', 'https://host/docs', 'https://host/docs'],
  ['/nø/', '/n%C3%B8/docs', '/n%C3%B8/docs'],
  ['/n%c3%b8/', '/nø/docs?q', '/nø/docs?q'],
  ['/no/', '/%6Eo/docs', '/%6Eo/docs'],
  ['/a%2Fb/', '/a/b/c', '/a%2Fb/a/b/c'],
])('base %s before %s gives %s', (base, path, full) => {
  expect(withBase(base, path)).toBe(full)
})

test.each([
  ['/no/', '/no/docs/intro', '/docs/intro'],
  ['/no/', '/no/', '/'],
  ['/no/', '/no', '/'],
  ['/no/', '/no?q#h', '/?q#h'],
  ['/no/', '/norway', null],
  ['/no/', '/docs', null],
  ['/', '/docs', '/docs'],
  ['/', 'docs', null],
  ['/', '', null],
  ['/no/', '/no#h/x', '/#h/x'],
  ['/no/', '/no?q=/no/', '/?q=/no/'],
  ['/nø/', '/n%C3%B8/d%C3%B8gn', '/d%C3%B8gn'],
  ['/nø/', '/n%c3%b8?q', '/?q'],
  ['/n%c3%b8/', '/n%C3%B8/docs', '/docs'],
  ['/n%C3%B8/x', '/nø/x/docs', '/docs'],
  ['/a%2Fb/', '/a/b/c', null],
  ['/a/b/', '/a%2Fb', null],
  ['/undefined/', '/', null],
  ['/100%/', '/100%25/c', '/c'],
  ['/a%2Fb/', '/a%2fb/c', '/c'],
])('base %s taken from %s gives %s', (base, path, rest) => {
  expect(withoutBase(base, path)).toBe(rest)
})
