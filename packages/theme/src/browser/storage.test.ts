// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { catchUpWithStorage, onStorageChange, readerStorage, tabStorage } from './storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('a written value is read again, and null removes it', () => {
  readerStorage.write('fyr.theme', 'dark')
  expect(readerStorage.read('fyr.theme')).toBe('dark')
  readerStorage.write('fyr.theme', null)
  expect(localStorage).toHaveLength(0)
})

test('a value of the tab is not kept for other tabs', () => {
  tabStorage.write('fyr.reload', '/a')
  expect(localStorage).toHaveLength(0)
  expect(tabStorage.read('fyr.reload')).toBe('/a')
})

test('blocked storage reads as empty, ignores writes, and causes one warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  readerStorage.write('fyr.theme', 'dark')
  expect(readerStorage.read('fyr.theme')).toBeNull()
  expect(readerStorage.read('fyr.tab.language')).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
})

test.each([
  ['the key changes', { key: 'fyr.theme', newValue: 'dark' }, ['dark']],
  ['the key is removed', { key: 'fyr.theme', newValue: null }, [null]],
  ['the whole storage is cleared', { key: null, newValue: null }, [null]],
  ['another key changes', { key: 'fyr.docs-version', newValue: 'x' }, []],
])('when in another tab %s, the listener is called for its own key', (_, change, heard) => {
  const values: (string | null)[] = []
  const stop = onStorageChange('fyr.theme', (value) => values.push(value))
  window.dispatchEvent(new StorageEvent('storage', change))
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'fyr.theme', newValue: 'light' }))
  expect(values).toEqual(heard)
})

test('a listener is called with the stored value at once, and again when the browser restores the page', () => {
  const values: (string | null)[] = []
  localStorage.setItem('fyr.theme', 'dark')
  catchUpWithStorage('fyr.theme', (value) => values.push(value))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  localStorage.removeItem('fyr.theme')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(values).toEqual(['dark', null])
})
