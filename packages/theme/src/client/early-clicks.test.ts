// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { holdEarlyClicks } from './early-clicks.ts'

let clicked: string[]

beforeEach(() => {
  clicked = []
  document.body.innerHTML =
    '<button id="mode" data-fyr-shell><i></i></button><button id="copy" data-fyr-copy></button><a id="link" href="#x">Link</a><button id="other"></button>'
  for (const element of document.querySelectorAll('[id]')) {
    element.addEventListener('click', () => clicked.push(element.id))
  }
})

function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click()
}

test('a button that cannot answer yet is clicked again later, the latest one only', () => {
  const clicks = holdEarlyClicks()
  click('#copy')
  click('#mode i')
  expect(clicked).toEqual([])
  clicks.replay()
  expect(clicked).toEqual(['mode'])
  click('#copy')
  expect(clicked).toEqual(['mode', 'copy'])
})

test('links and other buttons are the browser’s all the time', () => {
  const clicks = holdEarlyClicks()
  click('#link')
  click('#other')
  clicks.discard()
  expect(clicked).toEqual(['link', 'other'])
})

test('clicks that nobody will answer are forgotten', () => {
  const clicks = holdEarlyClicks()
  click('#mode')
  clicks.discard()
  expect(clicked).toEqual([])
  click('#mode')
  expect(clicked).toEqual(['mode'])
})

test('a button that is gone is not clicked', () => {
  const clicks = holdEarlyClicks()
  click('#mode')
  document.getElementById('mode')?.remove()
  clicks.replay()
  expect(clicked).toEqual([])
})
