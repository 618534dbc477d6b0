import { expect, test } from 'vitest'
import { countWords, readingMinutes } from './count-words.ts'

test.each([
  ['', 0],
  ['Fôr og dødelighet', 3],
  ['4.5 mg/l', 3],
  ["it's a day-old feed", 4],
  ['… – !', 0],
  ['自然な日本語', 3],
  ['サーバーを起動します。', 5],
  ['人人生而自由,在尊严和权利上一律平等。', 9],
  ['第 3 章: Docker を使う', 5],
  ['มนุษย์ทั้งหลาย', 4],
])('"%s" has %i words', (text, expected) => {
  expect(countWords(text)).toBe(expected)
})

test('five thousand letters of Japanese take as long as two thousand five hundred words', () => {
  expect(readingMinutes(countWords('日本語の文。'.repeat(1000)))).toBe(13)
})

test.each([
  [0, 0],
  [1, 1],
  [200, 1],
  [201, 2],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})
