// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createAnnouncementStore } from './announcement-store.ts'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['announcementDismissed']
})

test('an announcement shows, and showing it stores nothing', () => {
  expect(createAnnouncementStore('one').get()).toBe(true)
  expect(localStorage).toHaveLength(0)
})

test('putting it away hides it now and names it for later', () => {
  const store = createAnnouncementStore('one')
  store.dismiss()
  expect(store.get()).toBe(false)
  expect(document.documentElement.dataset['announcementDismissed']).toBe('')
  expect({ ...localStorage }).toEqual({ 'fyr.announcement.id': 'one', 'fyr.announcement.dismissed': 'true' })
})

test('what was decided before paint holds', () => {
  document.documentElement.dataset['announcementDismissed'] = ''
  expect(createAnnouncementStore('one').get()).toBe(false)
})

test.each([
  ['one', false],
  ['another', true],
])('when another tab put away "%s" between paint and start it shows here: %s', (id, isVisible) => {
  localStorage.setItem('fyr.announcement.id', id)
  localStorage.setItem('fyr.announcement.dismissed', 'true')
  expect(createAnnouncementStore('one').get()).toBe(isVisible)
  expect(document.documentElement.hasAttribute('data-announcement-dismissed')).toBe(!isVisible)
})

test.each([
  ['one', false],
  ['another', true],
])('when another tab puts away "%s" it shows here: %s', (id, isVisible) => {
  const store = createAnnouncementStore('one')
  localStorage.setItem('fyr.announcement.id', id)
  window.dispatchEvent(new StorageEvent('storage', { key: 'fyr.announcement.dismissed', newValue: 'true' }))
  expect(store.get()).toBe(isVisible)
})
