import { expect, test } from 'vitest'
import { navbarOf } from './docusaurus-navigation.ts'

test('a link is active where the old site says, as far as that is an address', () => {
  const notes: string[] = []
  const items = [
    { label: 'Docs', to: '/docs/intro', position: 'left', activeBasePath: 'docs/' },
    { label: 'API', to: '/api/start', position: 'left', activeBaseRegex: '^/base/api/' },
    { label: 'Both', to: '/a', position: 'left', activeBasePath: '/a', activeBaseRegex: '/a|/b' },
    { label: 'More', position: 'left', items: [{ label: 'Blog', to: '/blog', activeBasePath: 'news' }] },
  ]
  const context = {
    addressOfDoc: () => null,
    basePath: '/base/',
    note: ({ name }: { name: string }) => notes.push(name),
  }
  expect(navbarOf({ navbar: { items } }, context)).toEqual({
    items: [
      { type: 'link', label: 'Docs', to: '/docs/intro', activeBase: '/docs' },
      { type: 'link', label: 'API', to: '/api/start', activeBase: '/api' },
      { type: 'link', label: 'Both', to: '/a' },
      {
        type: 'menu',
        label: 'More',
        items: [{ type: 'link', label: 'Blog', to: '/blog', activeBase: '/news' }],
      },
    ],
  })
  expect(notes).toEqual(['activeBaseRegex "/a|/b" of "Both"'])
})
