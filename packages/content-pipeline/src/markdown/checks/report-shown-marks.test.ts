import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

async function told(markdown: string) {
  const { diagnostics } = await renderMarkdown(markdown)
  return diagnostics.map(({ line, column, problem, hint }) => [line, column, problem, hint])
}

function shown(mark: string, name: string) {
  return `"${mark}" is shown with its ${name}: between punctuation and a letter they mark nothing.`
}

test.each([
  ['これは**「重要」**です。', 4, '**「重要」**', 'asterisks', '<strong>「重要」</strong>'],
  ['**重要：**请先停机。', 1, '**重要：**', 'asterisks', '<strong>重要：</strong>'],
  ['次は*（任意）*の手順です。', 3, '*（任意）*', 'asterisks', '<em>（任意）</em>'],
  ['次は*(任意)*の手順です。', 3, '*(任意)*', 'asterisks', '<em>(任意)</em>'],
  ['~~「旧」~~版', 1, '~~「旧」~~', 'tildes', '<del>「旧」</del>'],
  ['を**`fyr build`**を使います。', 2, '**…**', 'asterisks', '<strong>…</strong>'],
  ['を**使う `fyr`**を', 2, '**使う …**', 'asterisks', '<strong>使う …</strong>'],
  ['次は**[手順](#a)**を', 3, '**…**', 'asterisks', '<strong>…</strong>'],
])('marks that are shown are a warning: %s', async (markdown, column, mark, name, element) => {
  const hint = `Write "${element}", or leave the punctuation outside the ${name}.`
  expect(await told(`${markdown}\n\n# A {#a}`)).toContainEqual([1, column, shown(mark, name), hint])
})

test.each([
  ['これは__重要__です。', 4],
  ['请__重要__。', 2],
  ['__중요__는 것', 1],
])('underscores beside a letter are a warning: %s', async (markdown, column) => {
  const [mark = ''] = /__.*__/.exec(markdown) ?? []
  const problem = `"${mark}" is shown with its underscores: beside a letter they mark nothing.`
  expect(await told(markdown)).toEqual([[1, column, problem, `Write "${mark.replaceAll('__', '**')}".`]])
})

test('in a heading and in a cell, too', async () => {
  const places = (await told('## **「重要」**な設定\n\n| a |\n| - |\n| は*（任意）*の |')).map(
    ([line, column]) => [line, column],
  )
  expect(places).toEqual([
    [1, 4],
    [5, 4],
  ])
})

test.each([
  '**重要**です、*任意* の手順、~~旧~~版。',
  'は\\*（任意）\\*の、は\\*\\*「重要」\\*\\*の',
  'A glob such as **/*.ts, src/**/*.ts, 2 ** 3 ** 4, a*(b)*c and f(*args, **kwargs).',
  'char*(*f)(void*), `a`*`b`*c, 5*x*(y)*z',
  'été * (x) * été, 「*」と「*」',
  'a__b__c, x__été__y, 関数 `は__重要__で` と __init__ と\\_\\_名\\_\\_です',
])('%j has no such marks', async (markdown) => {
  expect(await told(markdown)).toEqual([])
})
