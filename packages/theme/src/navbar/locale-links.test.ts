import { expect, test } from 'vitest'
import { sampleFrame, sampleNorwegianFrame } from '../fixtures/sample-frame.ts'
import { localeLinks } from './locale-links.ts'

const alternates = [
  { locale: 'en', lang: 'en', path: '/docs/intro' },
  { locale: 'no', lang: 'no', path: '/no/docs/intro' },
]
const nowhere = { search: '', hash: '' }

test('keeps the page, the query and the hash', () => {
  const links = localeLinks(sampleFrame, { kind: 'doc', alternates }, { search: '?x=1', hash: '#s' })
  expect(links.map(({ href }) => href)).toEqual(['/docs/intro?x=1#s', '/no/docs/intro?x=1#s'])
})

test('names each language in itself and marks the current one', () => {
  const links = localeLinks(sampleNorwegianFrame, { kind: 'doc', alternates }, nowhere)
  expect(links.map(({ label, lang, isCurrent }) => [label, lang, isCurrent])).toEqual([
    ['English', 'en', false],
    ['Norsk', 'no', true],
  ])
})

test.each([
  ['not-found', alternates],
  ['doc', []],
] as const)('leads home from a page that the language does not have (%#)', (kind, known) => {
  const links = localeLinks(sampleFrame, { kind, alternates: known }, nowhere)
  expect(links.map(({ href }) => href)).toEqual(['/', '/no/'])
})
