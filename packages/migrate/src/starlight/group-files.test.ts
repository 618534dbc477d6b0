import { expect, test } from 'vitest'
import { groupFiles } from './group-files.ts'

test('folders of a generated sidebar keep their names, their index pages as entries, and their places', () => {
  const pages = [
    { file: 'index.md', order: null },
    { file: 'guides/index.mdx', order: null },
    { file: 'guides/boat.md', order: 4 },
    { file: 'guides/deep/net.md', order: 2 },
    { file: 'plain/page.md', order: null },
    { file: '2024/page.md', order: null },
    { file: 'nets/nets.md', order: 0 },
  ]
  expect(Object.fromEntries(groupFiles(pages, [{ folder: '', isCollapsed: false }]))).toEqual({
    'guides/_category_.yml': 'label: guides\nposition: 2\nlink: null\n',
    'guides/deep/_category_.yml': 'position: 2\n',
    '2024/_category_.yml': 'label: "2024"\n',
    'nets/_category_.yml': 'label: nets\nposition: 0\nlink: null\n',
  })
  expect([...groupFiles(pages, [{ folder: 'guides', isCollapsed: false }]).keys()]).toEqual([
    'guides/deep/_category_.yml',
  ])
  expect([...groupFiles(pages, [])]).toEqual([])
})

test('folders begin closed where the entry that they are generated from says so', () => {
  const pages = ['guides/deep/net.md', 'guides/deep/er/net.md', 'plain/deep/net.md'].map((file) => ({
    file,
    order: null,
  }))
  const roots = [
    { folder: 'guides', isCollapsed: true },
    { folder: 'plain', isCollapsed: false },
  ]
  expect(Object.fromEntries(groupFiles(pages, roots))).toEqual({
    'guides/deep/_category_.yml': 'collapsed: true\n',
    'guides/deep/er/_category_.yml': 'collapsed: true\n',
  })
})
