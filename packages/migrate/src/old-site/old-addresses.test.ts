import { expect, test } from 'vitest'
import { filePath } from './old-addresses.ts'

test.each([
  ['index.md', '/'],
  ['guide/index.mdx', '/guide/'],
  ['guide/a.md', '/guide/a'],
])('the page %s was at %s', (file, path) => {
  expect(filePath(file)).toBe(path)
})
