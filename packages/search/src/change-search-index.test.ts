import { hash } from 'node:crypto'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { describe, expect, test } from 'vitest'
import { createAnalyser } from './analyser.ts'
import { createSearchIndex, type TextsWriter } from './build-search-index.ts'
import { changeSearchIndex, type KeptIndex, type KeptPage } from './change-search-index.ts'
import { readPageWords } from './page-words.ts'
import { searchLanguage, thesaurusOf } from './search-language.ts'
import type { TermOptions } from './search-terms.ts'

const PAGES = 60

/** A text that is on several pages, and longer than those that are equal by chance. */
const SHARED = 'Every request needs a token of the client, and no token lasts for more than an hour.'

/** Enough words for a large site, none of which begins another. */
const FILLER = 'Rope net pen feed water salt depth light. '.repeat(180)

interface WrittenPage extends Omit<KeptPage, 'textKey'> {
  readonly texts: readonly string[]
}

function writtenPage(number: number, texts: readonly string[] = [`Number ${number}.`, FILLER]): WrittenPage {
  return {
    path: `/docs/page-${number}`,
    title: `Page ${number}`,
    kind: number % 7 === 0 ? 'post' : 'doc',
    trail: [`Group ${number % 3}`],
    boost: number % 5 === 0 ? 2 : 1,
    texts,
  }
}

const SITE = Array.from({ length: PAGES }, (_unused, number) =>
  number % 9 === 4 ? writtenPage(number, [SHARED, FILLER, 'oxygenSaturationPct']) : writtenPage(number),
)

/** The index of a language, made from all pages or changed, with the texts that were read for it. */
function indexer(lang: string) {
  const stem = lang === 'en' ? english : norwegian
  const options: TermOptions = { stem, ...searchLanguage(lang), thesaurus: thesaurusOf(lang) }
  const known = new Map<string, readonly string[]>()
  const keep = ({ texts, ...page }: WrittenPage): KeptPage => {
    const textKey = JSON.stringify(texts)
    known.set(textKey, texts)
    return { ...page, textKey }
  }
  const wordsOf = (textKey: string) =>
    readPageWords(
      (known.get(textKey) ?? []).map((text, index) => ({
        headingId: index === 0 ? null : `part-${index}`,
        headings: index === 0 ? [] : [`Part ${index}`],
        text,
        code: '{ "amountKg": 120 }',
        defines: index === 2 ? ['oxygenSaturationPct'] : [],
      })),
      createAnalyser(stem),
    )
  // As a build names them.
  const writeTexts: TextsWriter = hashOf
  const make = (written: readonly WrittenPage[]): KeptIndex => {
    const pages = written.map(keep)
    const index = createSearchIndex(options, writeTexts)
    const read = pages.map(({ textKey, ...page }) => ({ ...page, words: wordsOf(textKey) }))
    for (const page of read) index.addPage(page)
    for (const page of read) index.indexPage(page)
    const made = index.finish()
    const facts = index.facts()
    if (facts === null) throw new Error('The site is not large.')
    // As JSON, like in the store.
    const kept: KeptIndex = JSON.parse(JSON.stringify({ index: made, pages, facts }))
    return kept
  }
  const change = async (last: KeptIndex, written: readonly WrittenPage[]) => {
    const reads: string[] = []
    const readWords = (textKey: string) => {
      reads.push(textKey)
      return Promise.resolve(wordsOf(textKey))
    }
    const changed = await changeSearchIndex(last, written.map(keep), { options, readWords, writeTexts })
    return { changed, reads }
  }
  return { make, change }
}

/** Of the bytes that a file of it would have. */
function hashOf(content: unknown): string {
  return hash('sha256', JSON.stringify(content) ?? '')
}

function withTexts(number: number, texts: readonly string[]): readonly WrittenPage[] {
  return SITE.map((page, index) => (index === number ? { ...page, texts } : page))
}

const EDITS: Readonly<Record<string, readonly WrittenPage[]>> = {
  nothing: SITE,
  'a paragraph': withTexts(20, ['Number 20 water.', FILLER]),
  'a shorter text': withTexts(20, ['Net.']),
  'a longer text': withTexts(20, ['Number 20.', FILLER, FILLER, FILLER]),
  'a text that others have': withTexts(20, [SHARED, FILLER]),
  'the first text that others have': withTexts(4, ['Number 4.', FILLER]),
  'a title': SITE.map((page, index) => (index === 31 ? { ...page, title: 'Net pen' } : page)),
  'a weight': SITE.map((page, index) => (index === 13 ? { ...page, boost: 3 } : page)),
  'the first page': withTexts(0, ['Salt.', FILLER]),
  'the last page': withTexts(PAGES - 1, ['Salt.', FILLER]),
  'two pages far from each other': withTexts(7, ['Salt.']).map((page, index) =>
    index === 50 ? { ...page, texts: ['Light.'] } : page,
  ),
}

/** These bring words that compounds may be split by, or take them away. */
const EDITS_OF_ADDRESSES: typeof EDITS = {
  'a new page': [...SITE.slice(0, 30), { ...writtenPage(30), path: '/docs/new' }, ...SITE.slice(30)],
  'a page that is gone': SITE.filter((_page, index) => index !== 30),
}

describe.each(['en', 'nb-NO'])('in %s', (lang) => {
  test.each(Object.keys(lang === 'en' ? { ...EDITS, ...EDITS_OF_ADDRESSES } : EDITS))(
    'after a change of %s an index is the one from all pages',
    async (edit) => {
      const { make, change } = indexer(lang)
      const written = { ...EDITS, ...EDITS_OF_ADDRESSES }[edit] ?? []
      const { changed } = await change(make(SITE), written)
      const { index, facts } = make(written)
      expect(hashOf(changed?.index)).toBe(hashOf(index))
      const { changed: back } = await change({ ...make(written), facts: changed?.facts ?? facts }, SITE)
      expect(hashOf(back?.index)).toBe(hashOf(make(SITE).index))
    },
  )
})

test('an edit reads the page that is edited, before and after, and those in its part of the texts', async () => {
  const { make, change } = indexer('en')
  const { reads } = await change(make(SITE), withTexts(20, ['Number 20 water.', FILLER]))
  expect(reads.length).toBeLessThanOrEqual(4)
})

test('a word of the thesaurus that comes and goes changes its groups', async () => {
  const { make, change } = indexer('en')
  const written = withTexts(20, ['To delete or remove a pen.', FILLER])
  const { changed } = await change(make(SITE), written)
  expect(changed?.index.body.thesaurus).not.toEqual(make(SITE).index.body.thesaurus)
  expect(changed?.index.body.thesaurus).toEqual(make(written).index.body.thesaurus)
})

test('when compounds may be split by other words, or most pages have changed, an index is made from all', async () => {
  const { make, change } = indexer('nb-NO')
  const { changed } = await change(make(SITE), withTexts(20, ['Brannmur.', FILLER]))
  expect(changed).toBeNull()
  const others = SITE.map((page) => ({ ...page, title: `${page.title} again` }))
  expect((await change(make(SITE), others)).changed).toBeNull()
})

test('a site that is no longer large is indexed from all pages', async () => {
  const { make, change } = indexer('en')
  const large = withTexts(20, [FILLER.repeat(40)])
  const small = large.map((page) => ({ ...page, texts: page.texts.map((text) => text.slice(0, 4000)) }))
  expect((await change(make(large), small)).changed).toBeNull()
})
