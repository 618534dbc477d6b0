import { expect, test } from 'vitest'
import { findUnknownVariables, substituteInValue, substituteVariables } from './substitute-variables.ts'

const variables = new Map([
  ['product.name', 'Fjord'],
  ['product.slug', 'fjord'],
])

test.each([
  ['{{ product.name }} Docs', 'Fjord Docs'],
  ['https://api.{{product.slug}}.example', 'https://api.fjord.example'],
  ['{{ product.nam }}', '{{ product.nam }}'],
  ['${{ secrets.TOKEN }}', '${{ secrets.TOKEN }}'],
  ['{ product.name }', '{ product.name }'],
  [String.raw`\{{ product.name }}`, '{{ product.name }}'],
  [String.raw`\{{ secrets.TOKEN }}`, '{{ secrets.TOKEN }}'],
  [String.raw`$\{{ matrix.shard }}/3`, '${{ matrix.shard }}/3'],
  [String.raw`\{ product.name }`, String.raw`\{ product.name }`],
])('"%s" reads "%s"', (written, expected) => {
  expect(substituteVariables(written, variables)).toBe(expected)
})

test('values are filled into every text and key of plain data, and nothing else is touched', () => {
  const data = { '{{ product.slug }}': ['{{ product.name }}', 3, null, { deep: '{{product.name}}' }] }
  expect(substituteInValue(data, variables)).toEqual({ fjord: ['Fjord', 3, null, { deep: 'Fjord' }] })
})

test('only names that begin like ours are reported as unknown', () => {
  const text = '{{ product.nam }} {{ product.name }} {{ secrets.TOKEN }}'
  expect(findUnknownVariables(text, variables)).toEqual([{ name: 'product.nam', offset: 0 }])
})
