import { expect, test } from 'vitest'
import type { MigrationNote } from '../old-site/migration-plan.ts'
import { navItem } from './vitepress-navigation.ts'

test('a link is active where activeMatch says, as far as that is an address', () => {
  const notes: MigrationNote[] = []
  const items = [
    { text: 'Guide', link: '/guide/start', activeMatch: '/guide/' },
    { text: 'More', items: [{ text: 'API', link: '/api', activeMatch: '/(api|types)/' }] },
    { text: 'Elsewhere', link: 'https://a.example/', activeMatch: '/a/' },
    { text: 'Boats', activeMatch: '/boats/', items: [{ text: 'Types', link: '/boats/types' }] },
  ]
  expect(items.flatMap((item) => navItem(item, notes))).toEqual([
    { type: 'link', label: 'Guide', to: '/guide/start', activeBase: '/guide' },
    { type: 'menu', label: 'More', items: [{ type: 'link', label: 'API', to: '/api' }] },
    { type: 'link', label: 'Elsewhere', href: 'https://a.example/' },
    { type: 'menu', label: 'Boats', items: [{ type: 'link', label: 'Types', to: '/boats/types' }] },
  ])
  expect(notes.map(({ name }) => name)).toEqual([
    'activeMatch "/(api|types)/" of "API"',
    'activeMatch "/boats/" of "Boats"',
  ])
})
