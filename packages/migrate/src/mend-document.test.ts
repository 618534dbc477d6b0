import type { SiteDiagnostic } from '@fyr/cli/internal'
import { expect, test } from 'vitest'
import { mendDocument } from './mend-document.ts'
import type { StagedSite } from './stage-site.ts'

function mended(
  text: string,
  code: SiteDiagnostic['code'],
  at: { readonly line: number; readonly column?: number },
) {
  const files = new Map([['docs/a.md', text]])
  const stage: StagedSite = {
    root: '/none',
    origins: new Map([['docs/a.md', 'old/a.md']]),
    read: (file) => files.get(file) ?? '',
    write: (file, written) => files.set(file, written),
    has: (file) => files.has(file),
    drop: () => {},
    remove: () => {},
  }
  const error = {
    code,
    severity: 'error',
    file: 'docs/a.md',
    column: 1,
    sourceLine: '',
    problem: '',
    hint: '',
    ...at,
  } as const
  const notes = mendDocument({ file: 'docs/a.md', stage, root: '/none' }, [error])
  return { text: files.get('docs/a.md'), notes }
}

test.each([
  ['```mermaid\ngantt\n```\n', { line: 2 }, '```text\ngantt\n```\n'],
  ['  ~~~mermaid title\npie\n~~~\n', { line: 1 }, '  ~~~text title\npie\n~~~\n'],
  [String.raw`A $\none$ here.`, { line: 1, column: 3 }, String.raw`A ${'`'}\none${'`'} here.`],
  ['$$\n\\none\n$$\n', { line: 1 }, '```tex\n\\none\n```\n'],
])('what cannot be drawn is shown as code, and noted: %j', (text, at, after) => {
  const { text: written, notes } = mended(text, 'plugin-message', at)
  expect(written).toBe(after)
  expect(notes).toEqual([
    {
      kind: 'page',
      name: 'old/a.md',
      instead: 'A diagram or formula that Fyr cannot draw is shown as code.',
    },
  ])
})

test('a message of another plugin changes nothing', () => {
  expect(mended('```js\n1\n```\n', 'plugin-message', { line: 2 })).toEqual({
    text: '```js\n1\n```\n',
    notes: null,
  })
})
