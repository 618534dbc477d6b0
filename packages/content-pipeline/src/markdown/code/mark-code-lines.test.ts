import { expect, test } from 'vitest'
import { markCodeLines } from './mark-code-lines.ts'

test.each([
  ['js', '// highlight-next-line\na\nb', ['highlighted:a', ':b']],
  ['python', '# highlight-start\na\nb\n# highlight-end\nc', ['highlighted:a', 'highlighted:b', ':c']],
  ['html', '<!-- focus-next-line -->\n<a>', ['focused:<a>']],
  ['css', '/* added-next-line */\na {}', ['added:a {}']],
  ['js', '// highlight-next-lin\na', [':// highlight-next-lin', ':a']],
  ['diff', '--- a\n+++ b\n-old\n+new\n same', [':--- a', ':+++ b', 'removed:-old', 'added:+new', ': same']],
])('comments and signs mark lines of %s', (language, code, expected) => {
  expect(markCodeLines(code, language, '').map(({ text, marks }) => `${marks.join(' ')}:${text}`)).toEqual(
    expected,
  )
})

test('with a range the comments are ordinary lines', () => {
  const lines = markCodeLines('// highlight-next-line\na', 'js', '{2}')
  expect(lines).toEqual([
    { text: '// highlight-next-line', marks: [] },
    { text: 'a', marks: ['highlighted'] },
  ])
})
