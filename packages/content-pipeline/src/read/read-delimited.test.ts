import { expect, test } from 'vitest'
import { readDelimited } from './read-delimited.ts'

const cellsOf = (text: string, delimiter = ',') => {
  const read = readDelimited(text, delimiter)
  return read.type === 'records' ? read.records.map(({ line, cells }) => [line, ...cells]) : read
}

test.each<[string, string, (string | number)[][]]>([
  [
    'cells',
    'a,b\n1,2\n',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'no line end at the end',
    'a,b\n1,',
    [
      [1, 'a', 'b'],
      [2, '1', ''],
    ],
  ],
  [
    'spaces around cells',
    'a , b\n 1,  2 3 \n',
    [
      [1, 'a', 'b'],
      [2, '1', '2 3'],
    ],
  ],
  [
    'quotes',
    'a,b\n"1,1","say ""so"""\n',
    [
      [1, 'a', 'b'],
      [2, '1,1', 'say "so"'],
    ],
  ],
  [
    'spaces around quotes',
    'a,b\n "1" , "2"\n',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'several lines in a cell',
    'a,b\n"1\n\n2",3\n4,5\n',
    [
      [1, 'a', 'b'],
      [2, '1\n\n2', '3'],
      [5, '4', '5'],
    ],
  ],
  [
    'empty lines',
    '\n\na\n\n1\n  \n2\n',
    [
      [3, 'a'],
      [5, '1'],
      [7, '2'],
    ],
  ],
  [
    'an empty cell in quotes',
    'a\n""\n',
    [
      [1, 'a'],
      [2, ''],
    ],
  ],
  ['a byte order mark', '\u{FEFF}"a",b\n', [[1, 'a', 'b']]],
  ['nothing', '', []],
])('%s', (_name, text, expected) => {
  expect(cellsOf(text)).toEqual(expected)
})

test('another delimiter', () => {
  expect(cellsOf('a\tb,c\n\t2\n', '\t')).toEqual([
    [1, 'a', 'b,c'],
    [2, '', '2'],
  ])
  expect(cellsOf('a\tb\tc\n1\t\t"q"\n\t"q"\tb\n', '\t')).toEqual([
    [1, 'a', 'b', 'c'],
    [2, '1', '', 'q'],
    [3, '', 'q', 'b'],
  ])
  expect(cellsOf('a b c\n1  "q"', ' ')).toEqual([
    [1, 'a', 'b', 'c'],
    [2, '1', '', 'q'],
  ])
  expect(cellsOf('a||b\n1||"2||3"', '||')).toEqual([
    [1, 'a', 'b'],
    [2, '1', '2||3'],
  ])
})

test.each([
  [
    'too few cells',
    'a,b\n\n1\n',
    { line: 3, problem: expect.stringContaining('in this row, 1, is not that of the first row, 2') },
  ],
  [
    'too many cells',
    'a\n1,2\n',
    { line: 2, problem: expect.stringContaining('in this row, 2, is not that of the first row, 1') },
  ],
  ['an open quote', 'a\n1\n"2\n3\n', { line: 3, problem: expect.stringContaining('never closed') }],
  ['text behind quotes', 'a\n"1" x\n', { line: 2, problem: expect.stringContaining('double quote within') }],
  [
    'a quote within a cell',
    'a\n\n5" pipe\n',
    { line: 3, problem: expect.stringContaining('double quote within') },
  ],
  ['a broken row below one of several lines', 'a,b\n"1\n2",3\n4\n', { line: 4 }],
])('broken: %s', (_name, text, expected) => {
  expect(cellsOf(text)).toMatchObject({ type: 'broken', ...expected })
})

test('a long file is read in a time that grows with it', () => {
  const read = readDelimited(`a,b\n${'"1 ""2""",3\n'.repeat(50_000)}`, ',')
  expect(read.type === 'records' && read.records.length).toBe(50_001)
})
