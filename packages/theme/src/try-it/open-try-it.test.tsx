import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { no } from '../messages/no.ts'
import { toggleTryIt } from './open-try-it.ts'

const OPERATION = {
  method: 'get',
  servers: ['https://sandbox.fjord.example'],
  path: '/feeding',
  fields: [],
  credentials: [],
  body: null,
}

function buttonFor(operation: string, texts = JSON.stringify(no.tryItForm)): HTMLButtonElement {
  document.body.innerHTML = '<figure><button type="button"></button></figure><div><p>Fields.</p></div>'
  const button = document.querySelector('button')
  if (button === null) throw new Error('There is no button.')
  button.dataset['fyrTry'] = operation
  button.dataset['fyrTexts'] = texts
  return button
}

test('a button opens the form of its operation below its line, with the texts that it has, and closes it', () => {
  const button = buttonFor(JSON.stringify(OPERATION))
  act(() => toggleTryIt(button))
  expect(screen.getByRole('heading', { name: 'Send en forespørsel' })).toBe(document.activeElement)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(document.querySelector('figure + div > :first-child form')).not.toBeNull()
  act(() => toggleTryIt(button))
  expect(document.querySelector('form')).toBeNull()
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('a form is removed with its page', () => {
  const button = buttonFor(JSON.stringify(OPERATION))
  act(() => toggleTryIt(button))
  act(() => document.dispatchEvent(new CustomEvent('fyr:navigated')))
  expect(button.getAttribute('aria-expanded')).toBe('true')
  document.body.replaceChildren()
  act(() => document.dispatchEvent(new CustomEvent('fyr:navigated')))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test.each([
  ['{', JSON.stringify(en.tryItForm)],
  [JSON.stringify(OPERATION), '{'],
  [JSON.stringify(OPERATION), 'null'],
])('what is not an operation, or has no texts, opens nothing (%#)', (operation, texts) => {
  const button = buttonFor(operation, texts)
  act(() => toggleTryIt(button))
  expect(document.querySelector('form')).toBeNull()
})
