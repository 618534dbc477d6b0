import { expect, test } from 'vitest'
import { isActiveItem } from './is-active-item.ts'

function link(href: string, over: { activeBase?: string; isExact?: true; isExternal?: boolean } = {}) {
  return { type: 'link', label: 'A', href, isExternal: false, position: 'left', ...over } as const
}

test.each([
  [link('/no/blog'), '/no/blog', true],
  [link('/no/blog'), '/no/blog/tags/insights', true],
  [link('/no/blog'), '/no/blogs', false],
  [link('/no/blog/'), '/no/blog', true],
  [link('/docs/v2/'), '/docs/intro', false],
  [link('/docs/intro', { activeBase: '/docs' }), '/docs/sense/', true],
  [link('/no/', { isExact: true }), '/no/docs/', false],
  [link('/no/', { isExact: true }), '/no', true],
  [link('https://x.example/', { isExternal: true }), 'https://x.example/', false],
])('a link is active on its page and below (%#)', (item, path, expected) => {
  expect(isActiveItem(item, { path, sidebar: null })).toBe(expected)
})

test.each([
  [{ name: 'guide', url: '/s.json', branches: [] }, true],
  [{ name: 'other', url: '/s.json', branches: [] }, false],
  [null, false],
])('a sidebar item is active where its sidebar shows (%#)', (sidebar, expected) => {
  const item = {
    type: 'sidebar',
    label: 'Docs',
    href: '/docs/intro',
    sidebar: 'guide',
    position: 'left',
  } as const
  expect(isActiveItem(item, { path: '/docs/intro', sidebar })).toBe(expected)
})
