import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

test.each([
  ['> [!NOTE]\n> Some *text*.', '<fyr-admonition type="note"><p>Some <em>text</em>.</p></fyr-admonition>'],
  [
    '> [!caution]\n>\n> Two\n>\n> blocks',
    '<fyr-admonition type="danger" name="caution"><p>Two</p><p>blocks</p></fyr-admonition>',
  ],
  [
    '> [!CAUTION] Ice\n> Text.',
    '<fyr-admonition type="danger"><fyr-admonition-title>Ice</fyr-admonition-title><p>Text.</p></fyr-admonition>',
  ],
  [
    '> [!TIP] A title\n> Text.',
    '<fyr-admonition type="tip"><fyr-admonition-title>A title</fyr-admonition-title><p>Text.</p></fyr-admonition>',
  ],
  [
    '> [!IMPORTANT]\n> > [!WARNING]\n> > Inner.',
    '<fyr-admonition type="info" name="important"><fyr-admonition type="warning"><p>Inner.</p></fyr-admonition></fyr-admonition>',
  ],
  ['> Only [!NOTE]', '<blockquote>\n<p>Only [!NOTE]</p>\n</blockquote>'],
])('the alert %j', async (markdown, markup) => {
  const { markup: actual, codes } = await renderMarkdown(markdown)
  expect([actual, codes]).toEqual([markup, []])
})

test.each(['[[toc]]', '[TOC]', '<TOCInline toc={toc.slice(1)} />'])(
  '%s is a list of the headings',
  async (mark) => {
    const { markup, codes } = await renderMarkdown(`${mark}\n\n## One\n\n### Inner\n\n#### Deep\n\n## Two`)
    expect(codes).toEqual([])
    expect(markup.split('<h2')[0]?.replaceAll('\n', '')).toBe(
      '<ul><li><a href="#one">One</a><ul><li><a href="#inner">Inner</a></li></ul></li><li><a href="#two">Two</a></li></ul>',
    )
  },
)

test.each([
  [':::note[ ]\nText.\n:::', '<fyr-admonition type="note"><p>Text.</p></fyr-admonition>'],
  [':::caution[]\nText.\n:::', '<fyr-admonition type="warning" name="caution"><p>Text.</p></fyr-admonition>'],
  [':::details{summary=" "}\nText.\n:::', '<details><p>Text.</p></details>'],
  [
    '::::tabs\n:::tab[ ]{value=a label=" "}\nText.\n:::\n::::',
    '<fyr-tabs><fyr-tab value="a" label="a" selected=true><p>Text.</p></fyr-tab></fyr-tabs>',
  ],
])('a blank name of a block is none: %j', async (markdown, markup) => {
  const { markup: actual, codes } = await renderMarkdown(markdown)
  expect([actual, codes]).toEqual([markup, []])
})

test('a tab of blanks alone needs a name', async () => {
  const { codes } = await renderMarkdown('::::tabs\n:::tab{value=" " label=" "}\nText.\n:::\n::::')
  expect(codes).toEqual(['invalid-tabs'])
})

test('the option npm2yarn shows a command for every package manager', async () => {
  const { markup, codes } = await renderMarkdown('```bash npm2yarn\nnpm install fyr\n```')
  expect([markup.match(/label="\w+"/g), codes]).toEqual([
    ['label="npm"', 'label="pnpm"', 'label="Yarn"', 'label="Bun"'],
    [],
  ])
})

test('npm commands are shown for the package managers of the site, in their order', async () => {
  const packageManagers = ['yarn', 'npm'] as const
  const { markup } = await renderMarkdown('```npm\nnpm install fyr\n```', { packageManagers })
  expect(markup.match(/value="[a-z]+"[^>]*/g)).toEqual([
    'value="yarn" label="Yarn" selected=true',
    'value="npm" label="npm"',
  ])
})

test.each(['[[toc]]', '[TOC]'])('"%s" is not the first paragraph of a page', async (mark) => {
  const { firstParagraph } = await renderMarkdown(`${mark}\n\nFirst words.\n\n## A`)
  expect(firstParagraph).toBe('First words.')
})

test.each(['::cards{category=guide}', '::glossary{term=smolt}'])(
  'an attribute of %s is told: it would be ignored',
  async (markdown) => {
    expect((await renderMarkdown(markdown)).codes).toContain('unknown-attribute')
  },
)
