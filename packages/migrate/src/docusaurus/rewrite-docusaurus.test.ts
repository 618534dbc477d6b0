import { expect, test } from 'vitest'
import { rewritePage } from './rewrite-docusaurus.ts'

const there = new Set(['website/docs/_note.mdx', 'website/docs/a.md'])
const rewrite = (text: string) =>
  rewritePage('website/docs/guide/page.md', text, {
    folder: 'website',
    isThere: (file) => there.has(file),
  })

test.each([
  ["import Note from '@site/docs/_note.mdx'", "import Note from '../_note.mdx'"],
  ['[A](@site/docs/a.md#id)', '[A](../a.md#id)'],
  ['[File](pathname:///file.pdf)', '[File](/file.pdf)'],
  ['<a href="pathname:///app/">App</a>', '<a href="/app/">App</a>'],
  ["import Chart from '@site/src/components/Chart'", "import Chart from '@site/src/components/Chart'"],
  ['![A](@site/static/img/a.png)', '![A](@site/static/img/a.png)'],
  ['# `boat()`\n\n## boat()\n\n## New', '# `boat()`\n\n## boat() {#boat-1}\n\n## New'],
  ['```md\n[A](pathname:///file.pdf)\n```', '```md\n[A](pathname:///file.pdf)\n```'],
])('%j becomes %j', (text, expected) => {
  expect(rewrite(text)).toBe(expected)
  expect(rewrite(expected)).toBe(expected)
})
