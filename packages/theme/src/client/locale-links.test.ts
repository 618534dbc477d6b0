// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { carryLocation } from './locale-links.ts'

beforeEach(() => {
  document.body.innerHTML = '<a data-fyr-locale href="/no/a">Norsk</a><a href="/b">Other</a>'
})

afterEach(() => {
  history.replaceState(null, '', '/')
})

function hrefs(): (string | null)[] {
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
}

test('links to the page in another version of the docs carry them too', () => {
  document.body.innerHTML = '<a data-fyr-carry="" data-fyr-docs-version="1.0" href="/1.0/a">1.0</a>'
  history.replaceState(null, '', '/a?q=1#x')
  carryLocation()
  expect(hrefs()).toEqual(['/1.0/a?q=1#x'])
})

test('the language links carry query and hash, and follow the hash until somebody else does', () => {
  history.replaceState(null, '', '/a?q=1#x')
  const leave = carryLocation()
  expect(hrefs()).toEqual(['/no/a?q=1#x', '/b'])
  history.replaceState(null, '', '/a?q=1#y')
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect(hrefs()).toEqual(['/no/a?q=1#y', '/b'])
  leave()
  history.replaceState(null, '', '/a?q=1#z')
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect(hrefs()).toEqual(['/no/a?q=1#y', '/b'])
})
