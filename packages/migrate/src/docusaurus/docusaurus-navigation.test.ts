import { expect, test } from 'vitest'
import { footerOf, iconLinksOf, navbarOf, sidebarItemsOf } from './docusaurus-navigation.ts'

test('a link is active where the old site says, as far as that is an address', () => {
  const notes: string[] = []
  const items = [
    { label: 'Docs', to: '/docs/intro', position: 'left', activeBasePath: 'docs/' },
    { label: 'API', to: '/api/start', position: 'left', activeBaseRegex: '^/base/api/' },
    { label: 'Both', to: '/a', position: 'left', activeBasePath: '/a', activeBaseRegex: '/a|/b' },
    { label: 'More', position: 'left', items: [{ label: 'Blog', to: '/blog', activeBasePath: 'news' }] },
    {
      label: 'Boats',
      position: 'left',
      activeBaseRegex: '/boats/',
      activeBasePath: 'nets',
      items: [{ label: 'Nets', to: '/nets' }],
    },
    {
      label: 'Sea',
      position: 'left',
      to: '/sea',
      activeBasePath: 'seas',
      items: [{ label: 'Ice', to: '/ice' }],
    },
    { label: 'Ice', position: 'left', to: '/ice', items: [{ label: 'All', to: '/ice/' }] },
  ]
  const context = {
    addressOfDoc: () => null,
    isFurther: () => false,
    basePath: '/base/',
    note: ({ name }: { name: string }) => notes.push(name),
  }
  expect(navbarOf({ navbar: { items } }, null, context)).toEqual({
    items: [
      { type: 'link', label: 'Docs', to: '/docs/intro', activeBase: '/docs' },
      { type: 'link', label: 'API', to: '/api/start', activeBase: '/api' },
      { type: 'link', label: 'Both', to: '/a' },
      {
        type: 'menu',
        label: 'More',
        items: [{ type: 'link', label: 'Blog', to: '/blog', activeBase: '/news' }],
      },
      { type: 'menu', label: 'Boats', items: [{ type: 'link', label: 'Nets', to: '/nets' }] },
      {
        type: 'menu',
        label: 'Sea',
        items: [
          { type: 'link', label: 'Sea', to: '/sea', activeBase: '/seas' },
          { type: 'link', label: 'Ice', to: '/ice' },
        ],
      },
      { type: 'menu', label: 'Ice', items: [{ type: 'link', label: 'All', to: '/ice/' }] },
    ],
  })
  expect(notes).toEqual([
    'activeBaseRegex "/a|/b" of "Both"',
    'activeBaseRegex "/boats/" of "Boats"',
    'activeBasePath "nets" of "Boats"',
  ])
})

test('links without a label, which the style of the old site draws, are called after what they lead to', () => {
  const notes: string[] = []
  const context = {
    addressOfDoc: () => null,
    isFurther: () => false,
    basePath: '/',
    note: ({ name }: { name: string }) => notes.push(name),
  }
  const items = [
    { href: 'https://github.com/fjord', className: 'header-github-link' },
    { to: 'https://fjord.slack.com/', position: 'left' },
    { type: 'html', value: '<a href="https://boats.example"><img src="/a.svg" alt="Boats" /></a>' },
    { to: '/hidden', className: 'icon' },
  ]
  expect(navbarOf({ navbar: { items } }, null, context)).toEqual({
    items: [
      { type: 'link', label: 'GitHub', href: 'https://github.com/fjord', position: 'right' },
      { type: 'link', label: 'Slack', href: 'https://fjord.slack.com/' },
      { type: 'link', label: 'Boats', href: 'https://boats.example', position: 'right' },
    ],
  })
  expect(notes).toEqual(['navbar item "/hidden"'])
})

test('entries of a menu that are no links become one, or are noted', () => {
  const notes: string[] = []
  const context = {
    addressOfDoc: (id: string | null) => (id === 'boats/start' ? '/docs/boats/start' : null),
    firstDocOf: (sidebar: string | null) => (sidebar === 'boats' ? 'boats/start' : null),
    isFurther: () => false,
    basePath: '/',
    note: ({ name }: { name: string }) => notes.push(name),
  }
  const items = [
    { type: 'docSidebar', sidebarId: 'boats', label: 'Boats' },
    { type: 'docSidebar', sidebarId: 'gone' },
    { type: 'doc', docId: 'gone', label: 'Gone' },
    { type: 'html', value: '<hr class="line">' },
    { type: 'html', value: '<b>Elsewhere</b>' },
    { type: 'html', value: '<a href="https://a.example">A</a>' },
  ]
  expect(
    navbarOf({ navbar: { items: [{ label: 'More', position: 'left', items }] } }, null, context),
  ).toEqual({
    items: [
      {
        type: 'menu',
        label: 'More',
        items: [
          { type: 'link', label: 'Boats', to: '/docs/boats/start' },
          { type: 'link', label: 'A', href: 'https://a.example' },
        ],
      },
    ],
  })
  expect(notes).toEqual(['navbar item "docSidebar"', 'navbar item "Gone"', 'navbar item "Elsewhere"'])
})

