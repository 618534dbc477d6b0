// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { moveReader } from './move-reader.ts'
import type { Arrival, ArrivalReason } from './navigator.ts'

let moves: string[]

beforeEach(() => {
  moves = []
  document.body.innerHTML =
    '<a href="#">First</a><h2 id="x">X</h2><h2 id="å">Å</h2><h2 id="50%">Half</h2><details><h2 id="in">In</h2></details>'
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => void moves.push(`to ${top}`))
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    moves.push(`focus ${this.id || this.localName}${this.tabIndex === -1 ? '' : ' for good'}`)
  })
  for (const heading of document.querySelectorAll('h2')) {
    heading.scrollIntoView = () => void moves.push(`to #${heading.id}`)
  }
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function arrivalAt(reason: ArrivalReason, hash: string, isNewPage: boolean): Arrival {
  const from = { pathname: '/a', search: '', hash: '', key: '1' }
  return { reason, isNewPage, from, to: { ...from, pathname: isNewPage ? '/b' : '/a', hash, key: '2' } }
}

test.each<[ArrivalReason, string, boolean, number | null, string[]]>([
  ['push', '', true, null, ['to 0', 'focus body']],
  ['push', '#x', true, null, ['to #x', 'focus x']],
  ['push', '#%C3%A5', true, null, ['to #å', 'focus å']],
  ['push', '#å', true, null, ['to #å', 'focus å']],
  ['push', '#50%', true, null, ['to #50%', 'focus 50%']],
  ['push', '#gone', true, null, ['to 0', 'focus body']],
  ['push', '#gone', false, null, []],
  ['push', '#x', false, null, ['to #x', 'focus x']],
  ['again', '', false, null, ['to 0']],
  ['pop', '', true, 600, ['to 600']],
  ['pop', '#x', true, 600, ['to 600']],
  ['pop', '#x', true, null, ['to #x']],
  ['pop', '', true, null, ['to 0']],
  ['pop', '#x', false, 600, []],
])('%s to "%s" (new page: %s, remembered: %s)', (reason, hash, isNewPage, remembered, expected) => {
  moveReader(arrivalAt(reason, hash, isNewPage), remembered)
  expect(moves).toEqual(expected)
  expect(document.querySelectorAll('[tabindex]')).toHaveLength(0)
})

test('an element that can have focus anyway keeps that', () => {
  document.getElementById('x')?.setAttribute('tabindex', '-1')
  moveReader(arrivalAt('push', '#x', true), null)
  expect(document.getElementById('x')?.getAttribute('tabindex')).toBe('-1')
})

test.each<[ArrivalReason, boolean, number | null, string[]]>([
  ['push', true, null, ['to #in', 'focus in']],
  ['push', false, null, ['to #in', 'focus in']],
  ['pop', false, null, ['to #in', 'focus in']],
  ['pop', false, 600, ['to 600']],
  ['pop', true, 600, ['to 600']],
])('%s to a closed disclosure (new page: %s, remembered: %s)', (reason, isNewPage, remembered, expected) => {
  moveReader(arrivalAt(reason, '#in', isNewPage), remembered)
  expect(moves).toEqual(expected)
  expect(document.querySelector('details')?.open).toBe(true)
})

test('a link that changes nothing but the query opens nothing', () => {
  const { to, ...arrival } = arrivalAt('push', '#in', false)
  moveReader({ ...arrival, from: { ...to, search: '?a' }, to }, null)
  expect(moves).toEqual([])
  expect(document.querySelector('details')?.open).toBe(false)
})

test.each<[string, ArrivalReason, string, string, string]>([
  ['a link to it', 'push', '', '?os=linux', 'linux'],
  ['the same link again', 'again', '?os=linux', '?os=linux', 'linux'],
  ['the way back to it', 'pop', '', '?os=linux', 'linux'],
  ['an anchor on the page that it opened', 'pop', '?os=linux', '?os=linux', 'mac'],
])('a tab that the address names: %s selects %s', (_case, reason, before, after, expected) => {
  const panels =
    '<div role="tabpanel" data-value="mac" data-selected></div><div role="tabpanel" data-value="linux"></div>'
  const tabs = '<button role="tab" data-value="mac"></button><button role="tab" data-value="linux"></button>'
  document.body.innerHTML = `<div data-fyr-tabs data-fyr-tabs-group="os">${tabs}${panels}</div>`
  history.replaceState(null, '', `/${after}`)
  const { from, to } = arrivalAt(reason, '', false)
  moveReader(
    { reason, isNewPage: false, from: { ...from, search: before }, to: { ...to, search: after } },
    null,
  )
  expect(document.querySelector('[data-selected]')?.getAttribute('data-value')).toBe(expected)
})
