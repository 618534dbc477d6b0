import { expect, test } from 'vitest'
import { findGaps } from './find-gaps.ts'
import type { StoryRecord } from './story-record.ts'

const BUTTON = '/theme/button.tsx'
const HOOK = '/theme/use-press.ts'
const COMPONENTS = [BUTTON, HOOK]

const idle: StoryRecord = {
  untaken: { [BUTTON]: ['4:3 the condition is never met'], [HOOK]: ['9:1 this function never runs'] },
  controls: ['button.fyr-button'],
  operated: [],
  callbacks: { press: false },
}
const wide: StoryRecord = { ...idle, untaken: { [BUTTON]: [], [HOOK]: ['9:1 this function never runs'] } }
const pressed: StoryRecord = {
  untaken: { [BUTTON]: ['4:3 the condition is never met'], [HOOK]: [] },
  controls: ['button.fyr-button'],
  operated: ['button.fyr-button'],
  callbacks: { press: true },
}

const gapsOf = (...records: StoryRecord[]) =>
  findGaps([{ path: '/theme/button.stories.tsx', records }], COMPONENTS)

test('stories that take every way, call every callback and operate every control leave nothing out', () => {
  expect(gapsOf(wide, pressed)).toEqual([])
})

test('without the story of a state the way to it is left out', () => {
  expect(gapsOf(pressed)).toEqual(['/theme/button.tsx:4:3 the condition is never met'])
})

test('without the story that presses, the handler, the callback and the control are left out', () => {
  expect(gapsOf(wide)).toEqual([
    '/theme/use-press.ts:9:1 this function never runs',
    '/theme/button.stories.tsx: no story has press called; give it fn() and do what it is there for',
    'button.fyr-button is shown in stories and operated in none',
  ])
})

test('the stories of another component do not count for one that has its own', () => {
  const others = { path: '/theme/form.stories.tsx', records: [wide] }
  expect(findGaps([{ path: '/theme/button.stories.tsx', records: [pressed] }, others], COMPONENTS)).toContain(
    '/theme/button.tsx:4:3 the condition is never met',
  )
})

test('a component that no story shows is left out whole', () => {
  expect(
    findGaps([{ path: '/theme/button.stories.tsx', records: [wide, pressed] }], ['/theme/new.tsx']),
  ).toEqual(['/theme/new.tsx: no story shows it'])
})
