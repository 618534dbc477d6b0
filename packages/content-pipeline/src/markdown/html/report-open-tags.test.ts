import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

async function told(markdown: string, extension: 'md' | 'mdx' = 'md') {
  const { diagnostics } = await renderMarkdown(markdown, {}, extension)
  return diagnostics.map(({ line, column, problem, hint }) => [line, column, problem, hint])
}

test.each([
  ['Text <b>bold\n\nMore', 1, 6, 'b'],
  ['- Press <kbd>Ctrl\n- More', 1, 9, 'kbd'],
  ['<details>\n<summary>Sizes</summary>\n\nText', 1, 1, 'details'],
  ['<details>\n<summary>Sizes\n\nText\n\n</details>', 2, 1, 'summary'],
  ['x <i>y</b> z', 1, 3, 'i'],
  ['<a href="./a.md">a <a href="./b.md">b</a>', 1, 1, 'a'],
])('a tag without an end is a warning: %j', async (markdown, line, column, name) => {
  const problem = `This <${name}> is never closed, so the text below is part of it.`
  const wanted = [line, column, problem, `Write "</${name}>" at its end.`]
  expect(await told(markdown)).toContainEqual(wanted)
  expect(await told(markdown, 'mdx')).toContainEqual(wanted)
})

test('an element that is closed in itself is a warning in Markdown, and closed with components', async () => {
  const markdown = '<a id="depth"/>\n\nText'
  const problem = '"/>" does not close <a>, so the text below is part of it.'
  expect(await told(markdown)).toEqual([[1, 1, problem, 'Write "<a id="depth"></a>".']])
  expect(await told(markdown, 'mdx')).toEqual([])
})

test.each([
  'A <b>bold\n\nand **more**</b> text, H<sub>2</sub>O<br>and <br/> <img src="a.png" alt="A" />',
  '<ul>\n<li>One\n<li>Two\n</ul>\n\n<table><tr><td>One<td>Two</table>\n\n<p>Text',
  '<div>\n\nText\n\n</div>\n\n<!-- <b> -->\n\nText `<b>`, \\<b> and `Array<i>`, <!-- <b> -->',
])('%j has no such tag', async (markdown) => {
  expect(await told(markdown)).toEqual([])
})

test('of hundreds of open links the first ones are warnings: each ends at the next', async () => {
  const lines = (await told('<a id="x"/>\n\nText\n\n'.repeat(500))).map(([line]) => line)
  expect(lines).toEqual(Array.from({ length: 20 }, (_, index) => 1 + 4 * index))
})
