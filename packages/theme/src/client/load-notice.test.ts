// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { showLoadNotice } from './load-notice.ts'

function notices(): (string | null)[] {
  return [...document.querySelectorAll('#fyr-load-notice > p')].map((words) => words.textContent)
}

test('the reader closes the notice', () => {
  showLoadNotice({ title: 'Not loaded', text: 'Try again.', close: 'Close' })
  expect(notices()).toEqual(['Not loaded Try again.'])
  const button = document.querySelector<HTMLButtonElement>('#fyr-load-notice button')
  expect(button?.textContent).toBe('Close')
  button?.click()
  expect(notices()).toEqual([])
})

test('a second notice replaces the first', () => {
  showLoadNotice({ title: 'First', close: 'Close' })
  showLoadNotice({ title: 'Second', close: 'Close' })
  expect(notices()).toEqual(['Second '])
})
