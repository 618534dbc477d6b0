import type { SiteDiagnostic } from '@fyr/cli/internal'
import { expect, test } from 'vitest'
import { mendDocument } from './mend-document.ts'
import type { StagedSite } from './stage-site.ts'

const DIAGRAM = 'diagrams: Cannot draw this diagram: no.'
const FORMULA = 'math: Cannot parse this formula: no.'

interface Failed {
  readonly problem: string
  readonly code?: SiteDiagnostic['code']
  readonly hint?: string
  readonly line: number
  readonly column?: number
}

/** A page after its errors were mended, as a plugin that draws reports them. */
function mended(text: string, failed: readonly Failed[]) {
  const files = new Map([['docs/a.md', text]])
  const stage: StagedSite = {
    root: '/none',
    leftOut: new Map(),
    origins: new Map([['docs/a.md', 'old/a.md']]),
    read: (file) => files.get(file) ?? '',
    write: (file, written) => files.set(file, written),
    has: (file) => files.has(file),
    drop: () => {},
    remove: () => {},
  }
  const errors = failed.map((one): SiteDiagnostic => ({
    code: 'plugin-failed',
    severity: 'error',
    file: 'docs/a.md',
    column: 1,
    sourceLine: '',
    hint: '',
    ...one,
  }))
  const notes = mendDocument({ file: 'docs/a.md', stage, root: '/none' }, errors)
  return { text: files.get('docs/a.md'), notes }
}

test.each([
  ['```mermaid\ngantt\n```\n', [{ problem: DIAGRAM, line: 2 }], '```text\ngantt\n```\n'],
  ['  ~~~mermaid title\npie\n~~~\n', [{ problem: DIAGRAM, line: 1 }], '  ~~~text title\npie\n~~~\n'],
  ['> 1. ```Mermaid\n>    pie\n', [{ problem: DIAGRAM, line: 2 }], '> 1. ```text\n>    pie\n'],
  [
    '```mermaid\npie\n```\n\n$\\none$\n',
    [{ problem: FORMULA, line: 5 }],
    '```mermaid\npie\n```\n\n`\\none`\n',
  ],
  ['A $\\none$ here.', [{ problem: FORMULA, line: 1, column: 3 }], 'A `\\none` here.'],
  [
    '$$\\a$$, $\\b$ and $x$',
    [
      { problem: FORMULA, line: 1 },
      { problem: FORMULA, line: 1, column: 9 },
    ],
    '`\\a`, `\\b` and $x$',
  ],
  ['$$\n\\none\n$$\n', [{ problem: FORMULA, line: 1 }], '```tex\n\\none\n```\n'],
])('what cannot be drawn is shown as code, and noted once: %j', (text, errors, after) => {
  const { text: written, notes } = mended(text, errors)
  expect(written).toBe(after)
  expect(notes).toEqual([
    {
      kind: 'page',
      name: 'old/a.md',
      instead: 'A diagram or formula that Fyr cannot draw is shown as code.',
    },
  ])
})

test.each([
  ['```mermaid\npie\n```\n', { problem: 'The plugin "tides" failed: no.', line: 2 }],
  ['```js\n1\n```\n', { problem: DIAGRAM, line: 2 }],
  ['A formula of $ x.', { problem: FORMULA, line: 1, column: 14 }],
])('what is no diagram and no formula stays: %j', (text, error) => {
  expect(mended(text, [error])).toEqual({ text, notes: null })
})

test.each([
  ['tags: [2024, 1.0, sea]', 'tags[1]', 'Put it in quotes.', 'tags:\n  - 2024\n  - "1.0"\n  - sea'],
  ['title: 3.0', 'title', 'Put it in quotes.', 'title: "3.0"'],
  ['draft: "true"', 'draft', 'Write true, without quotes.', 'draft: true'],
  ['sidebar_position: "3"', 'sidebar_position', 'Write 3, without quotes.', 'sidebar_position: 3'],
])('%s is written as a value that Fyr reads', (written, key, hint, expected) => {
  const problem = `"${key}" is another kind of value.`
  const errors = [{ code: 'invalid-value', problem, hint, line: 2 }] as const
  expect(mended(`---\n${written}\n---\n\nText.\n`, errors)).toEqual({
    text: `---\n${expected}\n---\n\nText.\n`,
    notes: [],
  })
})
