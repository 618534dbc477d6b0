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
