// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { carryLocation, keepAddress } from './carry-location.ts'

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

test('on the not-found page the language links keep the address', () => {
  document.body.innerHTML = '<a data-fyr-locale href="/">English</a><a data-fyr-locale href="/no/">Norsk</a>'
  history.replaceState(null, '', '/no/foo?q=1#x')
  keepAddress()
  carryLocation()
  expect(hrefs()).toEqual(['/foo?q=1#x', '/no/foo?q=1#x'])
})

/** Changes the address as the shell does, without an event of the browser's. */
function move(address: string): void {
  history.pushState(null, '', address)
  document.dispatchEvent(new CustomEvent('fyr:navigated'))
}

test('an article from the document carries query and hash again, and follows the shell', () => {
  document.body.innerHTML =
    '<a data-fyr-carry href="/out">Out</a><main><a data-fyr-carry href="/a?q=1#x">New</a></main>'
  history.replaceState(null, '', '/1.0/a?q=2#y')
  const leave = carryLocation(document.querySelector('main') ?? document)
  expect(hrefs()).toEqual(['/out', '/a?q=2#y'])
  move('/1.0/a#z')
  expect(hrefs()).toEqual(['/out', '/a#z'])
  leave()
  move('/1.0/a')
  expect(hrefs()).toEqual(['/out', '/a#z'])
})

test('the language links carry query and hash, and follow the hash until the shell does', () => {
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
