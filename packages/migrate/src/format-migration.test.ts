import { expect, test } from 'vitest'
import type { MigrationResult } from './migrate.ts'
import { formatMigration } from './format-migration.ts'

const page = (address: string) => ({ file: `docs${address}.md`, address, locale: 'en' })

const RESULT: MigrationResult = {
  tool: 'Docusaurus',
  root: process.cwd(),
  isWritten: false,
  isVerified: false,
  isBuilt: true,
  isValid: true,
  files: ['site.config.ts'],
  moves: [{ from: 'docs/index.md', to: 'content/pages/index.md' }],
  pages: { untouched: 2, edited: 1, 'with warnings': 0, 'not at all': 0 },
  addresses: {
    kept: [{ ...page('/a'), served: '/a' }],
    changed: [{ ...page('/b'), now: '/c' }],
    lost: Array.from({ length: 9 }, (_unused, index) => page(`/${index}`)),
  },
  components: ['theme/islands/chart.tsx'],
  notes: [
    { kind: 'plug-in', name: 'pwa', instead: 'There is no replacement.' },
    { kind: 'plug-in', name: 'pwa', instead: 'There is no replacement.' },
  ],
  diagnostics: [],
}

test('a report says what would happen, and what is left to the author', () => {
  expect(formatMigration(RESULT).split('\n')).toEqual([
    'Docusaurus -> . (its configuration was run; nothing was changed; add --write to apply)',
    '',
    'Pages: 3',
    '      2 untouched',
    '      1 edited',
    '      0 with warnings',
    '      0 not at all',
    'Addresses: 1 kept, 1 changed, 9 lost (worked out; with --verify the old tool names them)',
    '    /b -> /c',
    ...Array.from({ length: 8 }, (_unused, index) => `    /${index} (docs/${index}.md)`),
    '    and 1 more',
    'Components that move: 1',
    '    theme/islands/chart.tsx',
    'Would write: 1 file',
    '    site.config.ts',
    'Would move:',
    '    docs/index.md -> content/pages/index.md',
    '',
    'To do by hand:',
    '  plug-in pwa: There is no replacement.',
    '',
    'Next: run the same command with --write',
  ])
})

test.each([
  [false, true, 'Next: run the same command with --write'],
  [false, false, 'Next: run the same command with --write'],
  [true, true, 'Next: fyr build'],
  [true, false, 'Next: fix the errors above, then run fyr build'],
])('the next step when it is written: %s, and valid: %s', (isWritten, isValid, step) => {
  const lines = formatMigration({ ...RESULT, isWritten, isValid }).split('\n')
  expect(lines.at(-1)).toBe(step)
})

test.each([
  [{ isBuilt: false, isValid: true }, true],
  [{ isBuilt: false, isValid: false }, false],
  [{ isBuilt: true, isValid: true }, false],
])('a site that only the missing theme keeps from being built is called so: %j', (state, expected) => {
  expect(formatMigration({ ...RESULT, ...state }).includes('Not built: @fyr/theme is not installed')).toBe(
    expected,
  )
})

test('a lost list, which has no file, is named by its address alone', () => {
  const lost = [{ file: null, address: '/tags', locale: 'en' }]
  const lines = formatMigration({ ...RESULT, addresses: { ...RESULT.addresses, lost } }).split('\n')
  expect(lines).toContain('    /tags')
})

test('what is done is reported as done', () => {
  const text = formatMigration({ ...RESULT, isWritten: true, moves: [], notes: [] })
  expect(text).toContain('Wrote: 1 file\n')
  expect(text).not.toContain('Would')
  expect(text).not.toContain('To do by hand')
})
