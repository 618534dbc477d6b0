import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

async function told(markdown: string) {
  const { diagnostics } = await renderMarkdown(markdown)
  return diagnostics.map(({ line, column, problem, hint }) => [line, column, problem, hint])
}

test.each([
  ['**Note: the net is open.', 1, '**'],
  ['Text.\n**注意: text', 2, '**'],
  ['- **Warning, see `a` and more', 1, '**'],
  ['Note:** the net is open.', 1, '**'],
  ['__Note: the net is open.', 1, '__'],
  ['Run `fyr build and look.', 1, '`'],
  ['Run fyr build` and look.', 1, '`'],
  ['| a |\n| - |\n| set `depth |', 3, '`'],
])('a mark without a second one is a warning: %j', async (markdown, line, mark) => {
  const [problems] = await told(markdown)
  expect(problems).toEqual([
    line,
    (markdown.split('\n')[line - 1] ?? '').indexOf(mark) + 1,
    `"${mark}" is shown: there is no second one that ends what it marks.`,
    `Add it, or write "\\${mark.charAt(0)}" for the character itself.`,
  ])
})

test.each([
  ['**Note: ** text', '**', '**Note:**'],
  ['See ** the net**.', '**', '**the net**'],
  ['**Use `a` ** here', '**', '**Use …**'],
  ['__Note: __ text', '__', '__Note:__'],
])('a mark with a blank inside is a warning: %j', async (markdown, mark, mended) => {
  const problem = `"${mark}" is shown: with a blank inside it marks nothing.`
  const hint = `Write "${mended}".`
  expect(await told(markdown)).toEqual([[1, markdown.indexOf(mark) + 1, problem, hint]])
})

test.each([
  '**Note:** text, __note__, `code`, ``a ` b`` and **a `b` c**.',
  '\\**Note: text, \\`code and \\__Note: text',
  'A glob **/*.ts, f(**kwargs) and 2 ** 3 ** 4; char** names; price**',
  '**kwargs are passed on. __dirname is a name, __NEXT_DATA__ too.',
  "The character ` or \"`\" or (`); quoted `like this' and ``like this''.",
  'Two marks ** here and ** there, `` and ``.',
])('%j has no such marks', async (markdown) => {
  expect(await told(markdown)).toEqual([])
})
