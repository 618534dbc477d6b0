import type { FileCoverageData } from 'istanbul-lib-coverage'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withCounters } from './count-ways.ts'
import { findGaps } from './find-gaps.ts'
import type { StoryRecord } from './story-record.ts'
import { untakenWays } from './untaken-ways.ts'

const NOTE = '/theme/note.tsx'

/** A component: a mark where there is one, else a dot; and a text where it is short and the note is open. */
const CODE = `
note = ({ mark, text, isOpen }) => [
  mark ?? '.',
  isOpen && text.length < 9 && text,
]`

/** What the stories of the component leave out when these are all that there are, each a set of its properties. */
function gapsOf(...stories: readonly object[]): string[] {
  const page: { fyrCoverage: Record<string, FileCoverageData>; note?: (props: object) => unknown } = {
    fyrCoverage: {},
  }
  runInNewContext(withCounters(CODE, NOTE), page)
  const records = stories.map((props): StoryRecord => {
    page.note?.(props)
    const counters = page.fyrCoverage[NOTE]
    return {
      untaken: { [NOTE]: counters ? untakenWays(counters) : [] },
      controls: [],
      operated: [],
      callbacks: {},
    }
  })
  return findGaps([{ path: '/theme/note.stories.tsx', records }], [NOTE])
}

const marked = { mark: '!', text: 'Short', isOpen: true }
const plain = { text: 'Short', isOpen: true }
const closed = { text: 'Short', isOpen: false }
const long = { text: 'Much too long', isOpen: true }

test('stories in which every operand ends its chain leave nothing out', () => {
  expect(gapsOf(marked, plain, closed, long)).toEqual([])
})

test('without the story in which nothing follows && that side is left out', () => {
  expect(gapsOf(marked, plain, long)).toEqual([`${NOTE}:4:3 this never ends its chain`])
  expect(gapsOf(marked, plain, closed)).toEqual([`${NOTE}:4:13 this never ends its chain`])
})

test('without the story in which something is given, or nothing is, that side is left out', () => {
  expect(gapsOf(plain, closed, long)).toEqual([`${NOTE}:3:3 this never ends its chain`])
  expect(gapsOf(marked, { ...closed, mark: '' }, { ...long, mark: '' })).toEqual([
    `${NOTE}:3:11 this is never reached`,
  ])
})

test('a chain of different operators, whose counts would mean nothing, is refused', () => {
  expect(() => withCounters('a && (b ||\n c)', NOTE)).toThrow(
    `${NOTE}:1: && and || are in one chain. Give a part of it a name.`,
  )
})
