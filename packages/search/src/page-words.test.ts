import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { expect, test } from 'vitest'
import { createAnalyser } from './analyser.ts'
import { buildSearchIndex, collectTexts, createSearchIndex, type SearchedPage } from './build-search-index.ts'
import { indexSections } from './index-sections.ts'
import { type FieldIndex, SEARCH_FIELDS, type SearchHeads } from './search-files.ts'
import { visitFields, visitSections } from './field-index.ts'
import { type PageWords, readPageWords } from './page-words.ts'

const OPTIONS = { stem: norwegian, joints: ['', 's', 'e'] }

const SECTION = {
  headingId: 'faste-felt',
  headings: ['Faste felt'],
  text: 'Fôringens mengde, oxygenSaturationPct og kg/m³: fôr, fôrtype, fôrtyper. It’s PO7 og PO7.',
  code: 'POST /v1/feedings { "amountKg": 120, "feedType": "fôrtype" }',
  defines: ['amountKg'],
}

/** What is before the first heading of a page. */
const INTRODUCTION = { headingId: null, headings: [], text: 'Innledning.', code: '', defines: [] }

function page(path: string, text: string): SearchedPage {
  const sections = [INTRODUCTION, { ...SECTION, text }]
  return { path, title: `Om ${path}`, kind: 'doc', trail: [], boost: 1, sections }
}

const SMALL = page('/a', SECTION.text)
const PAGES = [SMALL, page('/b', 'Type fôr. '.repeat(41_000)), page('/c', '')]

/** Numbers of the sections that are under a heading with a term. */
function parentsOf({ terms, postings }: FieldIndex, term: string): readonly number[] {
  const found: number[] = []
  const packed = postings[terms.split(' ').indexOf(term)] ?? []
  visitFields(packed, (field, count, start) => {
    if (SEARCH_FIELDS[field] === 'parents')
      visitSections(packed, { start, count }, (section) => found.push(section))
  })
  return found
}

/** Words of the code of each section. */
function namesOf(pages: readonly SearchedPage[]): readonly string[] {
  const analyse = createAnalyser(norwegian)
  return pages.flatMap(({ sections }) => readPageWords(sections, analyse).sections.map(({ names }) => names))
}

test('words that were kept between builds give the same index', () => {
  const { texts, writeTexts } = collectTexts()
  const index = createSearchIndex(OPTIONS, writeTexts)
  const kept = PAGES.map(({ sections, ...rest }) => {
    const words = readPageWords(sections, createAnalyser(norwegian))
    return { ...rest, words: structuredClone(words) }
  })
  for (const one of kept) index.addPage(one)
  expect(index.isLarge()).toBe(true)
  for (const one of kept) index.indexPage(one)
  expect({ ...index.finish(), texts }).toEqual(buildSearchIndex(PAGES, OPTIONS))
})

/** The index of pages whose words are taken anew for each of the two readings. */
function indexOf(wordsOf: (page: SearchedPage) => PageWords): unknown {
  const { texts, writeTexts } = collectTexts()
  const index = createSearchIndex(OPTIONS, writeTexts)
  const pages = () =>
    PAGES.map(({ sections, ...rest }) => ({ ...rest, words: wordsOf({ sections, ...rest }) }))
  for (const one of pages()) index.addPage(one)
  for (const one of pages()) index.indexPage(one)
  return { ...index.finish(), texts }
}

test('words that are kept between both readings of a large site are read once, and give the same index', () => {
  let reads = 0
  const analyse = createAnalyser(norwegian)
  const kept = new Map(
    PAGES.map(({ path, sections: written }) => {
      const { forms, sections } = readPageWords(written, analyse)
      const counted = () => ((reads += 1), forms)
      return [
        path,
        {
          sections,
          get forms() {
            return counted()
          },
        },
      ]
    }),
  )
  const whole = buildSearchIndex(PAGES, OPTIONS)
  expect(indexOf(({ path }) => kept.get(path) ?? { forms: [], sections: [] })).toEqual(whole)
  expect(reads).toBe(PAGES.length)
  expect(indexOf(({ sections }) => readPageWords(sections, analyse))).toEqual(whole)
})

