// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { prefetchLinks } from './prefetch-links.ts'
import type { Prefetcher } from './prefetcher.ts'

const AREA = { origin: location.origin, basePath: '/', otherBasePaths: ['/no/'] }

let asked: string[]

/** A prefetcher that records requests. */
const prefetcher: Prefetcher = {
  prefetch: (path) => note(`prefetch ${path}`),
  preload: (path) => note(`preload ${path}`),
  visited: () => {},
}

function note(request: string): false {
  asked.push(request)
  return false
}

/** The element to watch; a new one for every test. */
function root(): HTMLElement {
  return document.querySelector('main') ?? document.body
}

beforeEach(() => {
  asked = []
  document.body.innerHTML =
    '<main><a href="/a#x"><code>A</code></a><a href="/no/a">Norsk</a><a href="https://example.com/">Out</a><p>Text</p></main>'
})

test.each([
  ['pointerover', 'code', ['preload /a']],
  ['focusin', 'a', ['preload /a']],
  ['touchstart', 'a', ['preload /a']],
  ['pointermove', 'a', []],
  ['pointerover', 'p', []],
  ['pointerover', 'a[href^="https"]', []],
  ['pointerover', 'a[href^="/no"]', []],
])('%s on %s requests %j', (type, selector, expected) => {
  prefetchLinks(root(), AREA, prefetcher)
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
  expect(asked).toEqual(expected)
})

test('of the links in view, those that the shell can show are prefetched', () => {
  // The test environment has no IntersectionObserver, so every link is in view.
  prefetchLinks(root(), AREA, prefetcher)()
  expect(asked).toEqual(['prefetch /a'])
})

test('the link that has focus when the shell starts is prefetched at once', () => {
  document.querySelector('a')?.focus()
  prefetchLinks(root(), AREA, prefetcher)
  expect(asked).toEqual(['preload /a'])
})
