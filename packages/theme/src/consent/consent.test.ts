// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { giveConsent, readConsent } from './consent.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('an answer is kept until the reader gives another one', () => {
  expect(readConsent('visits')).toBeNull()
  giveConsent('visits')
  expect(readConsent('visits')).toBe(true)
  giveConsent('visits', false)
  expect(readConsent('visits')).toBe(false)
})

test('an answer that another tab has stored replaces that of this tab', () => {
  giveConsent('visits')
  localStorage.setItem('fyr.consent.visits', 'no')
  expect(readConsent('visits')).toBe(false)
})

test('where nothing can be stored the answer lasts as long as the page', () => {
  giveConsent('visits')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  giveConsent('visits', false)
  expect(readConsent('visits')).toBe(false)
  vi.restoreAllMocks()
  giveConsent('visits')
  expect(readConsent('visits')).toBe(true)
})
