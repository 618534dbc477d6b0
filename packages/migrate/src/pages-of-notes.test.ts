import { expect, test } from 'vitest'
import { unknownKeyNotes, withPages } from './pages-of-notes.ts'

const issue = (code: 'unknown-field' | 'missing-image', file: string, problem: string) =>
  ({ code, file, problem, severity: 'warning', line: 1, column: 1, sourceLine: '', hint: '' }) as const

test('a key that nothing reads is said once, with the pages that have it', () => {
  const notes = unknownKeyNotes([
    issue('unknown-field', 'docs/a.md', 'Unknown key "ready".'),
    issue('unknown-field', 'docs/b.md', 'Unknown key "ready".'),
    issue('unknown-field', 'docs/b.md', 'Unknown key "plugin".'),
  ])
  expect(notes.map(({ name, pages }) => [name, pages])).toEqual([
    ['"ready"', 2],
    ['"plugin"', 1],
  ])
})

test('a draft concerns the pages that show it, and an error that is a warning those that have it', () => {
  const notes = withPages(
    [
      { kind: 'component', name: 'theme/islands/tide-table.tsx', instead: '' },
      { kind: 'setting', name: 'diagnostics.severity: missing-image', instead: '' },
      { kind: 'setting', name: 'url', instead: '' },
    ],
    {
      texts: ['<TideTable /> and <TideTable>a</TideTable>', '<TideTable.Row />', 'Text.', '<TideTable\n/>'],
      diagnostics: [issue('missing-image', 'docs/a.md', ''), issue('missing-image', 'docs/a.md', '')],
    },
  )
  expect(notes.map(({ pages }) => pages)).toEqual([2, 1, undefined])
})
