// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { holdEarlyClicks } from './early-clicks.ts'

let clicked: string[]

beforeEach(() => {
  clicked = []
  document.body.innerHTML =
    '<button id="mode" data-fyr-shell><i></i></button><button id="copy" data-fyr-copy></button><a id="link" href="#x">Link</a><button id="other"></button><a id="search" href="#search" data-fyr-search>Search</a>'
  for (const element of document.querySelectorAll('[id]')) {
    element.addEventListener('click', () => clicked.push(element.id))
  }
})

function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click()
}

function pressed(key: string, modifiers: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, ...modifiers, bubbles: true, cancelable: true })
  document.body.dispatchEvent(event)
  return event
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

test.each(['data-fyr-embed', 'data-fyr-page-action', 'role="tab"'])(
  'a button with %s, whose script loads late, is clicked again',
  (attribute) => {
    document.body.insertAdjacentHTML('beforeend', `<button id="late" ${attribute}></button>`)
    document.querySelector('#late')?.addEventListener('click', () => clicked.push('late'))
    const clicks = holdEarlyClicks()
    click('#late')
    expect(clicked).toEqual([])
    clicks.replay()
    expect(clicked).toEqual(['late'])
  },
)

test('links and other buttons are always left to the browser', () => {
  const clicks = holdEarlyClicks()
  click('#link')
  click('#other')
  clicks.discard()
  expect(clicked).toEqual(['link', 'other'])
})

test('clicks that nothing will handle are forgotten', () => {
  const clicks = holdEarlyClicks()
  click('#mode')
  clicks.discard()
  expect(clicked).toEqual([])
  click('#mode')
  expect(clicked).toEqual(['mode'])
})

test('a link that nothing will handle is followed', () => {
  const clicks = holdEarlyClicks()
  click('#search')
  expect(clicked).toEqual([])
  clicks.discard()
  expect(clicked).toEqual(['search'])
})

test.each([
  ['/', {}],
  ['k', { ctrlKey: true }],
  ['k', { metaKey: true }],
])('the key %s that asks for the search before it is there opens it later', (key, modifiers) => {
  const clicks = holdEarlyClicks()
  expect([pressed(key, modifiers).defaultPrevented, clicked]).toEqual([true, []])
  clicks.replay()
  expect(clicked).toEqual(['search'])
})

test('other keys, and keys on a page without a search, are left to the browser', () => {
  const clicks = holdEarlyClicks()
  expect(pressed('k').defaultPrevented).toBe(false)
  document.getElementById('search')?.remove()
  expect(pressed('/').defaultPrevented).toBe(false)
  clicks.replay()
  expect(clicked).toEqual([])
})

test('once the search answers its keys itself, they are no longer held', () => {
  holdEarlyClicks().replay()
  expect([pressed('/').defaultPrevented, clicked]).toEqual([false, []])
})

test('a click that opens another window is not held', () => {
  const clicks = holdEarlyClicks()
  const ownWindow = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  document.querySelector('#search')?.dispatchEvent(ownWindow)
  expect([clicked, ownWindow.defaultPrevented]).toEqual([['search'], false])
  clicks.discard()
  expect(clicked).toEqual(['search'])
})

test('a button that was removed is not clicked', () => {
  const clicks = holdEarlyClicks()
  click('#mode')
  document.getElementById('mode')?.remove()
  clicks.replay()
  expect(clicked).toEqual([])
})

describe('a link to a place', () => {
  const scrollIntoView = vi.fn<() => void>()
  let rects: number

  beforeEach(() => {
    scrollIntoView.mockClear()
    rects = 0
    document.body.innerHTML = '<p id="place">Here</p>'
    // The test environment lays nothing out.
    const place = Object.assign(document.getElementById('place') as HTMLElement, { scrollIntoView })
    place.getClientRects = () => Array.from({ length: rects }) as unknown as DOMRectList
    history.replaceState(null, '', '#place')
    Object.assign(window, { scrollY: 500 })
  })

  afterEach(() => {
    history.replaceState(null, '', '/')
  })

  test.each([
    ['that was out of sight is gone to when it can be seen', 0, 500, 1],
    ['that was out of sight is left alone when the reader has gone on', 0, 700, 0],
    ['that the browser has gone to is left to it', 1, 500, 0],
  ])('%s', (_, shown, top, times) => {
    rects = shown
    const clicks = holdEarlyClicks()
    window.dispatchEvent(new Event('hashchange'))
    Object.assign(window, { scrollY: top })
    clicks.replay()
    expect(scrollIntoView).toHaveBeenCalledTimes(times)
  })
})
