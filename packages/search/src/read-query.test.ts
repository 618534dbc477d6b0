import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as english } from '@orama/stemmers/english'
import { expect, test } from 'vitest'
import { buildSearchIndex } from './build-search-index.ts'
import { searchLanguage, thesaurusOf } from './search-language.ts'
import { createSearchEngine, type SearchAnswer } from './search-engine.ts'

const STEMMERS = { en: english, nb: norwegian }

/** The answer of a site whose pages are the words that `texts` has, each with the text under its path. */
function ask(
  lang: keyof typeof STEMMERS,
  texts: Readonly<Record<string, string>>,
  query: string,
): SearchAnswer {
  const stem = STEMMERS[lang]
  const language = searchLanguage(lang)
  const { joints, suffixes } = language
  const pages = Object.entries(texts).map(([path, text]) => ({
    path,
    title: 'Page',
    kind: 'doc' as const,
    trail: [],
    boost: 1,
    sections: [{ headingId: null, headings: [], text, code: '', defines: [] }],
  }))
  const { heads, body } = buildSearchIndex(pages, { stem, joints, suffixes, thesaurus: thesaurusOf(lang) })
  const engine = createSearchEngine(heads, { stem, language, synonyms: [['message', 'text of the error']] })
  engine.addBody(body)
  return engine.search({ query, kind: null, limit: 10 })
}

function paths({ pages }: SearchAnswer): readonly string[] {
  return pages.map(({ path }) => path)
}

function marked({ pages }: SearchAnswer): readonly string[] {
  return pages.flatMap(({ sections }) =>
    sections.flatMap(({ excerpt }) => excerpt.filter(({ isMarked }) => isMarked).map(({ text }) => text)),
  )
}

test('the small words of another wording are not marked', () => {
  const answer = ask('en', { '/one': 'The text of the error is read to the end of it.' }, 'message')
  expect(marked(answer)).toEqual(['text', 'error'])
})

test('words of another wording are marked where all of them are, and small words are no wording', () => {
  const texts = {
    '/range': 'The date range of the report.',
    '/period': 'A period has a date from which it counts and one to which.',
    '/small': 'From the first to the last, and back.',
  }
  const answer = ask('en', texts, 'period')
  expect(paths(answer).toSorted()).toEqual(['/period', '/range'])
  expect(marked(answer).toSorted()).toEqual(['date', 'period', 'range'])
})

test('words of another wording are marked only in a text that has none of the words of the query', () => {
  const texts = {
    '/both': 'Since the last report the period has gone by.',
    '/form': 'Reports of all periods since then.',
    '/other': 'Data since yesterday.',
  }
  expect(marked(ask('en', texts, 'period')).toSorted()).toEqual(['period', 'periods', 'since'])
})

test('a wording for a word that the site does not have is marked beside the other words of the query', () => {
  const texts = { '/videos': 'Videos about nets.', '/nets': 'Nets are mended.' }
  expect(marked(ask('en', texts, 'gif nets'))).toEqual(['Videos', 'nets', 'Nets'])
})

test.each(["why doesn't it float", 'why doesnt it float', "nets don't float because they are very heavy"])(
  'no answer is asked to say the small words of %j',
  (query) => {
    const { leftOut, count } = ask('en', { '/nets': 'Nets that are heavy float.', '/don': 'Other.' }, query)
    expect({ leftOut, count }).toEqual({ leftOut: [], count: 1 })
  },
)

test('words that say little are not marked beside others, and are no answer without them', () => {
  const texts = { '/nets': 'Nets are used again.', '/ropes': 'Ropes are used for everything.' }
  expect(paths(ask('en', texts, 'using nets'))).toEqual(['/nets'])
  expect(marked(ask('en', texts, 'using nets'))).toEqual(['Nets'])
  expect(ask('en', texts, 'using zzzz')).toMatchObject({ count: 0, pages: [] })
  expect(paths(ask('en', texts, 'using')).toSorted()).toEqual(['/nets', '/ropes'])
})

test.each([
  ['nb', 'excel-fil', { '/formats': 'Et regneark er en fil.', '/other': 'Alt annet.' }],
  ['nb', 'lakse-merd', { '/formats': 'En merd.', '/other': 'Alt annet.' }],
  ['en', 'sign-in', { '/formats': 'How to log in.', '/other': 'Everything else.' }],
  ['en', 'time-out', { '/formats': 'A timeout of a minute.', '/other': 'Everything else.' }],
] as const)('in %s "%s" is found by its parts, and by other words for them', (lang, query, texts) => {
  expect(paths(ask(lang, texts, query))).toEqual(['/formats'])
})

test('the words that English questions are asked with need not be on Norwegian pages', () => {
  const texts = { '/how': 'How to, a book.', '/token': 'Hent et token.', '/by': 'En by ved sjøen.' }
  expect(paths(ask('nb', texts, 'how do I get a token'))).toEqual(['/token'])
  expect(paths(ask('nb', texts, 'by'))).toEqual(['/by'])
  expect(paths(ask('nb', texts, 'en by'))).toEqual(['/by'])
})

test('no answer is asked to say the small words of a question in nynorsk', () => {
  const texts = { '/token': 'Hent et token.', '/other': 'Noe annet.' }
  const { leftOut, pages } = ask('nb', texts, 'korleis kan eg hente eit token')
  expect([leftOut, pages.map(({ path }) => path)]).toEqual([[], ['/token']])
})

test.each([
  ['sla', 'slå'],
  ['slaa', 'slå'],
  ['ko', 'kø'],
  ['koe', 'kø'],
  ['aapner', 'åpner'],
  ['apner', 'åpner'],
  ['laerer', 'lærer'],
  ['larer', 'lærer'],
  ['foertyper', 'fôrtyper'],
])('%s finds %s on pages of both languages', (query, word) => {
  const texts = { '/one': `Her er ${word}.`, '/two': 'Her er noe annet.' }
  for (const lang of ['nb', 'en'] as const) expect(paths(ask(lang, texts, query))).toEqual(['/one'])
})

test('ae, oe and ue are letters of German where no word is written with them', () => {
  const texts = { '/one': 'Eine Tür.', '/two': 'Ein Haus.' }
  expect(paths(ask('en', texts, 'tuer'))).toEqual(['/one'])
})

test('a word that is still being typed is one that begins with these letters', () => {
  const texts = { '/one': 'A coefficient of the feed.', '/two': 'Farms and co.' }
  expect(paths(ask('en', texts, 'coe'))).toEqual(['/one'])
})

test('the parts of a compound that the site has are looked for as they are, and not as another wording of them', () => {
  const texts = {
    '/description': 'The openapi description.',
    '/firewall': 'The firewall and the api.',
    '/parts': 'An open api.',
  }
  expect(paths(ask('en', texts, 'openapi')).toSorted()).toEqual(['/description', '/parts'])
})
