import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as english } from '@orama/stemmers/english'
import { expect, test } from 'vitest'
import { buildSearchIndex, type SearchedPage } from './build-search-index.ts'
import { searchLanguage, thesaurusOf } from './search-language.ts'
import { createSearchEngine, type SearchEngine } from './search-engine.ts'
import type { SearchKind } from './search-files.ts'

/** A page whose sections are written as `heading: text`, the first without a heading. */
function page(title: string, sections: readonly string[], rest: Partial<SearchedPage> = {}): SearchedPage {
  return {
    path: `/${title.toLowerCase()}`,
    title,
    kind: 'doc',
    trail: [],
    boost: 1,
    sections: sections.map((written) => {
      const [heading = '', text] = written.split(': ')
      const isFirst = text === undefined
      return {
        headingId: isFirst ? null : heading.toLowerCase(),
        headings: isFirst ? [] : [heading],
        text: text ?? heading,
        code: '',
        defines: [],
      }
    }),
    ...rest,
  }
}

interface EngineSettings {
  readonly isNorwegian?: boolean
  readonly synonyms?: readonly (readonly string[])[]
  readonly hasBody?: boolean
}

function openEngine(pages: readonly SearchedPage[], settings: EngineSettings = {}): SearchEngine {
  const { isNorwegian = false, synonyms = [], hasBody = true } = settings
  const stem = isNorwegian ? norwegian : english
  const joints = isNorwegian ? ['', 's'] : []
  const lang = isNorwegian ? 'nb-NO' : 'en'
  const options = { stem, joints, suffixes: searchLanguage(lang).suffixes, thesaurus: thesaurusOf(lang) }
  const { heads, body } = buildSearchIndex(pages, options)
  const written = JSON.parse(JSON.stringify({ heads, body }))
  const engine = createSearchEngine(written.heads, {
    stem,
    language: searchLanguage(lang),
    synonyms,
  })
  if (hasBody) engine.addBody(written.body)
  return engine
}

function find(engine: SearchEngine, query: string, kind: SearchKind | null = null): readonly string[] {
  const { pages } = engine.search({ query, kind, limit: 10 })
  return pages.flatMap(({ path, sections }) =>
    sections.map(({ headingId }) => (headingId === null ? path : `${path}#${headingId}`)),
  )
}

const docs = [
  page('Cages', ['How cages are counted.', 'Nets: A net keeps the salmon inside.']),
  page('Feeding', ['Pellets for every cage.', 'Rate: Grams of feed for each kilogram of biomass.']),
]

test.each([
  ['net', '/cages#nets'],
  ['biomass', '/feeding#rate'],
  ['count', '/cages'],
  ['feeding ra', '/feeding#rate'],
  ['bimass', '/feeding#rate'],
  ['how is the biomass', '/feeding#rate'],
])('"%s" leads to %s', (query, address) => {
  expect(find(openEngine(docs), query)[0]).toBe(address)
})

test('titles and headings answer before the texts are loaded', () => {
  const engine = openEngine(docs, { hasBody: false })
  expect(find(engine, 'rate')).toEqual(['/feeding#rate'])
  expect(find(engine, 'biomass')).toEqual([])
})

test('a hit shows where the words are, and names them as the section writes them', () => {
  const { pages, count } = openEngine(docs).search({ query: 'salmon', kind: null, limit: 10 })
  expect(count).toBe(1)
  expect(pages[0]?.sections[0]).toEqual({
    headingId: 'nets',
    heading: [{ text: 'Nets', isMarked: false }],
    excerpt: [
      { text: 'A net keeps the ', isMarked: false },
      { text: 'salmon', isMarked: true },
      { text: ' inside.', isMarked: false },
    ],
    words: ['salmon'],
  })
})

test('a page has three sections at most, and every page its best ones', () => {
  const sections = Array.from({ length: 9 }, (_none, number) => `Net ${number}: A net.`)
  expect(find(openEngine([page('Nets', ['Nets.', ...sections])]), 'net')).toHaveLength(3)
})

test('a search can be limited to posts', () => {
  const engine = openEngine([...docs, page('News', ['Nets are new.'], { kind: 'post' })])
  expect(find(engine, 'net', 'post')).toEqual(['/news'])
})

