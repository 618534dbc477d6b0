import { stemmer } from '@orama/stemmers/english'
import { afterEach, expect, test } from 'vitest'
import { buildSearchIndex, type SearchedPage } from './build-search-index.ts'
import { RANKING } from './ranking.ts'
import type { SearchKind } from './search-files.ts'
import { createSearchEngine } from './search-engine.ts'
import { searchLanguage } from './search-language.ts'

const chosen = structuredClone(RANKING)

afterEach(() => {
  Object.assign(RANKING, structuredClone(chosen))
})

/** A page whose sections are written as `heading: text`, the first without a heading. */
function page(
  path: string,
  title: string,
  [intro = '', ...sections]: readonly string[],
  kind: SearchKind = 'doc',
): SearchedPage {
  const rest = sections.map((written) => {
    const [heading = '', text = ''] = written.split(': ')
    return {
      headingId: heading.toLowerCase().replaceAll(' ', '-'),
      headings: [heading],
      text,
      code: '',
      defines: [],
    }
  })
  const first = { headingId: null, headings: [], text: intro, code: '', defines: [] }
  return { path, title, kind, trail: [], boost: 1, sections: [first, ...rest] }
}

const PAGES = [
  page('/limits', 'Limits', [
    'What is limited, and why.',
    'Requests: At most 100 calls a minute. A call above that is refused.',
    `Everything: ${'Files, folders, names and pictures have limits of their own. '.repeat(6)}A call is a request.`,
  ]),
  page('/tokens', 'Tokens', [
    'A token proves who calls.',
    'Renew: Ask for a new token before the old one expires.',
    'Revoke: Whoever finds a token can use it until it is revoked.',
  ]),
  page('/exports', 'Exports', [
    'Everything as files.',
    'Formats: Files for spreadsheets, and files for programs.',
    'Storage: A finished export is kept for a week, and removed at night.',
    'Weeks: An export is finished or failed. What is kept is listed by week.',
  ]),
  page('/lights', 'Lights', [
    `Every lantern is counted. ${'Ropes and moorings are elsewhere. '.repeat(6)}`,
    'Anchors: Steel is heavy. Whoever looks at it often has chains.',
    'Winter: Steel chains on a large farm need care, because ice is heavy. Nobody looks at it.',
    'Care: A bulb, a bulb and another bulb. Whoever has a bulb has light.',
  ]),
  page('/night', 'Night', ['One lantern.', 'Bulb: It is changed twice a year by whoever is there.']),
  page('/moorings', 'Moorings', [
    'What holds a farm.',
    'Buy: Choose a buoy for the farm, and a chain that is longer than the water is deep.',
    'Storms: Tell others.',
  ]),
  page('/languages', 'Languages', [
    'Whoever reads has a language.',
    'Draft: Authors publish another paragraph today.',
    'Review: Authors publish another publication today.',
  ]),
  page('/checks', 'Check the gear', [
    'Whoever checks the gear has a list of it.',
    'Rudders: Look for rust.',
    'Winches: Look for oil.',
  ]),
  page('/nets', 'Nets', [
    'Cages hang in them.',
    'Mending: A hole in a mesh is sewn, and a diver looks at it.',
    'Further Reading…: Divers mending holes of a mesh.',
  ]),
  page('/gear', 'Gear', ['All of it.', 'Winches: A check is a check.']),
  page('/faq', 'Answers to what is asked', [
    'Answers.',
    'How does a feeder pause: A feeder has a pause in it.',
    'Why does a feeder pause: A feeder is old, and has its rest when it is cold or hot or wet.',
  ]),
  page('/sensors', 'Sensors', [
    'Grease, a cable, its pole, a level and tape.',
    'Steps: Grease, a cable, its pole, a level and tape: in this order.',
  ]),
  page('/blog/news', 'News of tokens and limits', ['Seen.', 'Renew: Renew a token.'], 'post'),
]

/** A query and the section that answers it. */
const ANSWERS: Readonly<Record<string, string>> = {
  'calls a minute': '/limits#requests',
  call: '/limits#requests',
  limits: '/limits',
  'renew token': '/tokens#renew',
  tokens: '/tokens',
  'finished export kept': '/exports#storage',
  lantern: '/night',
  bulb: '/night#bulb',
  'steel chains': '/lights#winter',
  'spreadsheet format': '/exports#formats',
  'buoy others': '/moorings#buy',
  publish: '/languages#review',
  'check winches': '/checks#winches',
  'holes diver': '/nets#mending',
  'why does my feeder pause': '/faq#why-does-a-feeder-pause',
  'grease cable pole level tape': '/sensors#steps',
  'grease cable pole level': '/sensors',
}

/** The queries whose first hit is another section than it should be. */
function missed(): readonly string[] {
  const language = searchLanguage('en')
  const { heads, body } = buildSearchIndex(PAGES, { stem: stemmer, joints: language.joints })
  const engine = createSearchEngine(heads, { stem: stemmer, language, synonyms: [] })
  engine.addBody(body)
  return Object.entries(ANSWERS).flatMap(([query, answer]) => {
    const [first] = engine.search({ query, kind: null, limit: 1 }).pages
    const id = first?.sections[0]?.headingId ?? null
    return (first?.path ?? '') + (id === null ? '' : `#${id}`) === answer ? [] : [query]
  })
}

test('the ranks of these answers do not change unnoticed', () => {
  expect(missed()).toEqual([])
})

test.each([
  ['lengths do not count', () => Object.assign(RANKING.lengths, { title: 0, heading: 0, text: 0 })],
  ['posts count twice as much', () => Object.assign(RANKING, { post: 2 * RANKING.post })],
  [
    'titles count as little as text',
    () => Object.assign(RANKING, { title: 0, path: 0 }) && Object.assign(RANKING.fields, { title: 1 }),
  ],
  [
    'headings count as little as text',
    () => Object.assign(RANKING, { path: 0 }) && Object.assign(RANKING.fields, { heading: 1, parents: 1 }),
  ],
  ['words that say little count fully', () => Object.assign(RANKING, { light: 1 })],
  ['further readings of a word do not count', () => Object.assign(RANKING, { also: 0 })],
  ['headings above do not count', () => Object.assign(RANKING, { path: 0 })],
  ['sections that lead elsewhere count fully', () => Object.assign(RANKING, { aside: 1 })],
  ['headings that ask the same count as little as others', () => Object.assign(RANKING, { asks: 0 })],
  ['the beginning of a page counts fully in a long query', () => Object.assign(RANKING, { start: 1 })],
  ['it does not count how near words are', () => Object.assign(RANKING, { near: 0 })],
])('where %s, an answer is missed', (_change, change) => {
  change()
  expect(missed()).not.toEqual([])
})
