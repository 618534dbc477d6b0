import { expect, test } from 'vitest'
import type { SiteDiagnostic } from '@fyr/cli/internal'
import { leaveOutRefused } from './leave-out.ts'
import type { MigrationPlan } from './old-site/migration-plan.ts'
import type { StagedSite } from './stage-site.ts'

test('keys with errors are left out of a file that is read once', () => {
  const count = 1500
  const keys = Array.from({ length: count }, (_key, index) => `k${index}: x\n`)
  const files = new Map([['docs/a.md', `---\n${keys.join('')}title: A\n---\n`]])
  const stage = {
    root: '/none',
    leftOut: new Map(),
    origins: new Map(),
    read: (file: string) => files.get(file) ?? '',
    write: (file: string, text: string) => void files.set(file, text),
    has: (file: string) => files.has(file),
    drop: (file: string) => void files.delete(file),
    remove: () => {},
  } satisfies StagedSite
  const errors = keys.map((_key, index): SiteDiagnostic => ({
    severity: 'error',
    code: 'invalid-value',
    file: 'docs/a.md',
    line: index + 2,
    column: 1,
    problem: 'It is no date.',
    hint: '',
    sourceLine: '',
    sourceColumn: 1,
  }))
  const plan = { root: '/none', config: {}, files: {}, notes: [], moves: [] } as unknown as MigrationPlan
  expect(leaveOutRefused(plan, stage, errors).notes).toHaveLength(count)
  expect(files.get('docs/a.md')).toBe('---\ntitle: A\n---\n')
})
