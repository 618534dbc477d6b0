import { expect, test } from 'vitest'
import { unknownComponents } from './unknown-components.ts'

test.each([
  ['<TideTable>a</TideTable>', 'tidetable', ['TideTable theme/islands/tide-table.tsx']],
  ['<Tide.Table>a</Tide.Table>', 'tide.table', []],
])('%s in Markdown is a component that an import can name, or none', (sourceLine, element, expected) => {
  const found = unknownComponents([
    {
      code: 'dropped-html',
      severity: 'warning',
      file: 'docs/a.md',
      line: 1,
      column: 1,
      sourceLine,
      problem: `The element <${element}> is dropped.`,
      hint: '',
    },
  ])
  expect(found.map(({ name, place }) => `${name} ${place}`)).toEqual(expected)
})