test('a page that counts more comes first', () => {
  const pages = [page('One', ['A lamp.']), page('Two', ['A lamp.'], { boost: 3 })]
  expect(find(openEngine(pages), 'lamp')).toEqual(['/two', '/one'])
})

test('pages that weigh less come last, unless all of an index weigh as little', () => {
  const old = page('Old', ['Seen.', 'Floats: A lamp, a lamp, a lamp.'])
  const pages = [page('Current', ['Seen.', 'Nets: A lamp.']), page('Other', ['Seen.', 'Ropes: A lamp.'])]
  expect(find(openEngine([...pages, { ...old, boost: 1 }]), 'lamp')[0]).toBe('/old#floats')
  expect(find(openEngine([...pages, { ...old, boost: 0.4 }]), 'lamp').at(-1)).toBe('/old#floats')
  // Each version has an index of its own: one weight for all of its pages changes no order.
  const inVersion = (boost: number) =>
    find(openEngine([...pages, old].map((one) => ({ ...one, boost }))), 'lamp')
  expect(inVersion(0.4)).toEqual(inVersion(1))
})

test('a word finds its synonyms, even those of several words', () => {
  const engine = openEngine(docs, {
    synonyms: [
      ['fodder', 'pellets'],
      ['mesh', 'salmon inside'],
    ],
  })
  expect(find(engine, 'fodder')).toEqual(['/feeding'])
  expect(find(engine, 'mesh')).toEqual(['/cages#nets'])
})

const norske = [
  page('Fôring', ['Alle koder for fôr.', 'Fôringsrate: Gram om dagen.']),
  page('Endepunkt', ['Et token fra tokenendepunktet.']),
]

test.each([
  ['fôringsraten', '/fôring#fôringsrate'],
  ['foringsrate', '/fôring#fôringsrate'],
  ['dager', '/fôring#fôringsrate'],
  ['koder for fôr', '/fôring'],
])('Norwegian "%s" leads to %s', (query, address) => {
  expect(find(openEngine(norske, { isNorwegian: true }), query)[0]).toBe(address)
})

test('a compound is found by its parts, where these are words of the site', () => {
  const pages = [page('Årsakskoder', ['Tall.']), page('Annet', ['Koder og årsaker.'])]
  expect(find(openEngine(pages, { isNorwegian: true }), 'koder')).toContain('/årsakskoder')
  expect(find(openEngine(pages), 'koder')).not.toContain('/årsakskoder')
})

test.each(['', '   ', '"', '*', '&', '<script>', '.'.repeat(500), '\u0000', '__proto__', 'constructor'])(
  'the query %j is answered',
  (query) => {
    expect(openEngine(docs).search({ query, kind: null, limit: 10 }).pages).toEqual([])
  },
)

test.each([
  ['karantene', 'Om tilbakeholdelsestid.'],
  ['karantenetid', 'Tid for tilbakeholdelse.'],
])('%s is found where a compound has another word for it, or is split: %s', (query, text) => {
  const pages = [page('Andre', ['Tid.']), page('Regler', [text])]
  const synonyms = [['karantene', 'tilbakeholdelse']]
  expect(find(openEngine(pages, { isNorwegian: true, synonyms }), query)[0]).toBe('/regler')
})

test('words of a text that JavaScript knows are words like others', () => {
  const engine = openEngine([page('Objects', ['The constructor and the __proto__ of toString.'])])
  expect(find(engine, 'constructor')).toEqual(['/objects'])
  expect(find(engine, '__proto__')).toEqual(['/objects'])
})

test('of the words that begin as typed, the one closest to complete comes first', () => {
  const pages = [page('Long', ['Forecasting is done.']), page('Short', ['Forest is green.'])]
  expect(find(openEngine(pages), 'fore')).toEqual(['/short', '/long'])
})

test('a query of more words than a number has bits is answered by all of them', () => {
  const names = Array.from({ length: 70 }, (_none, number) => `word${number}`)
  const pages = [page('One', [names.slice(0, 69).join(' ')]), page('All', [names.join(' ')])]
  expect(find(openEngine(pages), names.join(' '))).toEqual(['/all', '/one'])
})

