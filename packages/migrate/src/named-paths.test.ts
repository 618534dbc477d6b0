import { expect, test } from 'vitest'
import { movePaths, pathsNamedIn } from './named-paths.ts'

const PAGE = [
  "import Note from '../../shared/_note.mdx'",
  "import code from '!!raw-loader!../a.ts'",
  "import text from './b.txt?raw'",
  '',
  '![A](../images/a.png "Title") and [b](./b.md#id) and <img src="../images/c.png">',
  '::include{file=./d.ts}',
  '',
  '```js',
  "import x from './not-read.js'",
  '```',
  '[1]: ../e.md#id',
  '  [The boats]: <./f.md> "Boats"',
].join('\n')

test('the files that a page names are found, except those in code', () => {
  expect([...pathsNamedIn(PAGE, 'docs/guide/page.mdx')]).toEqual([
    'shared/_note.mdx',
    'docs/a.ts',
    'docs/guide/b.txt',
    'docs/images/a.png',
    'docs/guide/b.md',
    'docs/images/c.png',
    'docs/guide/d.ts',
    'docs/e.md',
    'docs/guide/f.md',
  ])
})

test('a page that moves names its files by their paths from the new place', () => {
  const moves = [{ from: 'docs/guide', to: 'i18n/de/docs/guide' }]
  const there = new Set([
    'docs/images/a.png',
    'docs/guide/b.md',
    'docs/e.md',
    'docs/guide/f.md',
    'shared/_note.mdx',
  ])
  const text = movePaths(
    PAGE,
    { file: 'docs/guide/page.mdx', place: 'i18n/de/docs/guide/page.mdx', moves },
    (file) => there.has(file),
  )
  expect(text).toContain("from '../../../../shared/_note.mdx'")
  expect(text).toContain('](../../../../docs/images/a.png "Title")')
  expect(text).toContain('](./b.md#id)')
  expect(text).toContain('[1]: ../../../../docs/e.md#id')
  expect(text).toContain('[The boats]: <./f.md> "Boats"')
  expect(text).toContain("from './not-read.js'")
  // No file, so it may be an address.
  expect(text).toContain('src="../images/c.png"')
})

test('a page that stays is not changed', () => {
  const stays = { file: 'docs/page.mdx', place: 'docs/other.mdx', moves: [] }
  expect(movePaths(PAGE, stays, () => true)).toBe(PAGE)
})

test('a path of Markdown without a dot at its start is one of a file too', () => {
  const page = [
    '![A](img/a.png) [![B](img/b%20c.png)](img/gone.png) [c](c.md#id) [d](https://img/a.png) `![A](img/a.png)`',
    '<img src="img/a.png">',
    '[`e`]: img/a.png',
  ].join('\n')
  const there = new Set(['guide/img/a.png', 'guide/img/b c.png', 'guide/c.md'])
  const text = movePaths(
    page,
    {
      file: 'guide/page.md',
      place: 'content/docs/guide/page.md',
      moves: [{ from: 'guide/c.md', to: 'content/docs/guide/c.md' }],
    },
    (file) => there.has(file),
  )
  expect(text.split('\n')).toEqual([
    '![A](../../../guide/img/a.png) [![B](../../../guide/img/b%20c.png)](img/gone.png) [c](c.md#id) [d](https://img/a.png) `![A](img/a.png)`',
    '<img src="img/a.png">',
    '[`e`]: ../../../guide/img/a.png',
  ])
})
