import { expect, test } from 'vitest'
import {
  sampleArchive,
  sampleAuthors,
  sampleDoc,
  sampleDocTag,
  sampleDocTags,
  sampleHome,
  sampleTag,
  sampleTags,
} from '../fixtures/sample-pages.ts'
import { en } from '../messages/en.ts'
import { pageDescription } from './page-description.ts'

const undescribed = <Page extends { readonly route: object }>(page: Page): Page => ({
  ...page,
  route: { ...page.route, description: '' },
})

test('a page is described by its author', () => {
  expect(
    pageDescription({ ...sampleDoc, route: { ...sampleDoc.route, description: 'How to feed.' } }, en),
  ).toBe('How to feed.')
  expect(pageDescription(undescribed(sampleDoc), en)).toBe('')
  expect(pageDescription(undescribed(sampleHome), en)).toBe('')
})

test.each([
  [sampleArchive, en.archiveText],
  [sampleAuthors, 'Kari Nordmann, Kari Nordmann'],
  [sampleTags, 'Insights, Integration'],
  [sampleTag, 'Integration: from 3.0 to 3.6, Welcome'],
  [sampleDocTags, 'Integration'],
  [sampleDocTag, 'Feeding, Introduction'],
])('a generated list without a description says what it begins with (%#)', (page, expected) => {
  expect(pageDescription(undescribed(page), en)).toBe(expected)
})

test('a long list is not told to its end', () => {
  const docs = Array.from({ length: 9 }, (_, index) => ({
    label: `${index}`,
    href: `/${index}`,
    description: '',
  }))
  expect(pageDescription(undescribed({ ...sampleDocTag, docs }), en)).toBe('0, 1, 2, 3, 4, 5')
})
