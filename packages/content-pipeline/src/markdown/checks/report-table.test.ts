import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'
import { math } from '../../drawing/math.ts'

const HEAD = '| Operator | Meaning |\n|---|---|\n'

async function told(markdown: string) {
  const { diagnostics } = await renderMarkdown(markdown, { remark: [math] })
  return diagnostics.map(({ code, line, hint }) => [code, line, hint])
}

const IN_CODE = 'Write "\\|" for a bar, also in code: in a table any other bar ends a cell.'
const IN_FORMULA = 'Write "\\vert" for a bar in a formula: in a table any other bar ends a cell.'
const IN_TEXT = 'Write "\\|" for a bar that ends no cell, or add a cell to the first two rows.'
const BLANK = 'Put a blank line between the table and the text.'
const MISSING = 'Write a bar between two cells, and one for each empty cell.'

test.each([
  ['a bar in code', '| `a || b` | either of them |', IN_CODE],
  ['a bar in code of two backticks', '| ``low|high`` | one of the two |', IN_CODE],
  ['a bar in code that makes as many cells as there are', '| `a|b` |', IN_CODE],
  ['a picture too many', '| a | b | ![c](/c.svg) |', IN_TEXT],
  ['a cell too many', '| depth | metres | chart datum |', IN_TEXT],
  ['two bars between words', '| a || b | either |', IN_TEXT],
  ['a bar in a formula', '| $|x|$ | its size |', IN_FORMULA],
  ['a text after the table', 'This is no row.', BLANK],
])('%s is a warning at its row', async (_, row, hint) => {
  expect(await told(HEAD + row)).toEqual([['lost-cells', 3, hint]])
})

test('in boxes, tabs, lists and quotations too', async () => {
  const row = '| `a|b` | either |'
  const inner = `${HEAD}${row}`
  expect(await told(`:::note\n${inner}\n:::`)).toEqual([['lost-cells', 4, IN_CODE]])
  expect(await told(`::::tabs\n:::tab{label="A"}\n${inner}\n:::\n::::`)).toEqual([['lost-cells', 5, IN_CODE]])
  expect(await told(inner.replaceAll(/^/gm, '> '))).toEqual([['lost-cells', 3, IN_CODE]])
  expect(await told(`- Item\n\n${inner.replaceAll(/^/gm, '  ')}`)).toEqual([['lost-cells', 5, IN_CODE]])
})

test('a row without cells that a later row has is a warning', async () => {
  expect(await told(`${HEAD}| depth metres |\n| a | b |`)).toEqual([['lost-cells', 3, MISSING]])
  expect(await told('| a | b | c |\n|---|---|---|\n| 1 | 2 |\n| 1 | 2 | 3 |')).toEqual([
    ['lost-cells', 3, MISSING],
  ])
})

test.each([
  ['bars that are escaped', '| `a \\| b` | a \\| b |'],
  ['empty cells too many', '| a | b | |'],
  ['a backtick alone', '| ` | backtick |'],
  ['two backticks that are escaped', '| \\` | \\` |'],
  ['long code beside other code', `| \`${'a'.repeat(600)}\` | \`b\` |`],
  ['empty cells', '| a | |\n| | b |'],
  ['the name of a group', '| **Logic** |\n| a | b |'],
  ['cells that no row has after it', '| a | b |\n| c |'],
  ['a blank line before the text', '| a | b |\n\nText.'],
])('no warning for %s', async (_, rows) => {
  expect(await told(HEAD + rows)).toEqual([])
})

test('a table of one column may have lines without a bar', async () => {
  expect(await told('| a |\n|---|\nb')).toEqual([])
})

test.each(['- Item\n', '> Words\n', '1. Item\n'])(
  'a table without a blank line before it is a warning where it is text: %j',
  async (before) => {
    const [warning, ...others] = await told(`${before}${HEAD}| a | b |`)
    expect(warning?.slice(0, 2)).toEqual(['unread-syntax', 3])
    expect(others).toEqual([])
  },
)

test('a table right after a text is a table, and not told', async () => {
  expect(await told(`Words:\n${HEAD}| a | b |`)).toEqual([])
})

test.each([
  [
    'a head with a bar in code',
    '| `a || b` | c |\n|---|---|\n| 1 | 2 |',
    2,
    '4 cells, and this line has 2',
    IN_CODE,
  ],
  ['a head with a cell too many', 'a | b | c\n--- | ---\n1 | 2', 2, '3 cells, and this line has 2', IN_TEXT],
  [
    'a line of hyphens with a cell too many',
    '| a | b |\n|---|---|---|\n| 1 | 2 |',
    2,
    '2 cells, and this line has 3',
    IN_TEXT,
  ],
])('%s shows the table as text, and its cause is reported once', async (_, table, line, cells, hint) => {
  const { diagnostics } = await renderMarkdown(table)
  expect(diagnostics).toMatchObject([
    { code: 'unread-syntax', line, problem: `This table is shown as text: its first line has ${cells}.` },
  ])
  expect(diagnostics[0]?.hint).toBe(`Give both lines as many cells. ${hint}`)
})

test.each(['A line of words\n--- | ---\nmore.', 'Words\nwith a | bar.', 'a | b\n\n--- | ---'])(
  'no warning for a text that is no table: %j',
  async (text) => expect(await told(text)).toEqual([]),
)
