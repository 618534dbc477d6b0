import { expect, test } from 'vitest'
import { markdownAddress } from './markdown-address.ts'

test.each([
  ['/docs/intro', '/', '/docs/intro.md'],
  ['/docs/resources/', '/', '/docs/resources.md'],
  ['/', '/', '/index.md'],
  ['/no/', '/no/', '/no/index.md'],
  ['/no/docs/2.0', '/no/', '/no/docs/2.0.md'],
  ['/base/', '/base/', '/base/index.md'],
])('the Markdown of %s below %s is at %s', (path, basePath, address) => {
  expect(markdownAddress(path, basePath)).toBe(address)
})
