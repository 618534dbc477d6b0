import { join } from 'node:path'
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
  fates: {},
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
    'To do by hand, about 10 min:',
    '  plug-in pwa (10 min): There is no replacement.',
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

test('a site that is not in this folder is built in its own', () => {
  const lines = formatMigration({ ...RESULT, root: join(process.cwd(), 'docs'), isWritten: true }).split('\n')
  expect(lines.at(-1)).toBe('Next: fyr build --root docs')
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

test('what is left to do begins with what most pages show, and ends with what needs nothing', () => {
  const notes = [
    { kind: 'plug-in', name: 'sitemap', instead: 'Fyr writes one.', isDone: true },
    { kind: 'setting', name: 'url', instead: 'Set it.' },
    { kind: 'component', name: 'theme/islands/a.tsx', instead: 'Write it.', pages: 1 },
    { kind: 'component', name: 'theme/islands/b.tsx', instead: 'Write another.', pages: 12 },
    { kind: 'component', name: 'theme/islands/c.tsx', instead: 'Write another.', pages: 30 },
  ] as const
  const lines = formatMigration({ ...RESULT, notes }).split('\n')
  expect(lines.slice(lines.indexOf('To do by hand, about 50 min:'), -2)).toEqual([
    'To do by hand, about 50 min:',
    '  component theme/islands/b.tsx, theme/islands/c.tsx (42 pages, 30 min): Write another.',
    '  component theme/islands/a.tsx (1 page, 15 min): Write it.',
    '  setting url (5 min): Set it.',
    '',
    'Nothing to do:',
    '  plug-in sitemap: Fyr writes one.',
  ])
})

test('warnings about what the old site has too are one line', () => {
  const place = {
    severity: 'warning',
    file: 'docs/a.md',
    line: 1,
    column: 1,
    sourceLine: '',
    problem: '',
    hint: '',
  } as const
  const codes = ['missing-alt', 'skipped-heading', 'skipped-heading', 'broken-anchor'] as const
  const diagnostics = codes.map((code) => ({ ...place, code, isOld: code !== 'broken-anchor' }))
  const lines = formatMigration({ ...RESULT, diagnostics }).split('\n')
  expect(lines.filter((line) => line.startsWith('Not from the move'))).toEqual([
    'Not from the move: 2 skipped-heading, 1 missing-alt (the old site has them too; --verbose shows them)',
  ])
})
