import { expect, test } from 'vitest'
import { sidebarOrderOf } from './sidebar-order-of.ts'

test.each([
  [['intro.md', 'zone.md', 'guide/a.md'], null],
  [['boat.md', 'index.md'], 'file-name'],
  [['index.md', 'zone.md'], null],
  [['README.md', 'boat.md'], null],
  [['guide/boat.mdx', 'guide/boat-nets.mdx'], 'file-name'],
])('the docs %j are ordered: %s', (files, expected) => {
  expect(sidebarOrderOf(files)).toBe(expected)
})
