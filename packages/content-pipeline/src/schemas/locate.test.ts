import { expect, test } from 'vitest'
import { locate } from './locate.ts'

const CONFIG = `export default defineConfig({
  title: 'A, [b]',
  navbar: {
    items: [
      { type: 'link', label: 'One', to: '/' }, // , [
      /* ] */ { type: 'menu', label: "Tw[o", items: [{ label: 'In' }, { to: '/in' }] },
      { type: 'link', to: '/three' },
      ...more(1, 2),
    ],
  },
  "locales": [{ code: 'en' }, { code: 'no' }],
  scripts: [{ when: 'consent', consent: 'a' }],
  redirects: { '/old/a': '/new', "/old": '/new', '/x-2': '/old/b' },
  agents: { size: 1 },
  markdown: { plugins: [{ path: 'a, }b' }], path: 'c' },
  plugins: [],
})
`

test.each([
  ['a key', ['title'], '2:3'],
  ['a key of the first entry', ['navbar', 'items', 0, 'label'], '5:23'],
  ['a key of a later entry', ['navbar', 'items', 1, 'label'], '6:31'],
  ['an entry inside an entry', ['navbar', 'items', 1, 'items', 1, 'to'], '6:73'],
  ['what an entry lacks', ['navbar', 'items', 2, 'label'], '7:7'],
  ['an entry that is not there', ['navbar', 'items', 4, 'label'], '4:5'],
  ['a key in quotes', ['locales', 1, 'code'], '11:33'],
  ['a key after a value of the same name', ['scripts', 0, 'consent'], '12:32'],
  ['an address that begins another one', ['redirects', '/old'], '13:35'],
  ['a value that begins another one', ['redirects', '/x-2', '/old/b'], '13:59'],
  ['what is nowhere', ['sidebars'], null],
  ['a key that an object before it has, too', ['plugins'], '16:3'],
  ['a key after one of the same name in an object before it', ['markdown', 'path'], '15:45'],
  ['what an object lacks and a later one has', ['agents', 'path'], '14:3'],
])('%s has its position', (_name, path, expected) => {
  const place = locate(CONFIG, path)
  expect(place && `${place.line}:${place.column}`).toBe(expected)
})
