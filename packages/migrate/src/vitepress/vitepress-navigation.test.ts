import { expect, test } from 'vitest'
import type { MigrationNote } from '../old-site/migration-plan.ts'
import { navItem, navMessages, sidebarFinder, sidebarsOf } from './vitepress-navigation.ts'

test('a link is active where activeMatch says, as far as that is an address', () => {
  const notes: MigrationNote[] = []
  const items = [
    { text: 'Guide', link: '/guide/start', activeMatch: '/guide/' },
    { text: 'More', items: [{ text: 'API', link: '/api', activeMatch: '/(api|types)/' }] },
    { text: 'Elsewhere', link: 'https://a.example/', activeMatch: '/a/' },
    { text: 'Boats', activeMatch: '/boats/', items: [{ text: 'Types', link: '/boats/types' }] },
  ]
  expect(items.flatMap((item) => navItem(item, { ...PLANNED, notes }))).toEqual([
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

test('a link to the index of a folder leads to the address of the folder', () => {
  const links = [{ text: 'Guide', link: '/guide/index' }]
  expect(navItem({ text: 'Guide', link: '/guide/index.md#first' }, PLANNED)).toMatchObject([
    { to: '/guide/#first' },
  ])
  expect(sidebarsOf(links, { ...PLANNED, ids: new Map([['/guide/', 'guide/index']]) })).toMatchObject({
    defaultSidebar: [{ type: 'doc', id: 'guide/index' }],
  })
})

test('labels are HTML in VitePress, and plain text here', () => {
  const written = 'Nets &amp; <em>boats</em> <span class="badge">&lt;new&gt;</span>'
  const label = 'Nets & boats <new>'
  const link = { text: written, link: 'https://a.example/' }
  expect(navItem(link, PLANNED)).toMatchObject([{ label }])
  expect(navItem({ text: written, items: [link] }, PLANNED)).toMatchObject([{ label, items: [{ label }] }])
  const group = { text: written, items: [link, { text: written, link: '/nets' }] }
  expect(sidebarsOf([group], PLANNED)).toMatchObject({
    defaultSidebar: [
      {
        label,
        items: [
          { type: 'link', label },
          { type: 'doc', label },
        ],
      },
    ],
  })
  expect(navMessages(localeWith(written), localeWith('Garn &amp; <em>båter</em>'))).toEqual({
    [`navbar.${label}`]: 'Garn & båter',
  })
})

test('an entry of the navbar that is only a picture has its address as its label, and a note', () => {
  const notes: MigrationNote[] = []
  const icon = '<svg role="img"></svg>'
  const items = [
    { text: icon, link: 'https://forge.example/fjord' },
    { text: icon, items: [{ text: icon, link: '/boats' }] },
  ]
  expect(items.flatMap((item) => navItem(item, { ...PLANNED, notes }))).toEqual([
    { type: 'link', label: 'forge.example/fjord', href: 'https://forge.example/fjord' },
    { type: 'link', label: 'boats', to: '/boats' },
  ])
  expect(notes).toMatchObject([
    { kind: 'setting', name: 'link "forge.example/fjord"' },
    { kind: 'setting', name: 'link "boats"' },
  ])
})

test('an entry of the sidebar without a text is called like its page, or its address', () => {
  const notes: MigrationNote[] = []
  const items = [{ link: '/nets' }, { text: '<svg></svg>', link: 'https://forge.example/fjord' }]
  expect(sidebarsOf(items, { ...PLANNED, notes })).toEqual({
    defaultSidebar: [
      { type: 'doc', id: 'nets' },
      { type: 'link', label: 'forge.example/fjord', href: 'https://forge.example/fjord' },
    ],
  })
  expect(notes).toMatchObject([{ kind: 'setting', name: 'link "forge.example/fjord"' }])
})

const staticAddress = (link: string) => (link === '/report.html' ? link : null)

test('a link to a page among the static files keeps its ending', () => {
  const links = [
    { text: 'Report', link: '/report.html' },
    { text: 'Nets', link: '/nets.html' },
  ]
  expect(links.flatMap((link) => navItem(link, { ...PLANNED, staticAddress }))).toMatchObject([
    { to: '/report.html' },
    { to: '/nets' },
  ])
  expect(sidebarsOf(links, { ...PLANNED, staticAddress })).toMatchObject({
    defaultSidebar: [
      { type: 'link', href: '/report.html' },
      { type: 'doc', id: 'nets' },
    ],
  })
})

test('the base of a group is not put before links to elsewhere', () => {
  const items = [{ base: '/sea/', text: 'Sea', items: [{ text: 'A', link: 'https://a.example/' }] }]
  expect(sidebarsOf(items, PLANNED)).toMatchObject({
    defaultSidebar: [{ items: [{ type: 'link', href: 'https://a.example/' }] }],
  })
})

test('an item of the navbar that is no link is noted, and a text in the sidebar stays a text', () => {
  const notes: MigrationNote[] = []
  const items = [
    { text: 'Guide', link: '/guide' },
    { component: 'SpeedSwitch', props: { text: 'Speed' } },
    { text: 'By page', link: { $function: 'link' } },
    { text: 'More', items: [{ text: 'Group', items: [{ text: 'A', link: '/a' }] }, { component: 'Menu' }] },
  ]
  expect(items.flatMap((item) => navItem(item, { ...PLANNED, notes }))).toEqual([
    { type: 'link', label: 'Guide', to: '/guide' },
    { type: 'menu', label: 'More', items: [{ type: 'link', label: 'A', to: '/a' }] },
  ])
  expect(notes.map(({ name }) => name)).toEqual([
    'navbar item "SpeedSwitch"',
    'navbar item "By page"',
    'navbar item "Menu"',
  ])
  expect(sidebarsOf([{ text: 'Soon: a &lt; b' }, { items: [] }], { ...PLANNED, notes })).toEqual({
    defaultSidebar: [{ type: 'html', value: 'Soon: a &lt; b' }],
  })
})

test('paths with the same entries share a sidebar, and one without entries shows none', () => {
  const guide = [{ text: 'Nets', link: '/nets' }]
  const written = {
    '/guide/': guide,
    '/boats/': [{ text: 'Boats', link: '/boats/' }],
    '/sea/': guide,
    '/sea/bare/': [],
    '/based/': { base: '/based', items: guide },
  }
  expect(Object.keys(sidebarsOf(written, PLANNED) ?? {})).toEqual(['guide', 'boats', 'based'])
  const addresses = ['guide/a', 'sea/', 'sea/bare/a', 'boats/a', 'based/a', 'elsewhere']
  expect(addresses.map(sidebarFinder(written))).toEqual(['guide', 'guide', null, 'boats', 'based', null])
})

const PLANNED = { ids: new Map([['/nets', 'nets']]), notes: [], staticAddress: () => null }

function localeWith(text: string) {
  return {
    code: 'no',
    label: 'Norsk',
    lang: null,
    key: '',
    folder: 'no',
    settings: {},
    themeConfig: { nav: [{ text, link: '/' }] },
  }
}
