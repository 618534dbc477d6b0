import type { CoverageMapData, FileCoverageData } from 'istanbul-lib-coverage'
import { isValidElement } from 'react'
import { isMockFunction } from 'storybook/test'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { untakenWays } from './untaken-ways.ts'

declare global {
  /** Counters of the code that is measured, by file; see `countWays`. */
  var fyrCoverage: CoverageMapData | undefined
}

/** Counters with those that the file had when nothing of it had been shown. */
interface LoadedCounters extends FileCoverageData {
  loaded?: Pick<FileCoverageData, 'f' | 'b'>
}

/** What can be operated and is not a link. */
const CONTROL = 'button, summary, input:not([disabled]), select, textarea, [role=tab]'

/** Arguments whose functions return or render something; they are not callbacks. */
const NO_CALLBACKS = new Set(['customisation', 'location'])

let operated = new Set<string>()

function noteOperated({ target }: Event): void {
  const control = target instanceof Element ? target.closest(CONTROL) : null
  if (control) operated.add(kindOf(control))
}

document.addEventListener('click', noteOperated, { capture: true })
document.addEventListener('keydown', noteOperated, { capture: true })

// All files share a window, and so its counters: what the stories of one file have done must not count for the next.
beforeAll(forgetWays)

beforeEach(() => {
  operated = new Set()
})

// The vitest addon of Storybook puts the story into the test's context.
afterEach<{ readonly story?: { readonly args: Readonly<Record<string, unknown>> } }>(({ story, task }) => {
  if (!story) throw new Error('The test is not one of a story.')
  task.meta.story = {
    untaken: untakenByFile(),
    controls: [...shownControls()].concat([...operated]),
    operated: [...operated],
    callbacks: Object.fromEntries(callbacksIn(story.args)),
  }
})

/** Names controls that look and behave alike the same. */
function kindOf(control: Element): string {
  return [control.localName, ...control.classList].join('.')
}

function shownControls(): Set<string> {
  const shown = [...document.querySelectorAll(CONTROL)].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  )
  return new Set(shown.map(kindOf))
}

/** Every function among the arguments, with its path there and whether it has been called. One that nothing observes has not. */
function callbacksIn(value: unknown, path = ''): [path: string, isCalled: boolean][] {
  if (typeof value === 'function') return [[path, isMockFunction(value) && value.mock.calls.length > 0]]
  if (!isPlainObject(value) || isValidElement(value)) return []
  const entries = Object.entries(value).filter(([key]) => !NO_CALLBACKS.has(key))
  return entries.flatMap(([key, item]) => callbacksIn(item, path ? `${path}.${key}` : key))
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

function untakenByFile(): Record<string, string[]> {
  const files = Object.entries(globalThis.fyrCoverage ?? {})
  return Object.fromEntries(
    files.map(([file, counters]) => [file, untakenWays(counters as FileCoverageData)]),
  )
}

/** Resets the counters of each file to what they were right after it was loaded: code at its top level runs only once. */
function forgetWays(): void {
  for (const counters of Object.values(globalThis.fyrCoverage ?? {}) as LoadedCounters[]) {
    counters.loaded ??= structuredClone({ f: counters.f, b: counters.b })
    Object.assign(counters.f, counters.loaded.f)
    Object.assign(counters.b, structuredClone(counters.loaded.b))
  }
}
