// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { sampleVersionedSiteData } from '../fixtures/sample-site-data.ts'
import { createDocsVersionStore } from './docs-version-store.ts'
import { rememberDocsVersion } from './remember-docs-version.ts'

const KEY = 'fyr.docs-version'
const { versions } = sampleVersionedSiteData

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = '<a href="#x">other</a> <a href="#y" data-fyr-docs-version="1.0"><b>1.0</b></a>'
})

test('a name that is no longer a version is deleted', () => {
  localStorage.setItem(KEY, '0.1')
  expect(createDocsVersionStore(versions).get()).toBe(null)
  expect(localStorage.getItem(KEY)).toBe(null)
})

test('a site without versions does not touch the storage', () => {
  localStorage.setItem(KEY, '1.0')
  expect(createDocsVersionStore([]).get()).toBe(null)
  expect(localStorage.getItem(KEY)).toBe('1.0')
})

test('the version is kept when its link is followed, and not before', () => {
  rememberDocsVersion()
  const store = createDocsVersionStore(versions)
  document.querySelector('a')?.click()
  expect([store.get(), localStorage.getItem(KEY)]).toEqual([null, null])
  document.querySelector('b')?.click()
  expect([store.get(), localStorage.getItem(KEY)]).toEqual(['1.0', '1.0'])
})

test('a choice made in another tab is taken over', () => {
  const store = createDocsVersionStore(versions)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: '2.0' }))
  expect(store.get()).toBe('2.0')
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'gone' }))
  expect(store.get()).toBe(null)
})
