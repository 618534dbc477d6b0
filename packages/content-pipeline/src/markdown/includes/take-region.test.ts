import { expect, test } from 'vitest'
import { takeRegion } from './take-region.ts'

test.each([
  ['a line comment', '// region a\none\n// endregion a', ['one']],
  ['a hash', '# region a\none\n# endregion a', ['one']],
  ["an editor's marker", '#region a\none\n#endregion a', ['one']],
  ['a comment in brackets', '/* region a */\none\n/* endregion a */', ['one']],
  ['a comment of HTML', '<!-- region a -->\none\n<!-- endregion a -->', ['one']],
  ['an indented one', 'x\n  // #region a\n  one\n  // #endregion a', ['  one']],
  [
    'another region inside',
    '// region a\none\n// region b\ntwo\n// endregion b\n// endregion a',
    ['one', 'two'],
  ],
  [
    'another region across',
    '// region b\n// region a\none\n// endregion b\ntwo\n// endregion a',
    ['one', 'two'],
  ],
  ['nothing inside', '// region a\n// endregion a', []],
  ['an end without a name', '// #region a\none\n// #endregion\ntwo', ['one']],
  ['an end without a name, in brackets', '<!-- region a -->\none\n<!-- endregion -->\ntwo', ['one']],
  [
    'an end without a name after inner ones',
    '// #region a\n// #region b\none\n// #endregion\n#region\ntwo\n#endregion\n// #region Some words\n// #endregion\n// #endregion\nthree',
    ['one', 'two'],
  ],
])('a region in %s is what is between its markers', (_name, text, expected) => {
  const outcome = takeRegion(text, 'a')
  expect(outcome.type === 'found' && outcome.lines.map((line) => line.text)).toEqual(expected)
})

test('a region knows the numbers of its lines', () => {
  const outcome = takeRegion('x\n// region a\none\n// endregion a', 'a')
  expect(outcome).toEqual({ type: 'found', lines: [{ line: 3, text: 'one' }] })
})

test('a whole file is included without its markers', () => {
  const outcome = takeRegion('one\n// region a\ntwo\n// endregion a', null)
  expect(outcome.type === 'found' && outcome.lines.map(({ text }) => text)).toEqual(['one', 'two'])
})

test('a whole file is included without the markers of editors, and an end marker without a start is text', () => {
  const text = '// #endregion\none\n// #region a\ntwo\n// #endregion\n/* region */\n# region'
  const outcome = takeRegion(text, null)
  expect(outcome.type === 'found' && outcome.lines.map(({ text: line }) => line)).toEqual([
    '// #endregion',
    'one',
    'two',
    '/* region */',
    '# region',
  ])
})

test('prose about regions is not a marker', () => {
  expect(takeRegion('// region a and b\n# The region a is large\n', 'a')).toEqual({
    type: 'unknown',
    known: [],
  })
})

test.each([
  ['an unknown region', '// region b\n// endregion b', { type: 'unknown', known: ['b'] }],
  ['a region that never ends', 'x\n// region a\none', { type: 'unclosed', line: 2 }],
  ['a region that ends before it begins', '// endregion a\n// region a\none', { type: 'unclosed', line: 2 }],
])('%s is none', (_name, text, expected) => {
  expect(takeRegion(text, 'a')).toEqual(expected)
})
