import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildSearchIndex, type SearchedPage } from './build-search-index.ts'
import { createSearchEngine } from './search-engine.ts'
import { searchLanguage } from './search-language.ts'

/** What the search is made of, beside the words as they are written. */
type Part = 'folding' | 'identifiers' | 'compounds' | 'defines'

/** The part that is taken out. */
const taken = vi.hoisted((): { part: Part | null } => ({ part: null }))

vi.mock(import('./fold.ts'), async (importOriginal) => {
  const { fold } = await importOriginal()
  return { fold: (lower) => (taken.part === 'folding' ? lower : fold(lower)) }
})

vi.mock(import('./identifier-parts.ts'), async (importOriginal) => {
  const { partsOf } = await importOriginal()
  return { partsOf: (text) => (taken.part === 'identifiers' ? [text] : partsOf(text)) }
})

vi.mock(import('./split-compounds.ts'), async (importOriginal) => {
  const { createCompoundSplitter } = await importOriginal()
  return {
    createCompoundSplitter: (options) =>
      taken.part === 'compounds' ? () => [] : createCompoundSplitter(options),
  }
})

beforeEach(() => {
  taken.part = null
})

interface WrittenSection {
  readonly heading: string
  readonly text: string
  readonly defines?: readonly string[]
}

function page(path: string, title: string, sections: readonly WrittenSection[]): SearchedPage {
  return {
    path,
    title,
    kind: 'doc',
    trail: [],
    boost: 1,
    sections: [
      { headingId: null, headings: [], text: '', code: '', defines: [] },
      ...sections.map(({ heading, text, defines = [] }) => ({
        headingId: heading.toLowerCase().replaceAll(' ', '-'),
        headings: [heading],
        text,
        code: '',
        defines: taken.part === 'defines' ? [] : defines,
      })),
    ],
  }
}

/** What a set of pages is asked for, and the section that answers, as among the golden queries of the docs. */
interface Language {
  readonly lang: string
  readonly stem: (word: string) => string
  readonly pages: () => readonly SearchedPage[]
  readonly golden: Readonly<Record<string, string>>
}

const ENGLISH: Language = {
  lang: 'en',
  stem: english,
  pages: () => [
    page('/environment', 'Environment', [
      {
        heading: 'Fields',
        text: 'oxygenSaturationPct number saturation at the depth of the sensor. temperatureC number in the water.',
        defines: ['oxygenSaturationPct', 'temperatureC'],
      },
    ]),
    page('/feeding', 'Feeding', [
      { heading: 'Fields', text: 'amountKg number what was fed to the unit.', defines: ['amountKg'] },
      { heading: 'Example', text: 'A unit with an amount of 120 kg, or an amount of 80 kg.' },
    ]),
    page('/tables', 'Tables', [
      {
        heading: 'Wide tables',
        text: 'The oxygen, its saturation. oxygenSaturationPct oxygenSaturationPct.',
      },
    ]),
    page('/inventory', 'Inventory', [
      { heading: 'Moves', text: 'Send unit-not-stocked again. A unit-not-stocked is refused.' },
    ]),
    page('/feedback', 'Feedback', [
      {
        heading: 'Rejections',
        text: 'unit-not-stocked the unit has no fish on that day. invalid-date the day is in the future, or before the unit was made.',
        defines: ['unit-not-stocked', 'invalid-date'],
      },
    ]),
  ],
  golden: {
    'oxygen saturation': '/environment#fields',
    'amount in kg': '/feeding#fields',
    oxygenSaturationPct: '/environment#fields',
    'unit-not-stocked': '/feedback#rejections',
  },
}

const NORWEGIAN: Language = {
  lang: 'nb-NO',
  stem: norwegian,
  pages: () => [
    page('/dodelighet', 'Dødelighet', [
      { heading: 'Årsaker', text: 'Fisk som er funnet død, og fisk som er avlivet.' },
    ]),
    page('/oppsett', 'Oppsett', [
      { heading: 'Nettverk', text: 'Hvilke porter du må åpne i en brannmur.' },
      { heading: 'Brannmur', text: 'Den står foran alt annet.' },
    ]),
    page('/beholdning', 'Beholdning', [
      { heading: 'Fisk', text: 'Antall fisk i merden hver uke.' },
      { heading: 'Tall', text: 'Alle tall gjelder ved dagens slutt, og fôr føres for seg.' },
    ]),
    page('/behandling', 'Behandling', [{ heading: 'Typer', text: 'Bad, laser og ferskvann.' }]),
    page('/omrader', 'Områder', [{ heading: 'Uketall', text: 'Summer fra mandag til søndag.' }]),
    page('/foring', 'Fôring', [{ heading: 'Fôrtyper', text: 'Pellets i flere størrelser.' }]),
  ],
  golden: {
    'dod fisk': '/dodelighet#årsaker',
    'apne brannmur': '/oppsett#nettverk',
    'uke og tall': '/omrader#uketall',
    'typer fôr': '/foring#fôrtyper',
  },
}

/** The queries whose first hit is another section than it should be, without a part. */
function missed({ lang, stem, pages, golden }: Language, part: Part | null): readonly string[] {
  taken.part = part
  const { heads, body } = buildSearchIndex(pages(), { stem, joints: searchLanguage(lang).joints })
  const engine = createSearchEngine(heads, { stem, language: searchLanguage(lang), synonyms: [] })
  engine.addBody(body)
  const firstHit = (query: string): string => {
    const [first] = engine.search({ query, kind: null, limit: 1 }).pages
    return first === undefined ? '' : `${first.path}#${first.sections[0]?.headingId}`
  }
  return Object.entries(golden).flatMap(([query, address]) => (firstHit(query) === address ? [] : [query]))
}

test('with all its parts the search has every answer first', () => {
  expect([...missed(ENGLISH, null), ...missed(NORWEGIAN, null)]).toEqual([])
})

test('without folding, words typed on a keyboard without Norwegian letters miss their answers', () => {
  expect(missed(NORWEGIAN, 'folding')).toEqual(['dod fisk', 'apne brannmur'])
})

test('without the parts of compounds, words typed apart miss the compound that begins with the first', () => {
  expect(missed(NORWEGIAN, 'compounds')).toEqual(['uke og tall', 'typer fôr'])
})

test('without the parts of identifiers, the words in the name of a field miss the field', () => {
  expect(missed(ENGLISH, 'identifiers')).toEqual(['oxygen saturation', 'amount in kg'])
})

test('without knowing what a section defines, a name misses its definition', () => {
  expect(missed(ENGLISH, 'defines')).toEqual([
    'oxygen saturation',
    'amount in kg',
    'oxygenSaturationPct',
    'unit-not-stocked',
  ])
})

test.each([
  ['nb-NO', ['/virkestoffer']],
  ['en', []],
])('in %s a word finds the compounds that end with it: %j', (lang, paths) => {
  const pages = [
    page('/virkestoffer', 'Avlusing', [{ heading: 'Virkestoffer', text: 'Azametifos og andre.' }]),
  ]
  const { heads, body } = buildSearchIndex(pages, { stem: norwegian, joints: searchLanguage(lang).joints })
  const engine = createSearchEngine(heads, { stem: norwegian, language: searchLanguage(lang), synonyms: [] })
  engine.addBody(body)
  const found = engine.search({ query: 'stoffer', kind: null, limit: 1 }).pages
  expect(found.map(({ path }) => path)).toEqual(paths)
})