const manual = [
  page('Time', ['Hours.', 'Timezone: Every hour is in UTC.']),
  page('Blocks', ['Pieces.', 'Sample: A code block with numbers.']),
  page('Environment', ['Names.', 'useEnvironment: Reads the settings of a server.']),
  page('Service', [
    'Who runs it.',
    'Maintenance: Announced two days ahead.',
    'Contact: Ask the people who run it.',
  ]),
  page('Internationalisation', ['Every language has a folder.']),
]

test.each([
  // One word that no page has, or that only another page has.
  ['maintenance xylophone', '/service#maintenance'],
  ['announced two days maintenance folder', '/service#maintenance'],
  // A whole error, with a key and numbers.
  ['Error 503: maintenance announced, request 01KKPRFDD00ET1KPP388VD99H9', '/service#maintenance'],
  // Together and apart.
  ['time zone', '/time#timezone'],
  ['codeblock', '/blocks#sample'],
  // Two letters that changed places in a short word, a letter missing in a name, three errors in a long word.
  ['foldre', '/internationalisation'],
  ['useEnviroment', '/environment#useenvironment'],
  ['internatonalistin', '/internationalisation'],
  // Another word for the same thing, which no setting names.
  ['downtime', '/service#maintenance'],
  ['i18n', '/internationalisation'],
])('"%s" leads to %s without any setting', (query, address) => {
  expect(find(openEngine(manual), query)[0]).toBe(address)
})

test('a word itself counts more than what may be meant by it', () => {
  const pages = [page('Downtime', ['What downtime costs.']), page('Outage', ['What an outage costs.'])]
  expect(find(openEngine(pages), 'outage')).toEqual(['/outage', '/downtime'])
  expect(find(openEngine(pages), 'downtime')).toEqual(['/downtime', '/outage'])
})

test('another word for one that the site does not have counts as that word', () => {
  const pages = [page('Costs', ['A notice says why.']), page('Outage', ['Who is told.'])]
  // "downtime" is on no page, and can mean nothing but the title of the second.
  expect(find(openEngine(pages), 'downtime notice')).toEqual(['/outage', '/costs'])
})

test('two words of the thesaurus are found written together, unless the site has such a word', () => {
  const pages = [page('Quota', ['How much.']), page('Outage', ['Who is told.'])]
  expect(find(openEngine(pages), 'ratelimit')).toEqual(['/quota'])
  expect(find(openEngine([...pages, page('Ratelimit', ['Seen.'])]), 'ratelimit')[0]).toBe('/ratelimit')
})

test.each([
  // A letter too much, two that changed places, and one of two words.
  ['downntime', '/outage'],
  ['dowtnime', '/outage'],
  ['rate limt', '/quota'],
])('"%s", which no page has in any form, leads by the thesaurus to %s', (query, path) => {
  const pages = [page('Outage', ['Who is told.']), page('Quota', ['How much.']), page('Others', ['Nets.'])]
  expect(find(openEngine(pages), query)).toEqual([path])
})

test('a mistyped word is one of the site rather than one of the thesaurus, unless it has more errors there', () => {
  const pages = [page('Outage', ['Seen.']), page('Downtide', ['Seen.'])]
  // Each is also like "downtime", which means the title of the other page.
  expect(find(openEngine(pages), 'downtibe')).toEqual(['/downtide'])
  expect(find(openEngine(pages), 'downtmie')).toEqual(['/downtide', '/outage'])
})

test('a mistyped word of the thesaurus counts less than one that is not', () => {
  const pages = [page('Outage', ['Seen.']), page('Quota', ['Seen.'])]
  expect(find(openEngine(pages), 'downtmie limit')).toEqual(['/quota', '/outage'])
  expect(find(openEngine(pages), 'downtime limti')).toEqual(['/outage', '/quota'])
})

test('a word that is still being typed is not taken for a mistyped one of the thesaurus', () => {
  const pages = [page('Downtimber', ['Seen.']), page('Outage', ['Seen.'])]
  expect(find(openEngine(pages), 'downtimb')).toEqual(['/downtimber'])
})

test('a word that the site has is not taken for a mistyped word of the thesaurus', () => {
  const pages = [page('Downtime', ['Seen.']), page('Outrage', ['Seen.'])]
  expect(find(openEngine(pages), 'outrage')).toEqual(['/outrage'])
})