test('pages that share their words have titles of their own', () => {
  const [first] = PAGES
  if (first === undefined) throw new TypeError('no pages')
  const twins = [first, { ...first, path: '/twin/', title: 'Tvilling' }]
  const words = readPageWords(first.sections, createAnalyser(norwegian))
  const index = createSearchIndex(OPTIONS, collectTexts().writeTexts)
  const shared = twins.map(({ sections: _own, ...rest }) => ({ ...rest, words }))
  for (const one of shared) index.addPage(one)
  for (const one of shared) index.indexPage(one)
  expect(index.finish().heads.index?.terms).toContain('tvilling')
})

test('the indexes of a large site are those that a browser would make', () => {
  const { heads, body, texts } = buildSearchIndex(PAGES, OPTIONS)
  expect(body.index).not.toBeNull()
  const whole = [...texts.values()].flatMap((part) => part.texts)
  expect(whole).toHaveLength(heads.sections.length)
  expect([heads.index, body.index]).toEqual(
    indexSections(withDefines(heads), { texts: whole, names: namesOf(PAGES) }, OPTIONS),
  )
})

test('a section is found by the headings above it, and by none after these', () => {
  const nested = { ...SECTION, headingId: 'enhet', headings: ['Faste felt', 'Enhet'] }
  const next = { ...SECTION, headingId: 'annet', headings: ['Annet'] }
  const own = { ...SECTION, headingId: 'own' }
  const { heads } = buildSearchIndex([{ ...SMALL, sections: [INTRODUCTION, own, nested, next] }], OPTIONS)
  const [index] = indexSections(heads, null, OPTIONS)
  expect(index && parentsOf(index, 'felt')).toEqual([2])
})

/** The heads of a small site: those of a large one leave out what is only for the index. */
function withDefines({ pages, sections }: SearchHeads): Pick<SearchHeads, 'pages' | 'sections'> {
  return {
    pages,
    sections: sections.map(([depth, id, heading]) =>
      depth === 0 ? [depth, id, heading] : [depth, id, heading, SECTION.defines],
    ),
  }
}

test('words of code are kept once, without those of any text of the page', () => {
  const explained = { ...SECTION, text: 'The feedType is one of these.', code: '' }
  const [other] = readPageWords([SECTION, explained], createAnalyser(null)).sections
  expect(other?.names).toBe('POST v1/feedings amountKg')
  const { sections } = readPageWords([SECTION], createAnalyser(null))
  expect(sections[0]?.names).toBe('POST v1/feedings amountKg feedType')
})

test.each([
  ['2026', ''],
  ['2026-03-14T13:40:09Z', ''],
  ['exp_01KKTRTF60GVFSARBJV7ZT2B6B', ''],
  ['b3a8e0e1f9ab1bfe3a36f231f676f78bb30a519d2b21e6c530c0eee8ebb4a5d0', ''],
  ['5f0c7a0e-2f4b-4a55-9a3d-1b6f3a6d2c11', ''],
  ['feed-90114-M05-20260314-grower', ''],
  ['api.example/v3/exports/exp_01KKTRTF60GVFSARBJV7ZT2B6B', 'api.example/v3/exports'],
  ['records/1/amountKg', 'records/amountKg'],
  ['M04', 'M04'],
  ['v3/areas/PO6/statistics', 'v3/areas/PO6/statistics'],
  ['0x80070005', '0x80070005'],
  ['EVP_aes_256_cbc_hmac_sha256', 'EVP_aes_256_cbc_hmac_sha256'],
  ['2025-autumn', '2025-autumn'],
  ['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded'],
  ['averageTemperatureC2026', 'averageTemperatureC2026'],
])('the word "%s" of a sample is searched for as "%s"', (code, names) => {
  const { sections } = readPageWords([{ ...SECTION, text: '', code }], createAnalyser(null))
  expect(sections[0]?.names).toBe(names)
})
