import { expect, test } from 'vitest'
import { emptyPageNotes, remotePictureNotes, unknownKeyNotes, withPages } from './pages-of-notes.ts'

const issue = (code: 'unknown-field' | 'missing-image' | 'external-image', file: string, problem: string) =>
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

const onOtherHost = (url: string) => `The image "${url}" is on another host.`

test('hosts of pictures are listed once, with the pages that show them', () => {
  const notes = remotePictureNotes([
    issue('external-image', 'docs/a.md', onOtherHost('https://b.example/boat.png')),
    issue('external-image', 'docs/a.md', onOtherHost('https://a.example/x?y=1')),
    issue('external-image', 'docs/b.md', onOtherHost('https://b.example/badge.svg')),
    issue(
      'external-image',
      'blog/authors.yml',
      'The picture "https://b.example/ida.jpg" is on another host.',
    ),
    issue('external-image', 'docs/c.md', onOtherHost('//c.example/boat.png')),
    issue('missing-image', 'docs/d.md', ''),
  ])
  expect(notes.map(({ name, pages }) => [name, pages])).toEqual([
    ["images.remote: ['a.example', 'b.example']", 4],
  ])
  expect(remotePictureNotes([issue('missing-image', 'docs/d.md', '')])).toEqual([])
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

const DRAFT = { kind: 'component', name: 'theme/islands/tide-table.tsx', instead: '' } as const

test.each([
  ["---\ntitle: Tides\n---\n\nimport TideTable from '../theme'\n\n<TideTable\n  port='Bergen' />\n"],
  ['# Tides\n\n<script setup>\nconst a = 1\n</script>\n\n<div><TideTable></TideTable></div> <!-- soon -->\n'],
  [
    "export const rows = [\n  { name: 'Bergen' },\n]\n\n<TideTable rows={rows.filter((row) => row.name)} />\n",
  ],
  ['---\nhero: {}\n---\n\n<TideTable />\n'],
])('a page that shows a draft alone is named: %j', (text) => {
  const notes = emptyPageNotes(new Map([['docs/tides.md', text]]), [DRAFT])
  expect(notes).toMatchObject([
    { kind: 'page', name: 'docs/tides.md', instead: expect.stringContaining('empty') },
  ])
})

test.each([
  ['<TideTable />\n\nHigh water.\n'],
  ['<TideTable>High water.</TideTable>\n'],
  ['![Boat](boat.png)\n\n<TideTable />\n'],
  ['<TideTable />\n\n<img src="boat.png" />\n'],
  ['<TideTable />\n\n<Other />\n'],
  ['Text.\n'],
  ['---\nhero:\n  tagline: High water\n---\n\n<TideTable />\n'],
])('a page that shows more than a draft, or none, is not empty: %j', (text) => {
  expect(emptyPageNotes(new Map([['docs/tides.md', text]]), [DRAFT])).toEqual([])
})