test('a rare word that may be meant says no more than the word itself', () => {
  const others = Array.from({ length: 6 }, (_none, number) => page(`P${number}`, ['A page of the site.']))
  const pages = [page('Page', ['A page is a file.']), page('Pagefind', ['Another tool.']), ...others]
  expect(find(openEngine(pages), 'page')[0]).toBe('/page')
  expect(find(openEngine(pages), 'page').at(-1)).toBe('/pagefind')
})

test.each([
  ['publication', 'What we publish.'],
  ['publish', 'Its publication.'],
  ['colours', 'One color.'],
  ['customise', 'A customized page.'],
  ['behavior', 'Its behaviour.'],
  ['center', 'In the centre.'],
  ['color', 'Two colours.'],
  ['catalog', 'Two catalogues.'],
  ['lazy', 'Lazily loaded.'],
  ['temporary', 'Kept temporarily.'],
])('"%s" finds "%s"', (query, text) => {
  const answer = openEngine([page('Guide', [text]), page('Other', ['Something else.'])])
  expect([query, find(answer, query)]).toEqual([query, ['/guide']])
  expect(answer.explain({ query, kind: null, limit: 1 })[0]?.parts.coverage).toBe(1)
})

test('a word with an ending is no compound of its stem and a word that is written like the ending', () => {
  const engine = openEngine([page('Numbers', ['Desimaler er to.', 'Who: Ene og alene.'])], {
    isNorwegian: true,
  })
  const [hit] = engine.explain({ query: 'desimalene', kind: null, limit: 1 })
  expect(hit?.words[0]?.terms.map(({ reason }) => reason)).toEqual(['word'])
})

test('an index has the groups of the thesaurus that name a word of its site', () => {
  const thesaurus = ['outage, downtime', 'sun, star', 'service status, cloud']
  const { body } = buildSearchIndex(manual, { stem: english, joints: [], thesaurus })
  expect(body.thesaurus).toEqual([])
  const pages = [...manual, page('Outages', ['The status of a service.'])]
  expect(buildSearchIndex(pages, { stem: english, joints: [], thesaurus }).body.thesaurus).toEqual([
    'outage, downtime',
    'service status, cloud',
  ])
})

test('a name with an error is that name, although the site has words like its parts', () => {
  const pages = [
    page('Guide', ['A combination of reducers.', 'Reducers: Combined, they are a combination of reducers.']),
    page('Reference', ['Seen.', 'combineReducers: It makes one of them.']),
  ]
  expect(find(openEngine(pages), 'combinReducers')[0]).toBe('/reference#combinereducers')
})

test('a word that is there has no typing errors', () => {
  const pages = [page('Form', ['Fill in the form.']), page('Farm', ['Visit the farm.'])]
  expect(find(openEngine(pages), 'farm')).toEqual(['/farm'])
})

test.each([
  ['brannmurregler', '/oppsett'],
  ['gjennomsnittstemperatur', '/vann'],
])('Norwegian "%s", which no page has, leads to the words in it: %s', (query, address) => {
  const pages = [
    page('Oppsett', ['En brannmur må slippe trafikken ut.']),
    page('Vann', ['Temperatur i sjøen, som gjennomsnitt av et døgn.']),
  ]
  expect(find(openEngine(pages, { isNorwegian: true }), query)[0]).toBe(address)
})

test('of two sections with the same word, the shorter is first', () => {
  const pages = [
    page('Long', [`A lamp. ${'Ropes and moorings are elsewhere. '.repeat(9)}`]),
    page('Short', ['A lamp.']),
  ]
  expect(find(openEngine(pages), 'lamp')).toEqual(['/short', '/long'])
})

test('a post comes after a doc that says the same, and before one that only mentions it', () => {
  const news = page('News', ['Seen.', 'Lamps: A lamp.'], { kind: 'post' })
  expect(find(openEngine([news, page('Docs', ['Seen.', 'Lamps: A lamp.'])]), 'lamp')).toEqual([
    '/docs#lamps',
    '/news#lamps',
  ])
  expect(find(openEngine([page('Docs', ['Seen.', 'Ropes: A lamp.']), news]), 'lamp')).toEqual([
    '/news#lamps',
    '/docs#ropes',
  ])
})

