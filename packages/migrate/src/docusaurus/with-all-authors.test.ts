import { expect, test } from 'vitest'
import { withAllAuthors, withTextsOfAuthors } from './with-all-authors.ts'

const OWN = '# Ours\nida:\n  name: Ida\n'

test.each([
  [
    OWN,
    ['ida:\n  name: 艾达\nola:\n  name: Ola\n', 'kari: { name: Kari }\nola: { name: O }\n'],
    `${OWN}kari:\n  name: Kari\nola:\n  name: Ola\n`,
  ],
  [OWN, ['ida:\n  name: 艾达\n'], OWN],
  [OWN, ['a: [', '- a\n', ''], OWN],
  ['- a\n', ['ola:\n  name: Ola\n'], '- a\n'],
])('%j with the authors of %j', (text, translations, expected) => {
  expect(withAllAuthors(text, translations)).toBe(expected)
  expect(withAllAuthors(expected, translations)).toBe(expected)
})

test('an author whose names stand for too much is left out', () => {
  const laughs = ['a: &a0 [x, x, x, x, x, x, x, x, x, x]']
  for (let level = 0; level < 9; level += 1)
    laughs.push(`b${level}: &a${level + 1} [${`*a${level}, `.repeat(10)}]`)
  const hostile = `${laughs.join('\n')}\n`
  expect(withAllAuthors(OWN, [hostile])).toBe(OWN)
  expect(withAllAuthors(hostile, [OWN])).toBe(hostile)
})

test('numbers of authors are texts', () => {
  const text = 'ida:\n  name: Ida\n  page: true\n  socials:\n    stackoverflow: 1234 \n    x: ida1\n'
  const expected = text.replace('1234', '"1234"')
  expect(withTextsOfAuthors(text)).toBe(expected)
  expect(withTextsOfAuthors(expected)).toBe(expected)
})
