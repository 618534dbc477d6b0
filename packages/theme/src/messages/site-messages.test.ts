import { expect, test } from 'vitest'
import { sampleSiteData, sampleNorwegianSiteData } from '../fixtures/sample-site-data.ts'
import { en } from './en.ts'
import { formatPlural } from './format-message.ts'
import { no } from './no.ts'
import { siteMessages } from './site-messages.ts'

test('a site that gives no texts has the catalogue of its language', () => {
  expect(siteMessages(sampleSiteData)).toBe(en)
  expect(siteMessages(sampleNorwegianSiteData)).toBe(no)
})

test("a site's message replaces the theme's, all others stay", () => {
  const messages = siteMessages({ ...sampleNorwegianSiteData, texts: { onThisPage: 'Innhold' } })
  expect(messages).toEqual({ ...no, onThisPage: 'Innhold' })
})

test('a text of the form that calls an operation is replaced like any other', () => {
  const texts = { tryIt: 'Prøv', tryItSend: 'Kjør', tryItCut: 'Avkortet.' }
  const { tryIt, tryItForm } = siteMessages({ ...sampleNorwegianSiteData, texts })
  expect(tryIt).toBe('Prøv')
  expect(tryItForm).toEqual({ ...no.tryItForm, tryItSend: 'Kjør', tryItCut: 'Avkortet.' })
})

test('a language without a catalogue is counted by its own rules once the site gives its forms', () => {
  const czech = { ...sampleSiteData.locale, code: 'cs', lang: 'cs' }
  const texts = {
    'postCount.one': '{count} článek',
    'postCount.few': '{count} články',
    'postCount.other': '{count} článků',
  }
  const { postCount, docCount } = siteMessages({ locale: czech, texts })
  expect([1, 2, 5].map((count) => formatPlural(postCount, count))).toEqual([
    '1 článek',
    '2 články',
    '5 článků',
  ])
  expect([1, 2].map((count) => formatPlural(docCount, count))).toEqual(['1 page', '2 pages'])
})

test('names that no catalogue has change nothing', () => {
  const texts = {
    unheardOf: 'x',
    'onThisPage.one': 'x',
    months: 'x',
    postCount: 'x',
    toString: 'x',
    tryItForm: 'x',
  }
  expect(siteMessages({ ...sampleSiteData, texts })).toEqual(en)
})
