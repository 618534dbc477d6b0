// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createAnnouncer } from './announcer.ts'

beforeEach(() => {
  document.body.replaceChildren()
})

test('the live region is there before it says anything, and politely', () => {
  createAnnouncer()
  const region = document.querySelector('[role="status"]')
  expect([region?.getAttribute('aria-live'), region?.textContent]).toEqual(['polite', ''])
})

test('the same text twice is two changes', () => {
  const { announce } = createAnnouncer()
  const region = document.querySelector('[role="status"]')
  announce('Copied')
  const once = region?.textContent
  announce('Copied')
  expect(region?.textContent).not.toBe(once)
  expect(region?.textContent?.trim()).toBe('Copied')
})
