import type { Root } from 'hast'
import { expect, test } from 'vitest'
import { compileText } from '../../fixtures/compile-text.ts'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'
import { unpackBlocks } from '../finish/block-facts.ts'

test.each(['br#', 'hr.a', 'div#main.fyr-x', 'img.b#c', 'foo:bar'])(
  'an element <%s>, which HTML does not know, is reported once, and its text stays',
  async (name) => {
    const { markup, diagnostics } = await renderMarkdown(`<div>\n<${name}>text</${name}>\n</div>`)
    expect(markup).toBe('<div>\ntext\n</div>')
    expect(diagnostics).toMatchObject([
      { code: 'dropped-html', line: 2, column: 1, problem: expect.stringContaining(`<${name}>`) },
    ])
  },
)

test('the name of an anchor is an id for links, unless a heading has it', async () => {
  const { markup, codes } = await renderMarkdown(
    '<a name="api"></a>\n\n## API\n\n<a name="old-api"></a><a name="old-api"></a> text <a name="c" id="d">e</a> <a name="f" href="/g">h</a>',
  )
  expect(markup).toBe(
    '<p><a></a></p>\n<h2 id="api">API</h2>\n<p><a id="old-api"></a><a></a> text <a id="d">e</a> <a href="/g" id="f">h</a></p>',
  )
  expect(codes).toEqual([])
})

test('an attribute that asks another tool for Markdown is dropped silently', async () => {
  const { markup, codes } = await renderMarkdown(
    '<details>\n<summary markdown="span">More</summary>\n</details>',
  )
  expect([markup, codes]).toEqual(['<details>\n<summary>More</summary>\n</details>', []])
})

test('the icon of an admonition is left to the theme', async () => {
  const { codes } = await renderMarkdown(':::tip[Mind]{icon="heart"}\ntext\n:::')
  expect(codes).toEqual([])
})

test('marks stay in text that only looks like a tag', async () => {
  const { markup } = await renderMarkdown(
    '<p title="<a.b>">#1.</p>\n<!-- <a.b> -->\n<textarea><a.b></textarea>',
  )
  expect(markup).toBe('<p title="<a.b>">#1.</p>\n\n<a.b>')
})

const addRaw = () => (tree: Root) => {
  tree.children.push({ type: 'raw', value: '<b>more</b>' })
}

test('such an element stays unknown when what a plugin leaves is parsed again', async () => {
  const { markup, codes } = await renderMarkdown('<div>\n<br#>text\n</div>', { rehype: [addRaw] })
  expect(markup).toBe('<div>\ntext\n</div><b>more</b>')
  expect(codes).toEqual(['dropped-html'])
})

test('an item above an inner list keeps its place in a page with raw HTML', async () => {
  const { report } = await compileText('- a\n  - b\n- **c** d\n  ```\n  e\n  ```\n\n<kbd>f</kbd>\n')
  const places = unpackBlocks(report.facts.blocks).map(
    ({ range }) => range && `${range.line}:${range.column}-${range.endLine}:${range.endColumn}`,
  )
  expect(places).toEqual(['1:3-1:4', '2:5-2:6', '3:3-3:10', '4:3-6:6', '8:1-8:13'])
})

test('a task keeps its place in a page with raw HTML', async () => {
  const { report } = await compileText('- [ ] one\n- [x] two\n  lines\n  - [ ] *three*\n\n<kbd>x</kbd>\n')
  const places = unpackBlocks(report.facts.blocks).map(
    ({ range }) => range && `${range.line}:${range.column}`,
  )
  expect(places).toEqual(['1:7', '2:7', '4:9', '6:1'])
})