const refused = 'The token is unknown, or it was withdrawn, or it has expired.'

test.each([
  ['a small site', 1],
  ['a large site', 10_000],
])('a text that many sections of %s have is found once, where it counts most', (_size, times) => {
  const generated = ['A', 'B', 'C'].map((name) =>
    page(name, [`About ${name}. ${'Ropes and moorings. '.repeat(times)}`, `Refusals ${name}: ${refused}`], {
      boost: 0.7,
    }),
  )
  const engine = openEngine([...generated, page('Errors', ['All errors.', `Unknown: ${refused}`])])
  expect(find(engine, 'withdrawn token')).toEqual(['/errors#unknown'])
  expect(find(engine, 'refusals').slice(0, 3)).toEqual(['/a#refusals a', '/b#refusals b', '/c#refusals c'])
})

test('the same pages give the same bytes', () => {
  const options = { stem: english, joints: [] }
  expect(JSON.stringify(buildSearchIndex(docs, options))).toBe(
    JSON.stringify(buildSearchIndex(docs, options)),
  )
})

test('the texts of a large site are indexed at build, with the same answers', () => {
  const text = 'A net keeps the salmon inside. '.repeat(20_000)
  const { heads, body } = buildSearchIndex([page('Large', [text.replaceAll(': ', ' ')])], {
    stem: english,
    joints: [],
  })
  expect(body.index).not.toBeNull()
  const engine = createSearchEngine(heads, { stem: english, language: searchLanguage('en'), synonyms: [] })
  engine.addBody(body)
  expect(find(engine, 'salmon')).toEqual(['/large'])
})

test('a large site has its texts in parts, and an answer names those that its excerpts need', () => {
  const filler = 'Ropes and moorings. '.repeat(1000)
  const pages = Array.from({ length: 30 }, (_none, number) =>
    page(`Site ${number}`, [filler, `Net ${number}: Word${number} keeps the salmon inside.`]),
  )
  const { heads, body, texts } = buildSearchIndex(pages, { stem: english, joints: [] })
  expect(body.texts).toEqual([])
  expect(body.parts).toHaveLength(30)
  expect(body.parts.map(({ file }) => file)).toEqual([...texts.keys()])
  const engine = createSearchEngine(heads, { stem: english, language: searchLanguage('en'), synonyms: [] })
  engine.addBody(body)
  const request = { query: 'word17', kind: null, limit: 8 }
  const first = engine.search(request)
  expect(first.pages[0]?.sections).toMatchObject([{ headingId: 'net 17', excerpt: [], words: [] }])
  expect(first.missing).toEqual([{ start: 34, file: 'search-texts-17.json' }])
  for (const part of first.missing) engine.addTexts(part, texts.get(part.file) ?? { format: 0, texts: [] })
  const second = engine.search(request)
  expect(second.missing).toEqual([])
  expect(second.pages[0]?.sections).toMatchObject([
    {
      excerpt: [
        { text: 'Word17', isMarked: true },
        { text: ' keeps the salmon inside.', isMarked: false },
      ],
      words: ['word17'],
    },
  ])
})

test('the parts of the texts begin where they say', () => {
  const pages = Array.from({ length: 200 }, (_none, number) =>
    page(`Site ${number}`, [
      'Ropes and moorings. '.repeat(1 + (number % 7) * 50),
      `Net ${number}: Salmon ${number}.`,
    ]),
  )
  const { body, texts } = buildSearchIndex(pages, { stem: english, joints: [] })
  expect(body.parts.length).toBeGreaterThan(10)
  let start = 0
  for (const part of body.parts) {
    expect(part.start).toBe(start)
    const own = texts.get(part.file)?.texts ?? []
    expect(own[1]).toBe(`Salmon ${start / 2}.`)
    start += own.length
  }
  expect(start).toBe(400)
})

test('an answer of a small site needs no more texts', () => {
  expect(openEngine(docs).search({ query: 'salmon', kind: null, limit: 8 }).missing).toEqual([])
})

