import { expect, test } from 'vitest'
import { countWords, readingMinutes } from './count-words.ts'

test.each([
  ['', 0],
  ['Fôr og dødelighet', 3],
  ['4.5 mg/l', 3],
  ["it's a day-old feed", 4],
  ['… – !', 0],
])('"%s" has %i words', (text, expected) => {
  expect(countWords(text)).toBe(expected)
})

test.each([
  [0, 0],
  [1, 1],
  [200, 1],
  [201, 2],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})
