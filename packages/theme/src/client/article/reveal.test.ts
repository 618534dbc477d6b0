// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { reveal } from './reveal.ts'

const PAGE = `
  <details id="outer">
    <summary><h2 id="summary">S</h2></summary>
    <div data-fyr-tabs data-fyr-tabs-group="code">
      <button role="tab" data-value="a" aria-selected="true" tabindex="0">A</button>
      <button role="tab" data-value="b" aria-selected="false" tabindex="-1">B</button>
      <div role="tabpanel" data-value="a" data-selected><h3 id="first">A</h3></div>
      <div role="tabpanel" data-value="b"><details id="inner"><p><i id="deep">B</i></p></details></div>
    </div>
  </details>
  <div data-fyr-tabs data-fyr-tabs-group="code">
    <button role="tab" data-value="a" aria-selected="true" tabindex="0">A</button>
    <button role="tab" data-value="b" aria-selected="false" tabindex="-1">B</button>
    <div role="tabpanel" data-value="a" data-selected>A</div>
    <div role="tabpanel" data-value="b">B</div>
  </div>
  <details id="other"><p>Other</p></details>
  <h2 id="plain">P</h2>`

function element(id: string): Element {
  const found = document.getElementById(id)
  if (!found) throw new Error(`element "${id}" does not exist.`)
  return found
}

function shown(): { readonly open: string[]; readonly tabs: (string | null)[] } {
  return {
    open: [...document.querySelectorAll('details[open]')].map(({ id }) => id),
    tabs: [...document.querySelectorAll('[aria-selected="true"][tabindex="0"]')].map(
      (tab) => tab.textContent,
    ),
  }
}

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = PAGE
})

test('opens every disclosure and selects every panel around an element, and nothing else', () => {
  expect(reveal(element('deep'))).toBe(true)
  expect(shown()).toEqual({ open: ['outer', 'inner'], tabs: ['B', 'A'] })
  expect(document.querySelectorAll('[data-selected]')).toHaveLength(2)
  expect(reveal(element('deep'))).toBe(false)
})

test('remembers nothing', () => {
  reveal(element('deep'))
  expect(localStorage).toHaveLength(0)
})

test('leaves the selected panel as it is', () => {
  expect(reveal(element('first'))).toBe(true)
  expect(shown()).toEqual({ open: ['outer'], tabs: ['A', 'A'] })
})

test.each(['summary', 'plain', 'other'])('has nothing to do for visible elements: %s', (id) => {
  expect(reveal(element(id))).toBe(false)
  expect(shown()).toEqual({ open: [], tabs: ['A', 'A'] })
})
