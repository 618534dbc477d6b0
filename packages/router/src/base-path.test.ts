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
])('base %s taken from %s gives %s', (base, path, rest) => {
  expect(withoutBase(base, path)).toBe(rest)
})
