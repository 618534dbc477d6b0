// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { watchVisibleLinks } from './visible-links.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Replaces the browser's observer; `reveal` brings a link into view. */
function stubObserver() {
  const watched = new Set<Element>()
  const state: { notify: ((target: Element, isIntersecting: boolean) => void) | null } = { notify: null }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: unknown[], observer: unknown) => void) {
        state.notify = (target, isIntersecting) => {
          if (watched.has(target)) callback([{ target, isIntersecting }], this)
        }
      }
      observe(target: Element): void {
        watched.add(target)
      }
      unobserve(target: Element): void {
        watched.delete(target)
      }
    },
  )
  return {
    watched,
    reveal: (target: Element | null, isIntersecting = true) =>
      target && state.notify?.(target, isIntersecting),
  }
}

test('a link is reported when it comes into view, once', () => {
  const { reveal } = stubObserver()
  document.body.innerHTML = '<a href="/a">A</a><a href="/b">B</a><a>No address</a>'
  const seen: string[] = []
  const scan = watchVisibleLinks(document, (link) => seen.push(link.getAttribute('href') ?? ''))
  scan()
  const [first] = document.querySelectorAll('a')
  reveal(first ?? null, false)
  expect(seen).toEqual([])
  reveal(first ?? null)
  reveal(first ?? null)
  expect(seen).toEqual(['/a'])
})

test('a later scan takes up new links and leaves those it knows', () => {
  const { reveal, watched } = stubObserver()
  document.body.innerHTML = '<a href="/a">A</a>'
  const seen: string[] = []
  const scan = watchVisibleLinks(document, (link) => seen.push(link.getAttribute('href') ?? ''))
  scan()
  reveal(document.querySelector('a'))
  document.body.insertAdjacentHTML('beforeend', '<a href="/b">B</a>')
  scan()
  expect([...watched].map((link) => link.getAttribute('href'))).toEqual(['/b'])
})

test('without IntersectionObserver every link counts', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  document.body.innerHTML = '<a href="/a">A</a>'
  const seen: string[] = []
  watchVisibleLinks(document, (link) => seen.push(link.getAttribute('href') ?? ''))()
  expect(seen).toEqual(['/a'])
})
