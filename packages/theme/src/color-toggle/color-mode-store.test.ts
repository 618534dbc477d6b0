// @vitest-environment jsdom
import type { ColorModeSettings } from '@fyr/content-pipeline/manifest'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createColorModeStore } from './color-mode-store.ts'

const TWO_STATES: ColorModeSettings = { defaultMode: 'light', disableSwitch: false, respectSystem: false }
const THREE_STATES: ColorModeSettings = { ...TWO_STATES, respectSystem: true }

/** The system's preference; `turn` changes it as a reader does in the settings. */
function stubSystem() {
  const listeners = new Set<() => void>()
  const system = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
  }
  vi.stubGlobal('matchMedia', () => system)
  return {
    turn: (isDark: boolean) => {
      system.matches = isDark
      for (const listener of listeners) listener()
    },
  }
}

let system: ReturnType<typeof stubSystem>

/** What the pre-paint script leaves on `<html>`. */
function prePaint(theme: string, choice: string): void {
  document.documentElement.dataset['theme'] = theme
  document.documentElement.dataset['themeChoice'] = choice
}

function shown(): (string | undefined)[] {
  const { theme, themeChoice } = document.documentElement.dataset
  return [theme, themeChoice]
}

function changeInOtherTab(newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key: 'fyr.theme', newValue }))
}

const stops: (() => void)[] = []

beforeEach(() => {
  const add = window.addEventListener.bind(window)
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) => {
    add(type, listener)
    stops.push(() => window.removeEventListener(type, listener))
  })
  system = stubSystem()
  localStorage.clear()
  prePaint('light', 'light')
})

// A store lives as long as its document; these documents are as short as a test.
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

test('what was decided before paint is the state, and starting stores nothing', () => {
  expect(createColorModeStore(TWO_STATES).get()).toBe('light')
  expect(localStorage).toHaveLength(0)
})

test.each<[string, ColorModeSettings, string | null, string[]]>([
  ['chooses the other mode', TWO_STATES, 'dark', ['dark', 'dark']],
  ['goes back to the system', THREE_STATES, null, ['light', 'system']],
  ['stores no mode', TWO_STATES, 'pink', ['light', 'light']],
])(
  'when another tab %s between paint and start it counts from the start',
  (_, settings, stored, expected) => {
    if (stored !== null) localStorage.setItem('fyr.theme', stored)
    const store = createColorModeStore(settings)
    expect([...shown(), store.get()]).toEqual([...expected, expected[1]])
  },
)

test.each([
  ['?fyr-theme=dark', 'dark'],
  ['?a=1&fyr-theme=dark&fyr-theme=light', 'dark'],
  ['?fyr-theme=pink', 'light'],
  ['?fyr-theme=system', 'light'],
])('with the query %s and light colours in storage the page keeps to %s', (query, mode) => {
  window.history.replaceState(null, '', query)
  localStorage.setItem('fyr.theme', 'light')
  prePaint('dark', 'dark')
  expect(createColorModeStore(TWO_STATES).get()).toBe(mode)
})

test('a choice shows at once, is announced and is stored', () => {
  const store = createColorModeStore(TWO_STATES)
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  store.choose('dark')
  expect([store.get(), ...shown()]).toEqual(['dark', 'dark', 'dark'])
  expect(listener).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('fyr.theme')).toBe('dark')
})

test('following the system is the absence of a stored choice', () => {
  const store = createColorModeStore(THREE_STATES)
  store.choose('dark')
  store.choose('system')
  expect([...shown(), localStorage.getItem('fyr.theme')]).toEqual(['light', 'system', null])
})

test.each<[string, ColorModeSettings, string | null, string[]]>([
  ['dark', TWO_STATES, 'dark', ['dark', 'dark']],
  ['nothing, two states', TWO_STATES, null, ['light', 'light']],
  ['nothing, two states, dark by default', { ...TWO_STATES, defaultMode: 'dark' }, null, ['dark', 'dark']],
  ['nothing, three states', THREE_STATES, null, ['light', 'system']],
  ['no mode', TWO_STATES, 'pink', ['light', 'light']],
  ['the system, which is not followed', TWO_STATES, 'system', ['light', 'light']],
])('another tab stores %s', (_, settings, value, expected) => {
  createColorModeStore(settings)
  changeInOtherTab(value)
  expect(shown()).toEqual(expected)
})

test('the system counts while it is followed, and only then', () => {
  prePaint('light', 'system')
  const store = createColorModeStore(THREE_STATES)
  system.turn(true)
  expect(shown()).toEqual(['dark', 'system'])
  store.choose('light')
  system.turn(false)
  system.turn(true)
  expect(shown()).toEqual(['light', 'light'])
})

test('without a switch an old choice is dropped and other tabs change nothing', () => {
  localStorage.setItem('fyr.theme', 'dark')
  createColorModeStore({ ...TWO_STATES, disableSwitch: true })
  expect(localStorage).toHaveLength(0)
  changeInOtherTab('dark')
  expect(shown()).toEqual(['light', 'light'])
})
