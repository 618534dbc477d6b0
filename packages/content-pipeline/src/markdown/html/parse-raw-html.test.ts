import type { Root } from 'hast'
import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

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
