// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { readerStorage } from '../../browser/storage.ts'
import { en } from '../../messages/en.ts'
import { createAnnouncer } from '../../browser/announcer.ts'
import { listenToArticles } from './enhance-article.ts'
import { moveAlongTabs, prepareTabs, selectTab } from './tabs.ts'

/** A set of tabs as the build writes it; the first value is selected. */
function tabSet(values: readonly string[], group: string | null, inside = ''): string {
  const tabs = values.map(
    (value, index) =>
      `<button role="tab" data-value="${value}" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}">${value}</button>`,
  )
  const panels = values.map(
    (value, index) =>
      `<div role="tabpanel" data-value="${value}" ${index === 0 ? 'data-selected' : ''}>${index === 0 ? inside : value}</div>`,
  )
  const groupAttribute = group === null ? '' : `data-fyr-tabs-group="${group}"`
  return `<div data-fyr-tabs ${groupAttribute}><div role="tablist">${tabs.join('')}</div>${panels.join('')}</div>`
}

function show(...sets: string[]): void {
  document.body.innerHTML = sets.join('')
}

function tab(index: number): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>('[role="tab"]')[index]
  if (!found) throw new Error(`tab ${index} does not exist.`)
  return found
}

function valuesOf(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset['value'] ?? '')
}

/** The values selected in the document, described in three ways that must agree. */
function selected(): { readonly tabs: string[]; readonly stops: string[]; readonly panels: string[] } {
  return {
    tabs: valuesOf('[role="tab"][aria-selected="true"]'),
    stops: valuesOf('[role="tab"][tabindex="0"]'),
    panels: valuesOf('[role="tabpanel"][data-selected]'),
  }
}

function all(...chosen: string[]) {
  return { tabs: chosen, stops: chosen, panels: chosen }
}

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
})

test('selecting a tab shows its panel and makes it the tab stop', () => {
  show(tabSet(['js', 'py', 'go'], null))
  selectTab(tab(1), document)
  expect(selected()).toEqual(all('py'))
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['ArrowRight', 0, 'py'],
  ['ArrowRight', 2, 'js'],
  ['ArrowLeft', 1, 'js'],
  ['ArrowLeft', 0, 'go'],
  ['Home', 2, 'js'],
  ['End', 0, 'go'],
])('%s on tab %i leads to %s', (key, from, value) => {
  show(tabSet(['js', 'py', 'go'], null))
  expect(moveAlongTabs(tab(from), key, document)).toBe(true)
  expect(selected()).toEqual(all(value))
  expect(document.activeElement?.textContent).toBe(value)
})

test('arrows follow the writing direction', () => {
  show(tabSet(['js', 'py', 'go'], null))
  tab(0).style.direction = 'rtl'
  moveAlongTabs(tab(0), 'ArrowLeft', document)
  expect(selected().tabs).toEqual(['py'])
})

test.each(['Enter', ' ', 'ArrowDown', 'a'])('the key "%s" is left to the browser', (key) => {
  show(tabSet(['js', 'py'], null))
  expect(moveAlongTabs(tab(0), key, document)).toBe(false)
  expect(selected()).toEqual(all('js'))
})

test('sets of a group switch together, those without that value and other groups stay', () => {
  show(
    tabSet(['js', 'py'], 'code'),
    tabSet(['py', 'js'], 'code'),
    tabSet(['js', 'go'], 'code'),
    tabSet(['js', 'py'], 'other'),
    tabSet(['js', 'py'], null),
  )
  selectTab(tab(1), document)
  expect(selected()).toEqual(all('py', 'py', 'js', 'js', 'js'))
  expect(readerStorage.read('fyr.tab.code')).toBe('py')
})

test.each(['x"],[data-fyr-tabs]:not([data-x="', 'a\\', "it's", ':is(', '#'])(
  'names that mean something in a selector are texts: %s',
  (name) => {
    const written = name.replaceAll('"', '&quot;')
    const others = ['js', 'py']
    show(tabSet(['js', written], written), tabSet(['js', written], written), tabSet(others, 'other'))
    selectTab(tab(1), document)
    expect(selected()).toEqual(all(name, name, 'js'))
    expect(readerStorage.read(`fyr.tab.${name}`)).toBe(name)
    // And so are those of an address.
    localStorage.clear()
    show(tabSet(['js', written], written), tabSet(others, 'other'))
    history.replaceState(null, '', `/?${new URLSearchParams({ [name]: name, other: name }).toString()}`)
    prepareTabs(document)
    expect(selected()).toEqual(all(name, 'js'))
  },
)

test('a set inside a panel keeps its own tabs', () => {
  show(tabSet(['outer', 'js'], null, tabSet(['js', 'py'], null)))
  selectTab(tab(3), document)
  expect(selected()).toEqual(all('outer', 'py'))
})

test('an article starts with the last choice of the reader, if there is such a tab', () => {
  readerStorage.write('fyr.tab.code', 'py')
  readerStorage.write('fyr.tab.gone', 'x')
  show(
    tabSet(['js', 'py'], 'code'),
    tabSet(['js', 'go'], 'code'),
    tabSet(['js', 'py'], 'gone'),
    tabSet(['js', 'py'], null),
  )
  prepareTabs(document)
  expect(selected()).toEqual(all('py', 'js', 'js', 'js'))
})

test('the address names a tab by group and value, before the last choice of the reader', () => {
  readerStorage.write('fyr.tab.code', 'go')
  const sets = [tabSet(['js', 'py', 'go'], 'code'), tabSet(['js', 'go'], 'code'), tabSet(['js', 'py'], null)]
  show(...sets)
  history.replaceState(null, '', '/?code=py')
  prepareTabs(document)
  expect(selected()).toEqual(all('py', 'go', 'js'))
  expect(readerStorage.read('fyr.tab.code')).toBe('go')
})

test('a link to a tab leaves sets of other groups as the reader has them', () => {
  show(tabSet(['js', 'py'], 'code'), tabSet(['mac', 'linux'], 'os'))
  selectTab(tab(3), document)
  history.replaceState(null, '', '/?code=py&os=plan9')
  prepareTabs(document)
  expect(selected()).toEqual(all('py', 'linux'))
})

test('find in page searches hidden panels, which are shown when they are chosen', () => {
  show(tabSet(['js', 'py'], null))
  prepareTabs(document)
  expect(valuesOf('[hidden="until-found"][aria-hidden="true"]')).toEqual(['py'])
  selectTab(tab(1), document)
  expect(valuesOf('[hidden="until-found"][aria-hidden="true"]')).toEqual(['js'])
  expect(valuesOf('[role="tabpanel"]:is([hidden], [aria-hidden])')).toEqual(['js'])
})

test('what the browser finds switches only its own set, and is not remembered', () => {
  show(tabSet(['js', 'py'], 'code'), tabSet(['js', 'py'], 'code'))
  listenToArticles(document.body, en, createAnnouncer())
  prepareTabs(document)
  const found = document.querySelector('[role="tabpanel"][data-value="py"]')
  found?.dispatchEvent(new Event('beforematch', { bubbles: true }))
  expect(selected()).toEqual(all('py', 'js'))
  expect(localStorage).toHaveLength(0)
})

test('a browser without find-in-page events gets plainly hidden panels', () => {
  const descriptor = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onbeforematch')
  Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch')
  try {
    show(tabSet(['js', 'py'], null))
    prepareTabs(document)
    expect(document.querySelectorAll('[hidden], [aria-hidden]')).toHaveLength(0)
  } finally {
    Object.defineProperty(HTMLElement.prototype, 'onbeforematch', descriptor ?? {})
  }
})
