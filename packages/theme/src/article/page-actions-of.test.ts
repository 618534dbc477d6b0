import { expect, test } from 'vitest'
import { sampleDoc } from '../fixtures/sample-pages.ts'
import { sampleNorwegianSiteData, sampleSiteData } from '../fixtures/sample-site-data.ts'
import { pageActionsOf } from './page-actions-of.ts'

test('a site that offers nothing has nothing to offer', () => {
  expect(pageActionsOf(sampleDoc, sampleSiteData)).toEqual({ markdown: null, openIn: [] })
})

test('services get the absolute address of the page or of its Markdown, in the language of the page', () => {
  const openIn = [
    { label: 'Reader', href: 'https://reader.example/?page={url}&again={url}' },
    { label: 'AI', href: 'https://ai.example/?q=Read%20{markdown}' },
  ]
  const siteData = {
    ...sampleNorwegianSiteData,
    pageActions: { hasFeedback: true, hasCopy: true, openIn },
  }
  const route = { ...sampleDoc.route, path: '/no/docs/$&/' }
  const url = 'https%3A%2F%2Fsample.example%2Fno%2Fdocs%2F%24%26'
  expect(pageActionsOf({ route }, siteData)).toEqual({
    markdown: '/no/docs/$&.md',
    openIn: [
      { label: 'Reader', href: `https://reader.example/?page=${url}%2F&again=${url}%2F` },
      { label: 'AI', href: `https://ai.example/?q=Read%20${url}.md` },
    ],
  })
})
