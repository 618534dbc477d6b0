import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

const line = (text: string) => `<span className=["line"]>${text}\n</span>`

test('the blocks of a code group become tabs by their titles', async () => {
  const { markup, codes } = await renderMarkdown(
    ':::code-group{group=language}\n```text title="A b"\none\n```\n\n```text [C] {1}\ntwo\n```\n:::',
  )
  expect(markup).toBe(
    '<fyr-tabs group="language">' +
      `<fyr-tab value="A b" label="A b" selected=true><fyr-code language="text">${line('one')}</fyr-code></fyr-tab>` +
      '<fyr-tab value="C" label="C"><fyr-code language="text">' +
      '<span className=["line","highlighted"]>two\n</span></fyr-code></fyr-tab>' +
      '</fyr-tabs>',
  )
  expect(codes).toEqual([])
})

test('a block in the language npm is shown for each package manager, in tabs that switch together', async () => {
  const { markup, codes } = await renderMarkdown('```npm\nnpm install\n```')
  expect(markup).toMatch(/^<fyr-tabs group="package-manager"><fyr-tab value="npm" label="npm" selected=true>/)
  expect([...markup.matchAll(/<fyr-tab value="(\w+)"/g)].map(([, value]) => value)).toEqual([
    'npm',
    'pnpm',
    'yarn',
    'bun',
  ])
  expect(codes).toEqual([])
})

test('words in quotes are marked, and options of other tools are not reported', async () => {
  const { markup, codes } = await renderMarkdown(
    '```text ins="new" mark=\'old\' "plain" mark={2}\nnew old plain\nx\n```',
  )
  expect(markup.match(/<mark>\w+<\/mark>/g)).toEqual([
    '<mark>new</mark>',
    '<mark>old</mark>',
    '<mark>plain</mark>',
  ])
  expect(markup).toContain('["line","highlighted"]>x')
  expect(codes).toEqual([])
})

test.each([
  ['without code', ':::code-group\nText.\n:::', ['This code group is empty.']],
  [
    'with something between its blocks',
    ':::code-group\n```text [a]\n```\n\nText.\n:::',
    ['This code group contains something other than code blocks.'],
  ],
  [
    'with a block without a title',
    ':::code-group\n```text\n```\n:::',
    ['This code block needs a title for its tab.'],
  ],
  [
    'with two blocks of one title',
    ':::code-group\n```text [a]\n```\n```text [a]\n```\n:::',
    ['Two code blocks of this group have the title "a".'],
  ],
])('a code group %s is a mistake', async (_case, markdown, problems) => {
  const { diagnostics } = await renderMarkdown(markdown)
  expect(diagnostics.map(({ problem }) => problem)).toEqual(problems)
})

test('a command without an equivalent is reported at its block', async () => {
  const { diagnostics } = await renderMarkdown('Text.\n\n```npm\nnpm doctor\n```')
  expect(diagnostics.map(({ code, line: at, problem }) => [code, at, problem])).toEqual([
    [
      'untranslated-command',
      3,
      '"npm doctor" has no equivalent in pnpm, yarn, bun, so it is shown unchanged there.',
    ],
  ])
})

const tabsOf = (markup: string) =>
  [...markup.matchAll(/<fyr-tab value="([^"]*)" label="([^"]*)"[^>]*>(.*?)<\/fyr-tab>/gs)].map(
    ([, value, label, inner = '']) => [
      value,
      label,
      inner
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ],
  )

test('what a group and tabs have besides named blocks is shown, although it is reported', async () => {
  const group = await renderMarkdown(
    ':::code-group\nBefore.\n\n```text [a]\none\n```\n\nBetween.\n\n```text [a]\ntwo\n```\n\n```text\nthree\n```\n:::',
  )
  expect(tabsOf(group.markup)).toEqual([
    ['a', 'a', 'Before. one Between.'],
    ['a-2', 'a', 'two'],
    ['3', '3', 'three'],
  ])
  const tabs = await renderMarkdown(
    '::::tabs\nBefore.\n\n:::tab[First]\nOne.\n:::\n\nBetween.\n\n:::tab{label=""}\nTwo.\n:::\n::::',
  )
  expect(tabsOf(tabs.markup)).toEqual([
    ['First', 'First', 'Before. One. Between.'],
    ['2', '2', 'Two.'],
  ])
  expect((await renderMarkdown('::::tabs\nOnly text.\n::::')).markup).toContain('Only text.')
  expect((await renderMarkdown(':::code-group\nOnly text.\n:::')).markup).toContain('Only text.')
})
