import { element } from '@fyr/markdown-parser/tree'
import type { Root } from 'hast'
import { expect, test } from 'vitest'
import { findIds } from './find-references.ts'

test.each([
  ['{"id":"tides","days":"3"}', ['tides']],
  ['{"days":"3"}', []],
  ['{"id":3}', []],
  ['null', []],
  ['{', []],
])('an island with the attributes %s has the ids %j', (attributes, expected) => {
  const tree: Root = { type: 'root', children: [element('fyr-island', { attributes }, [])] }
  expect([...findIds(tree)]).toEqual(expected)
})
