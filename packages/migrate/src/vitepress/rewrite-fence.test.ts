import { expect, test } from 'vitest'
import { codeSettingsOf, rewriteFence } from './rewrite-fence.ts'

const numbered = codeSettingsOf({ lineNumbers: true, languageAlias: { env: 'ini' } })

test.each([
  ['```js', '```js showLineNumbers'],
  ['```js{1,3-4}', '```js {1,3-4} showLineNumbers'],
  ['  ~~~env [a.env]', '  ~~~ini [a.env] showLineNumbers'],
  ['```', '```text showLineNumbers'],
  ['``` [A title]', '``` text [A title] showLineNumbers'],
  ['```ts:line-numbers=5 {1}', '```ts showLineNumbers=5 {1}'],
  ['```ts:no-line-numbers {1}', '```ts {1} no-line-numbers'],
  ['```mermaid', '```mermaid'],
])('where all code has numbers, %s becomes %s, and stays so', (old, expected) => {
  expect(rewriteFence(old, numbered)).toBe(expected)
  expect(rewriteFence(expected, numbered)).toBe(expected)
})

test('code without a language has that of the site', () => {
  const site = codeSettingsOf({ defaultHighlightLang: 'ts' })
  expect(rewriteFence('```', site)).toBe('```ts')
  expect(rewriteFence('```[A title]{1}', site)).toBe('```ts [A title] {1}')
  expect(rewriteFence('```js', site)).toBe('```js')
})
