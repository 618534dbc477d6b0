import type { TocEntry } from '@fyr/content-pipeline/manifest'
import { expect, test } from 'vitest'
import { nestToc, type TocNode } from './nest-toc.ts'

function entries(levels: readonly number[]): TocEntry[] {
  return levels.map((level, index) => ({
    id: `${index}`,
    level: level as TocEntry['level'],
    label: [`${index}`],
  }))
}

function outline(nodes: readonly TocNode[]): unknown[] {
  return nodes.map(({ entry, children }) =>
    children.length === 0 ? entry.id : [entry.id, outline(children)],
  )
}

test.each([
  [
    [2, 3, 3, 2],
    [['0', ['1', '2']], '3'],
  ],
  [[2, 4, 3], [['0', ['1', '2']]]],
  [
    [3, 2],
    ['0', '1'],
  ],
  [
    [2, 3, 4, 2],
    [['0', [['1', ['2']]]], '3'],
  ],
  [[], []],
])('headings of the levels %j become a tree', (levels, expected) => {
  expect(outline(nestToc(entries(levels)))).toEqual(expected)
})