const SHARED = 'The nets of all cages are washed before the salmon leave them.'
const docAndPost = [
  page('Washing', [SHARED]),
  page('Wishing', [SHARED], { kind: 'post' }),
  page('Watching', ['Cameras.'], { kind: 'post' }),
]

test.each(['doc', 'post'] as const)(
  'a text that a doc and a post share is found in each kind: %s',
  (kind) => {
    const path = kind === 'doc' ? '/washing' : '/wishing'
    expect(find(openEngine(docAndPost), 'salmon', kind)).toEqual([path])
  },
)

test('names that are written like a query are those of the kind that is searched', () => {
  const engine = openEngine(docAndPost)
  const nearest = (kind: SearchKind | null) => engine.search({ query: 'hingwas', kind, limit: 10 }).nearest
  expect(nearest(null)).toEqual(expect.arrayContaining(['Washing', 'Wishing']))
  expect(nearest('doc')).toEqual(['Washing'])
  expect(nearest('post')).not.toContain('Washing')
})

test('sections are found by the words of their addresses, too', () => {
  const engine = openEngine(
    [
      page('Tilgang', ['Hvem som ser hva.', 'Retirement: Når den slutter.'], { path: '/no/access-levels' }),
      page('Annet', ['Noe annet.']),
    ].map((one) => ({
      ...one,
      sections: one.sections.map((section) =>
        section.headingId === null ? section : { ...section, headings: ['Hvor lenge'] },
      ),
    })),
    { isNorwegian: true },
  )
  expect(find(engine, 'retirement')).toEqual(['/no/access-levels#retirement'])
  expect(find(engine, 'retriement')).toEqual(['/no/access-levels#retirement'])
  expect(find(engine, 'access levels')).toEqual(['/no/access-levels'])
})

test('a further section of a page gives way to a page that answers much better', () => {
  const nets = page('Nets', [
    'What holds fish.',
    'Mooring: A rope, a rope, a rope, a rope and a rope.',
    'Ice: Ice, snow, frost, wind and waves are hard on buoys, chains, anchors and floats, and also on a rope.',
  ])
  const others = page('Other', ['Ice and snow.'])
  expect(find(openEngine([nets, others]), 'rope')).toEqual(['/nets#mooring', '/nets#ice'])
  const farm = page('Farm', ['A rope, a rope and a rope.'])
  expect(find(openEngine([nets, farm, others]), 'rope')).toEqual(['/nets#mooring', '/farm'])
})

test.each([
  ['mooring', '/nets'],
  ['mooring v2', '/docs/v2/nets'],
  ['mooring in version 2', '/docs/v2/nets'],
  ['fortøyning i versjon 2 mooring', '/docs/v2/nets'],
  ['mooring 2', '/nets'],
  ['mooring v21', '/nets'],
])('"%s" finds the docs of the version that it names first: %s', (query, path) => {
  const old = {
    ...page('Old nets', ['A mooring, a mooring and a mooring.']),
    path: '/docs/v2/nets',
    boost: 0.5,
  }
  const current = page('Nets', ['A mooring and a buoy.'])
  const [first] = openEngine([current, old]).search({ query, kind: null, limit: 1 }).pages
  expect(first?.path).toBe(path)
})

test('a short section that mentions a word comes before a long one', () => {
  const things = 'gloves boots hooks barrels brushes ladders shackles cleats oars tarps knives ropes buoys'
  const engine = openEngine([
    page('Nets', ['What holds fish.', 'Short: A lantern hangs there.', `Long: A lantern, ${things}.`]),
    page('Other', ['Ice and snow.']),
  ])
  const hits = engine.explain({ query: 'lantern', kind: null, limit: 2 })
  expect(hits.map(({ heading }) => heading)).toEqual(['Short', 'Long'])
})

test('a form that only a heading has is worth less than a word that is rare in texts too', () => {
  const others = ['One', 'Two', 'Three', 'Four'].map((title) => page(title, ['They build.']))
  const engine = openEngine([...others, page('Six', ['', 'Building: Done.', 'Mooring: Done.'])])
  const valueOf = (query: string): number =>
    engine.explain({ query, kind: null, limit: 1 })[0]?.words[0]?.terms[0]?.value ?? 0
  expect(valueOf('building')).toBeLessThan(valueOf('mooring'))
})
