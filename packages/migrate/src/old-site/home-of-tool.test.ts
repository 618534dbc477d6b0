import { expect, test } from 'vitest'
import { homeFrontMatter } from './home-of-tool.ts'

const PLACES = { file: 'docs/index.md', place: 'content/pages/index.md' }

test.each([
  [{ name: 'Fjord', text: 'Feed by wire' }, 'Fjord: Feed by wire'],
  [{ name: '<b>Fjord</b>', text: 'Feed <i>by</i> wire' }, 'Fjord: Feed by wire'],
  [{ name: 'Fjord', text: 'The fjord, fed' }, 'The fjord, fed'],
  [{ name: 'Fjord' }, 'Fjord'],
  [{ text: 'Feed by wire' }, 'Feed by wire'],
  [{ title: 'Welcome' }, 'Welcome'],
  [{}, 'Page'],
])('the hero %j of an old home page has the heading "%s"', (hero, heading) => {
  expect(homeFrontMatter({ hero, title: 'Page' }, PLACES)).toMatchObject({ hero: { heading } })
})

test('a feature keeps a sign that is a letter or a file, and no drawing', () => {
  const icons = ['🚀', '⚙️', '<svg></svg>', { src: '/a.svg' }, { light: '/a.svg', dark: '/b.svg' }]
  const features = icons.map((icon) => ({
    icon,
    title: 'Nets',
    details: 'A',
  }))
  expect(homeFrontMatter({ features }, PLACES)['features']).toMatchObject([
    { title: '🚀 Nets' },
    { title: '⚙️ Nets' },
    { title: 'Nets' },
    { title: 'Nets', icon: '/a.svg' },
    { title: 'Nets' },
  ])
})

test('a feature keeps its link, to a page or to another site', () => {
  const features = ['/nets', 'https://a.example/nets'].map((link) => ({ title: 'Nets', details: 'A', link }))
  expect(homeFrontMatter({ features }, PLACES)['features']).toMatchObject([
    { to: '/nets' },
    { to: 'https://a.example/nets' },
  ])
})
