import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

const HTML = `## One

<h2>Two <em>words</em></h2>

<h3 id="own">Three</h3>

### One

<h2><img src="a.svg" alt="Barge"></h2>

<h2>🎉</h2>

<details><summary><h2>Label</h2></summary>

## Last

</details>
`

test('headings that are written as HTML are in the contents, in order and with an id', async () => {
  const { headings, markup, codes } = await renderMarkdown(HTML)
  expect(headings).toEqual([
    { id: 'one', level: 2, label: ['One'] },
    { id: 'two-words', level: 2, label: ['Two ', { type: 'em', text: 'words' }] },
    { id: 'own', level: 3, label: ['Three'] },
    { id: 'one-1', level: 3, label: ['One'] },
    { id: 'section', level: 2, label: ['Barge'] },
    { id: 'section-1', level: 2, label: ['🎉'] },
    { id: 'last', level: 2, label: ['Last'] },
  ])
  expect(markup).toContain('<h2 id="two-words">')
  expect(codes).toEqual([])
})

test('components of a page may hold headings, too', async () => {
  const { headings, codes } = await renderMarkdown('<div>\n  <h2>Two</h2>\n</div>\n\n### Three', {}, 'mdx')
  expect(headings.map(({ id }) => id)).toEqual(['two', 'three'])
  expect(codes).toEqual([])
})

test.each([
  ['an id that is taken', '## One\n\n<h2 id="one">Two</h2>', 'duplicate-heading-id', ['one', 'two']],
  ['no id', '<h2 id="">Two</h2>', undefined, ['two']],
  ['a level too deep', '<h3>Two</h3>', 'skipped-heading', ['two']],
  ['a generated id that an element has', '<a id="two"></a>\n\n<h2>Two</h2>', undefined, ['two-1']],
])('a heading of HTML with %s', async (_what, markdown, code, ids) => {
  const { headings, codes } = await renderMarkdown(markdown)
  expect(headings.map(({ id }) => id)).toEqual(ids)
  expect(codes).toEqual(code === undefined ? [] : [code])
})
