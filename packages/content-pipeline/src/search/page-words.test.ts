import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { expect, test } from 'vitest'
import { createAnalyser } from './analyser.ts'
import { buildSearchIndex, joinPageWords, type SearchedPage } from './build-search-index.ts'
import { indexTexts } from './index-texts.ts'
import { readPageWords } from './page-words.ts'

const OPTIONS = { stem: norwegian, joints: ['', 's', 'e'] }

const SECTION = {
  headingId: 'faste-felt',
  headings: ['Faste felt'],
  text: 'Fôringens mengde, oxygenSaturationPct og kg/m³: fôr, fôrtype, fôrtyper. It’s PO7 og PO7.',
  code: 'POST /v1/feedings { "amountKg": 120, "feedType": "fôrtype" }',
  defines: ['amountKg'],
}

function page(path: string, text: string): SearchedPage {
  return { path, title: `Om ${path}`, kind: 'doc', trail: [], boost: 1, sections: [{ ...SECTION, text }] }
}

const PAGES = [page('/a', SECTION.text), page('/b', 'Type fôr. '.repeat(41_000)), page('/c', '')]

test('words that were kept between builds give the same index', () => {
  const kept = PAGES.map(({ sections, ...rest }) => {
    const words = readPageWords(sections, createAnalyser(norwegian))
    return { ...rest, words: structuredClone(words) }
  })
  expect(joinPageWords(kept, OPTIONS)).toEqual(buildSearchIndex(PAGES, OPTIONS))
})

test('the index of a large site is the one that a browser would make from its texts', () => {
  const { body } = buildSearchIndex(PAGES, OPTIONS)
  expect(body.index).not.toBeNull()
  expect(body.index).toEqual(indexTexts(body, OPTIONS))
})

test('words of code are kept once, without those of the text', () => {
  const { sections } = readPageWords([SECTION], createAnalyser(null))
  expect(sections[0]?.names).toBe('POST v1/feedings amountKg feedType')
})
