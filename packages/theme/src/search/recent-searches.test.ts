// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts'

beforeEach(() => localStorage.clear())

test('the last five searches are remembered, each once, the latest first', () => {
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberSearch(query)
  expect(readRecentSearches()).toEqual(['c', 'f', 'e', 'd', 'b'])
  forgetSearches()
  expect(readRecentSearches()).toEqual([])
})

test.each(['{', '{"a":1}', '[1,null]'])('another value stored as %s is not a search', (stored) => {
  localStorage.setItem('fyr.search.recent', stored)
  expect(readRecentSearches()).toEqual([])
})
