// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createAnnouncementStore } from './announcement-store.ts'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['announcementDismissed']
})

test('an announcement is shown, and showing it stores nothing', () => {
  expect(createAnnouncementStore('one').get()).toBe(true)
  expect(localStorage).toHaveLength(0)
})

test('dismissing it hides it now and stores its id', () => {
  const store = createAnnouncementStore('one')
  store.dismiss()
  expect(store.get()).toBe(false)
  expect(document.documentElement.dataset['announcementDismissed']).toBe('')
  expect({ ...localStorage }).toEqual({ 'fyr.announcement.id': 'one', 'fyr.announcement.dismissed': 'true' })
})

test('what was decided before paint is kept', () => {
  document.documentElement.dataset['announcementDismissed'] = ''
  expect(createAnnouncementStore('one').get()).toBe(false)
})

test.each([
  ['one', false],
  ['another', true],
])('when another tab dismissed "%s" between paint and start it shows here: %s', (id, isVisible) => {
  localStorage.setItem('fyr.announcement.id', id)
  localStorage.setItem('fyr.announcement.dismissed', 'true')
  expect(createAnnouncementStore('one').get()).toBe(isVisible)
  expect(document.documentElement.hasAttribute('data-announcement-dismissed')).toBe(!isVisible)
})

/** Writes as another tab does: a key that holds the value already notifies nobody. */
function writeElsewhere(key: string, newValue: string): void {
  if (localStorage.getItem(key) === newValue) return
  localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

test.each([
  ['one', null, false],
  ['one', 'an earlier one', false],
  ['another', null, true],
  ['another', 'an earlier one', true],
])('when another tab dismisses "%s" after %s it shows here: %s', (id, earlier, isVisible) => {
  if (earlier !== null) {
    localStorage.setItem('fyr.announcement.id', earlier)
    localStorage.setItem('fyr.announcement.dismissed', 'true')
  }
  const store = createAnnouncementStore('one')
  writeElsewhere('fyr.announcement.id', id)
  writeElsewhere('fyr.announcement.dismissed', 'true')
  expect(store.get()).toBe(isVisible)
})