test('links of the copyright stand beside it, in a footer with columns and in one without', () => {
  const context = {
    addressOfDoc: () => null,
    isFurther: () => false,
    basePath: '/base/',
    note: () => undefined,
  }
  const copyright = '© <a href="https://a.example">Fjord</a> | <a href="/base/terms">Terms</a>'
  const own = [
    { label: 'Fjord', href: 'https://a.example' },
    { label: 'Terms', to: '/terms' },
  ]
  const link = { label: 'Code', href: 'https://git.example' }
  expect(footerOf({ footer: { links: [{ title: 'More', items: [link] }], copyright } }, context)).toEqual({
    columns: [{ title: 'More', links: [link] }],
    links: own,
    copyright: '© Fjord | Terms',
  })
  expect(footerOf({ footer: { links: [link], copyright } }, context)).toMatchObject({ links: [link, ...own] })
})

test('HTML in the footer that is a link stays one, with its text or that of its picture', () => {
  const notes: string[] = []
  const context = {
    addressOfDoc: () => null,
    isFurther: () => false,
    basePath: '/',
    note: ({ name }: { name: string }) => notes.push(name),
  }
  const items = [
    { html: '<a href="https://host.example" target="_blank"><img src="/a.svg" alt="Our host" /></a>' },
    { html: "<a href='https://code.example/a'>The <b>code</b></a>" },
    { html: '<a href="javascript:run()">Run</a>' },
    { html: '<a href="https://a.example">A</a><a href="https://b.example">B</a>' },
  ]
  expect(footerOf({ footer: { links: [{ title: 'More', items }] } }, context)).toEqual({
    columns: [
      {
        title: 'More',
        links: [
          { label: 'Our host', href: 'https://host.example' },
          { label: 'The code', href: 'https://code.example/a' },
        ],
      },
    ],
  })
  expect(notes).toEqual(['HTML in the footer', 'HTML in the footer'])
})

test('an entry of a sidebar is none of a kind that every object has', () => {
  const notes: string[] = []
  const context = {
    addressOfDoc: () => null,
    isFurther: () => false,
    basePath: '/',
    note: ({ name }: { name: string }) => notes.push(name),
  }
  expect(sidebarItemsOf([{ type: 'constructor', label: 'A' }, 'intro'], context)).toEqual(['intro'])
  expect(notes).toEqual(['sidebar entry "constructor"'])
})

test('HTML of the navbar that is a link with a drawing is a link, and lines of the footer are words apart', () => {
  const svg = '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
  const value = `<a href="https://github.com/fjord/fjord" aria-label="Our code" target="_blank">${svg}</a>`
  const unnamed = `<a href="https://bsky.app/fjord" title='Social'>${svg}</a> `
  const notes: string[] = []
  const context = {
    addressOfDoc: () => null,
    isFurther: () => false,
    basePath: '/',
    note: ({ name }: { name: string }) => notes.push(name),
  }
  const themeConfig = {
    navbar: {
      items: [
        { type: 'html', position: 'left', value },
        { type: 'html', position: 'left', value: unnamed },
        { type: 'html', position: 'left', value: '<hr>' },
      ],
    },
    footer: { copyright: 'MIT License.<br/>© Fjord' },
  }
  expect(navbarOf(themeConfig, null, context)).toEqual({
    items: [
      { type: 'link', label: 'Our code', href: 'https://github.com/fjord/fjord' },
      { type: 'link', label: 'Social', href: 'https://bsky.app/fjord' },
    ],
  })
  expect(notes).toEqual(['navbar item "<hr>"'])
  expect(iconLinksOf(themeConfig, new Map())).toEqual([
    { label: 'Our code', href: 'https://github.com/fjord/fjord', svg },
    { label: 'Social', href: 'https://bsky.app/fjord', svg },
  ])
  expect(footerOf(themeConfig, context)).toEqual({ links: [], copyright: 'MIT License. © Fjord' })
})
