import { expect, test } from 'vitest'
import {
  sampleArchive,
  sampleAuthors,
  sampleBlogList,
  sampleCategory,
  sampleDoc,
  sampleDocChanges,
  sampleDocTag,
  sampleDocTags,
  sampleHome,
  sampleNotFound,
  sampleTag,
  sampleTags,
} from '../fixtures/sample-pages.ts'
import { en } from '../messages/en.ts'
import { no } from '../messages/no.ts'
import { documentTitle, pageTitle } from './page-title.ts'

test.each([
  [sampleHome, '', ''],
  [sampleDoc, 'Feeding', 'Feeding'],
  [sampleBlogList, 'Updates', 'Updates'],
  [sampleArchive, 'Archive', 'Arkiv'],
  [sampleAuthors, 'Authors', 'Forfattere'],
  [sampleTags, 'Tags', 'Tagger'],
  [sampleTag, '2 posts tagged with “Insights”', '2 innlegg merket med «Insights»'],
  [{ ...sampleTag, postCount: 1 }, '1 post tagged with “Insights”', '1 innlegg merket med «Insights»'],
  [sampleCategory, 'Resources', 'Resources'],
  [sampleDocTags, 'Tags', 'Tagger'],
  [sampleDocTag, '2 pages tagged with “Integration”', '2 sider merket med «Integration»'],
  [sampleDocChanges, 'Changes from 1.4 to 2.0', 'Endringer fra 1.4 til 2.0'],
  [sampleNotFound, 'Page not found', 'Siden ble ikke funnet'],
])('every page has its title in both languages (%#)', (page, english, norwegian) => {
  expect([pageTitle(page, en), pageTitle(page, no)]).toEqual([english, norwegian])
})

test.each([
  ['Feeding', 'Feeding | Sample Docs'],
  ['', 'Sample Docs'],
  ['Sample Docs', 'Sample Docs'],
])('the title "%s" is joined with the title of the site', (title, expected) => {
  expect(documentTitle(title, { title: 'Sample Docs', titleDelimiter: '|' })).toBe(expected)
})
