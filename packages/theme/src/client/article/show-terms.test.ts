// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { showTerms } from './show-terms.ts'

let article: HTMLElement

beforeEach(() => {
  document.body.innerHTML = `<main><p>The <span data-fyr-term="The weight of all fish."><a href="/docs/glossary#biomass">biomass</a></span>
    and <span data-fyr-term="A disease."><a href="/docs/glossary#pd">PD</a></span>.</p><p id="other">x</p></main>`
  article = document.querySelector('main') ?? document.body
  // jsdom has no popovers, and no focus that can be seen.
  HTMLElement.prototype.showPopover = vi.fn<() => void>()
  showTerms(article)
})

function link(index: number): HTMLAnchorElement {
  return document.querySelectorAll('a')[index] ?? document.createElement('a')
}

function point(type: string, target: Element, pointerType = 'mouse'): void {
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }))
}

/** Returns whether the link is followed. */
function click(target: Element): boolean {
  return target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

function shown(): (string | null)[] {
  return [...document.querySelectorAll('[role="tooltip"]')].map(({ textContent }) => textContent)
}

test('a pointer on a term shows its definition, which describes the link', () => {
  point('pointerover', link(0))
  expect(shown()).toEqual(['The weight of all fish.'])
  expect(link(0).getAttribute('aria-describedby')).toBe(document.querySelector('[role="tooltip"]')?.id)
  point('pointerover', link(1))
  expect(shown()).toEqual(['A disease.'])
  expect(link(0).hasAttribute('aria-describedby')).toBe(false)
  expect(click(link(1))).toBe(true)
})

test('the definition stays while the pointer is on it, and goes soon after it has left', () => {
  vi.useFakeTimers()
  point('pointerover', link(0))
  point('pointerout', link(0))
  const note = document.querySelector('[role="tooltip"]') ?? document.body
  note.dispatchEvent(new Event('pointerenter'))
  vi.advanceTimersByTime(5000)
  expect(shown()).toHaveLength(1)
  note.dispatchEvent(new Event('pointerleave'))
  vi.advanceTimersByTime(5000)
  expect(shown()).toEqual([])
  vi.useRealTimers()
})

test('what the browser closes, such as by Escape, is gone', () => {
  point('pointerover', link(0))
  const note = document.querySelector('[role="tooltip"]') ?? document.body
  vi.spyOn(note, 'matches').mockReturnValue(false)
  note.dispatchEvent(new Event('toggle'))
  expect(shown()).toEqual([])
})

test('a first tap shows the definition, and a second one follows the link', () => {
  point('pointerover', link(0), 'touch')
  expect(shown()).toEqual([])
  point('pointerdown', link(0), 'touch')
  expect(click(link(0))).toBe(false)
  expect(shown()).toEqual(['The weight of all fish.'])
  point('pointerdown', link(0), 'touch')
  expect(click(link(0))).toBe(true)
})

test('another page closes the definition, and listening twice shows one', () => {
  showTerms(article)
  point('pointerover', link(0))
  expect(shown()).toHaveLength(1)
  document.dispatchEvent(new CustomEvent('fyr:navigate'))
  expect(shown()).toEqual([])
})
