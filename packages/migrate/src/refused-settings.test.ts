import type { SiteDiagnostic } from '@fyr/cli/internal'
import { expect, test } from 'vitest'
import type { MigrationPlan } from './old-site/migration-plan.ts'
import { withoutFailing, withoutRefusedEntries } from './refused-settings.ts'

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

const at = (line: number): SiteDiagnostic => ({ ...refused('It cannot be read.'), line })

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

test('what nothing else can mend in a configuration is left out as a whole setting, except what a site needs', () => {
  const text = "export default ({\n  title: 'Fjord',\n  logo: {\n    src: 'a.png',\n  },\n})\n"
  const plan = { config: { title: 'Fjord', logo: { src: 'a.png' } }, notes: [] } as unknown as MigrationPlan
  const { config, notes } = withoutFailing(plan, text, [at(4), at(2)])
  expect(config).toEqual({ title: 'Fjord' })
  expect(notes.map(({ name }) => name)).toEqual(['logo'])
  expect(withoutFailing(plan, text, [at(1), at(2)])).toBe(plan)
})
