import { expect, test } from 'vitest'
import { includedCode } from './included-code.ts'

test.each([
  [{}, null],
  [{ title: 'Say "hei"', highlight: '1,3' }, `title='Say "hei"' {1,3}`],
  [{ showLineNumbers: '' }, 'showLineNumbers'],
  [{ title: 'a.ts', showLineNumbers: '5' }, 'title="a.ts" showLineNumbers=5'],
])('an include with the options %j has the words of a code block: %s', (options, meta) => {
  expect(includedCode(['  one', '    two'], 'a.ts', options)).toEqual({
    type: 'code',
    lang: 'ts',
    meta,
    value: 'one\n  two',
  })
})

test('empty lines around a text are left out, and those in it take no longer than they are many', () => {
  const empty = Array.from({ length: 300_000 }, () => '')
  const { value } = includedCode(['', '', 'a', ...empty, 'b', ''], 'a.ts', {})
  expect([value.length, value.startsWith('a'), value.endsWith('b')]).toEqual([300_003, true, true])
  expect(includedCode(['', ''], 'a.ts', {}).value).toBe('')
})
