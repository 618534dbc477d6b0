import { expect, test } from 'vitest'
import { HOSTILE_LINES } from './testing/hostile-lines.ts'
import { findUnreadCommand, findUnreadCommands } from './find-unread-commands.ts'
import { markCodeLines } from './mark-code-lines.ts'

/** A pattern that tries each part of a line from each sign on takes minutes. */
const SIGNS = 300_000

test.each([
  ['js', '// highlight-next-line\na\nb', ['highlighted:a', ':b']],
  ['python', '# highlight-start\na\nb\n# highlight-end\nc', ['highlighted:a', 'highlighted:b', ':c']],
  ['html', '<!-- focus-next-line -->\n<a>', ['focused:<a>']],
  ['css', '/* added-next-line */\na {}', ['added:a {}']],
  ['wasm', ';; highlight-next-line\n(module)', ['highlighted:(module)']],
  ['batch', 'REM highlight-next-line\necho on', ['highlighted:echo on']],
  ['batch', ':: highlight-next-line\necho on', ['highlighted:echo on']],
  ['clojure', ';;; highlight-next-line\n(+ 1 2)', ['highlighted:(+ 1 2)']],
  ['fortran', '! highlight-next-line\nend', ['highlighted:end']],
  ['ocaml', '(* highlight-next-line *)\nlet a = 1', ['highlighted:let a = 1']],
  ['cobol', '*> highlight-next-line\nSTOP RUN.', ['highlighted:STOP RUN.']],
  ['haskell', '{- highlight-next-line -}\na = 1', ['highlighted:a = 1']],
  ['lua', '--[[ highlight-next-line ]]\na = 1', ['highlighted:a = 1']],
  ['jinja', '{# highlight-next-line #}\n{{ a }}', ['highlighted:{{ a }}']],
  ['handlebars', '{{!-- highlight-next-line --}}\n{{a}}', ['highlighted:{{a}}']],
  ['erlang', '%% highlight-next-line\na() -> ok.', ['highlighted:a() -> ok.']],
  ['text', 'rem and highlight-next-line\na', [':rem and highlight-next-line', ':a']],
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

test.each([
  ['a // [!code ++]\nb # [!code --]\nc', ['added:a', 'removed:b', ':c']],
  [
    '<a> <!-- [!code focus] -->\n/* [!code hl:2] */\nb\nc\nd',
    ['focused:<a>', 'highlighted:b', 'highlighted:c', ':d'],
  ],
  [
    'a // [!code error]\nb // [!code warning:2]\nc // [!code hl]\na // [!!code ++]\nlist[!code ++]',
    [
      'highlighted error:a',
      'highlighted warning:b',
      'highlighted warning:c',
      ':a // [!!code ++]',
      ':list[!code ++]',
    ],
  ],
])('notations at the end of lines mark them: %j', (code, expected) => {
  const lines = markCodeLines(code, 'text', '')
  expect(lines.map(({ text, marks }) => `${marks.join(' ')}:${text}`)).toEqual(expected)
})

test('lines are added and removed by number', () => {
  const lines = markCodeLines('a\nb\nc\nd', 'js', 'title="x" {4} ins={2-3} del={1}')
  expect(lines.map(({ text, marks }) => `${marks.join(' ')}:${text}`)).toEqual([
    'removed:a',
    'added:b',
    'added:c',
    'highlighted:d',
  ])
})

test.each([
  ['$ highlight-next-line', 'highlight-next-line'],
  ['~~ focus-start ~~', 'focus-start'],
  ['// highlight-next-line', null],
  ['use highlight-next-line', null],
  ['\t//  highlight-next-line  ', null],
  ['\t~  highlight-next-line  ~ ', 'highlight-next-line'],
  ['highlight-next-line', 'highlight-next-line'],
  ['highlight', null],
  ['dnl highlight-next-line', 'highlight-next-line'],
  ['+ // highlight-next-line', 'highlight-next-line'],
  ['{% comment %} highlight-next-line {% endcomment %}', 'highlight-next-line'],
])('%s holds the unread command %s', (line, command) => {
  expect(findUnreadCommand(line)).toBe(command)
})

test.each([
  ['a() // highlight-next-line\nb()', '', ['0 "highlight-next-line" is no command here, so readers see it.']],
  ['// Highlight-Next-Line\na', '', ['0 "Highlight-Next-Line" is no command here, so readers see it.']],
  ['// highlight-nextline\na', '', ['0 "highlight-nextline" is no command here, so readers see it.']],
  ['// highlight next line\na', '', ['0 "highlight next line" is no command here, so readers see it.']],
  ['a() // highlight-line', '', ['0 "highlight-line" is no command here, so readers see it.']],
  [
    '// highlight-next-line as here\na',
    '',
    ['0 "highlight-next-line" is no command here, so readers see it.'],
  ],
  [
    'a\n// highlight-next-line\nb',
    '{1}',
    ['1 "highlight-next-line" is shown, because this block names lines by number.'],
  ],
  ['// focus-start\na', '', ['0 "focus-start" marks all lines below, because no "focus-end" follows.']],
  [
    '// added-start\na\n// added-end\n// added-end\nb',
    '',
    ['3 "added-end" ends nothing, because no "added-start" is open above it.'],
  ],
  ['a\n// highlight-next-line', '', ['1 There is no line below "highlight-next-line", so it marks nothing.']],
  ['// highlight-next-line\na\n// highlight-start\nb\n// highlight-end', '', []],
  ['// eslint-disable-next-line\n// the end of a highlight\n// a next-line', '', []],
])('of %j with the options %j is told: %j', (code, meta, expected) => {
  const found = findUnreadCommands(code, 'js', meta)
  expect(found.map(({ index, problem }) => `${index} ${problem}`)).toEqual(expected)
})

test('in Markdown that is shown as code, comments of other languages are text', () => {
  const code = '```js\n// highlight-next-line\na\n```\n<!-- highlight-next-line -->\nb'
  const lines = markCodeLines(code, 'md', '')
  expect(lines.map(({ text }) => text)).toEqual(['```js', '// highlight-next-line', 'a', '```', 'b'])
  expect(findUnreadCommands(code, 'md', '')).toEqual([])
})

test.each(Object.entries(HOSTILE_LINES))('a line of a great many %s is read', (_what, lineOf) => {
  const line = lineOf(SIGNS)
  expect(findUnreadCommands(line, 'text', '')).toEqual([])
  expect(markCodeLines(line, 'text', '').map(({ text }) => line.includes(text))).toEqual([true])
})
