import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleSiteData } from '../fixtures/sample-site-data.ts'
import { en } from '../messages/en.ts'
import { serveArrival } from './serve-arrival.ts'

const PLACE = '<main id="main"><div data-fyr-not-found=""></div></main>'

const search = { page: '/search', manifest: '/search/index.json', popular: [], synonyms: [] }

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  history.replaceState(null, '', '/docs/fedeing')
})

afterEach(() => vi.unstubAllGlobals())

function field(): HTMLInputElement | null {
  return document.querySelector('input')
}

function notify(name: 'fyr:navigate' | 'fyr:navigated'): void {
  act(() => document.dispatchEvent(new CustomEvent(name)))
}

test('the field stays for places on the page and while the next page loads, goes with the page, and comes back with it', () => {
  document.body.innerHTML = PLACE
  act(() =>
    serveArrival({ data: { siteData: { ...sampleSiteData, search }, messages: en }, navigate: () => {} }),
  )
  const shown = field()
  expect(shown?.value).toBe('fedeing')
  notify('fyr:navigate')
  expect(field()).toBe(shown)
  notify('fyr:navigated')
  expect(field()).toBe(shown)
  document.body.innerHTML = '<main id="main"><p>Another page.</p></main>'
  notify('fyr:navigated')
  expect(field()).toBeNull()
  document.body.innerHTML = PLACE
  notify('fyr:navigated')
  expect(field()?.value).toBe('fedeing')
})

test('an address is words in the field, whatever it says', () => {
  history.replaceState(null, '', '/docs/%3Cimg%20src=x%20onerror=alert(1)%3E')
  document.body.innerHTML = PLACE
  act(() =>
    serveArrival({ data: { siteData: { ...sampleSiteData, search }, messages: en }, navigate: () => {} }),
  )
  expect(field()?.value).toContain('onerror')
  expect(document.querySelector('img')).toBeNull()
})
