import type { SiteDiagnostic } from '@fyr/cli/internal'
import { expect, test } from 'vitest'
import { withoutRefusedEntries } from './refused-settings.ts'

const refused = (problem: string): SiteDiagnostic => ({
  severity: 'error',
  code: 'invalid-value',
  file: 'site.config.ts',
  line: 1,
  column: 1,
  sourceLine: '',
  problem,
  hint: '',
})

test.each([
  // The words around a path make no difference.
  [['The entry "items[0]" is no link.', '"items[1].label" is no text.']],
  [['"items[1].label" is no text.', 'The entry "items[0]" is no link.']],
])('refused entries of a list go without moving others: %j', (problems) => {
  const { value } = withoutRefusedEntries(
    { items: ['none', { to: '/a', label: 1 }, { to: '/b', label: 'B' }] },
    problems.map(refused),
  )
  expect(value).toEqual({ items: [{ to: '/a' }, { to: '/b', label: 'B' }] })
})

test('what is in a refused entry goes with it, and nothing moves into its place', () => {
  const { value, notes } = withoutRefusedEntries(
    { items: [{ label: 1 }, { label: 'B' }] },
    ['"items[0]" is no link.', '"items[0].label" is no text.'].map(refused),
  )
  expect(value).toEqual({ items: [{ label: 'B' }] })
  expect(notes.map(({ name }) => name)).toEqual(['items[0]'])
})

test('entries with more than one digit are left out from the last to the first', () => {
  const items = Array.from({ length: 12 }, (_unused, index) => `entry ${index}`)
  const { value } = withoutRefusedEntries(
    { items },
    [2, 10].map((index) => refused(`"items[${index}]" is no link.`)),
  )
  expect(value).toEqual({ items: items.filter((_item, index) => index !== 2 && index !== 10) })
})
